import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Runs with dependencies")
struct DependencyRunTests {
  private static let app = """
    import UIKit
    class Panel: ToastView { @IBOutlet var label: UILabel! }
    let nib = UINib(nibName: "Panel", bundle: nil)
    """
  private static let nib = DocumentText.xib(
    """
    <view id="v" customClass="Panel" customModule="App" customModuleProvider="target"><connections>\
    <outlet property="label" destination="l" id="o1"/><outlet property="gone" destination="l" id="o2"/>\
    </connections></view><label id="l"/>
    """
  )
  private static let toast = "import UIKit\nopen class ToastView: UIView { @IBOutlet var title: UILabel! }\n"
  private static let lock = "PODS:\n  - Toast (4.0.0)\n"

  private func findings(
    _ files: [String: String],
    below path: String = "App",
    _ options: Validator.Options = Validator.Options()
  ) async throws -> (findings: [String], diagnostics: [String]) {
    let tree = try TemporaryTree(["App/App.swift": Self.app, "App/Panel.xib": Self.nib])
    for (name, text) in files { try tree.write(name, text.replacing("ROOT", with: tree.path)) }
    var options = options
    options.places.sourcePackages = options.places.sourcePackages.map { tree($0) }
    let report = try await Validator(options: options).validate([tree(path)])
    let findings = report.findings.map {
      "\(tree.relative($0.file)) \($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "-")"
    }
    let diagnostics = report.results.flatMap(\.diagnostics).map {
      "\(tree.relative($0.place.description)) \($0.kind.rawValue)"
    }
    return (findings, diagnostics)
  }

  private static let proved = ["App/Panel.xib undefined-outlet crash gone"]
  private static let unverified = [
    "App/Panel.xib undefined-outlet unverified gone"
  ]

  @Test("Classes of pods, local pods, packages and frameworks are known")
  func known() async throws {
    #expect(try await findings([:]).findings == Self.unverified)
    let pods = ["App/Podfile.lock": Self.lock, "App/Pods/Toast/Toast.swift": Self.toast]
    #expect(try await findings(pods).findings == Self.proved)
    let local = [
      "App/Podfile.lock": Self.lock + "EXTERNAL SOURCES:\n  Toast:\n    :path: ../Toast\n",
      "Toast/Toast.swift": Self.toast,
    ]
    #expect(try await findings(local).findings == Self.proved)
    let package = [
      "App/Package.resolved":
        #"{"pins": [{"identity": "toast", "location": "https://a.b/Toast", "state": {"version": "1.0.0"}}]}"#,
      "Packages/checkouts/Toast/Toast.swift": Self.toast,
    ]
    var options = Validator.Options()
    options.places.sourcePackages = ["Packages"]
    #expect(try await findings(package, options).findings == Self.proved)
    options.specFile = nil
    // A list of sources in the configuration does not affect dependencies.
    let configured = package.merging(["App/nibproof.json": #"{sources: ["*.swift"]}"#]) { $1 }
    #expect(try await findings(configured, options).findings == Self.proved)
    // A path inside of the app is validated with all of the app's dependencies.
    let part = try await findings(
      pods.merging(["App/App.xcodeproj/project.pbxproj": ""]) { $1 },
      below: "App/Panel.xib"
    )
    #expect(part.findings == Self.proved)
  }

  @Test("Dependencies have no findings of their own")
  func silent() async throws {
    let broken = """
      import UIKit
      // nibproof:ignore nothing
      class Lost: UIView { func load() { _ = UINib(nibName: "Nowhere", bundle: nil) } }
      """
    let nib = Self.nib.replacing("Panel", with: "Lost")
    for folder in ["App/Pods/Toast", "App/.build/checkouts/Toast", "App/Carthage/Checkouts/Toast"] {
      let found = try await findings([
        "App/Podfile.lock": Self.lock, "App/Cartfile.resolved": "",
        folder + "/Toast.swift": Self.toast, folder + "/Lost.swift": broken, folder + "/Lost.xib": nib,
        folder + "/nibproof.json": "{ nonsense: 1 }",
      ])
      #expect(found.findings == Self.proved, "\(folder)")
      #expect(!found.diagnostics.contains { $0.hasSuffix("acceptance") }, "\(folder)")
    }
  }

  @Test("The nib of a pod is available to code that loads it")
  func resources() async throws {
    let loads = Self.app + "let other = UINib(nibName: \"PodNib\", bundle: nil)\n"
    let found = try await findings([
      "App/App.swift": loads, "App/Podfile.lock": Self.lock, "App/Pods/Toast/Toast.swift": Self.toast,
      "App/Pods/Toast/PodNib.xib": Self.nib,
    ])
    #expect(found.findings == Self.proved)
  }

  @Test("Edits of other sources do not change the missing dependency that is named")
  func main() async throws {
    let edited = try await EditedTree([
      "Podfile.lock": "PODS:\n  - Alpha (1.0.0)\n  - Toast (4.0.0)\n",
      "App.swift": """
      import UIKit
      import Toast
      class Panel: UIView { @objc var toast: ToastView? }
      let nib = UINib(nibName: "Panel", bundle: nil)
      """,
      "Panel.xib": DocumentText.xib(
        """
        <view id="v" customClass="Panel" customModule="App" customModuleProvider="target">\
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="toast" value="a"/>\
        </userDefinedRuntimeAttributes></view>
        """
      ),
    ])
    for edit in ["", "\n", "\n\n"] {
      try await edited.write("Other.swift", edit)
      _ = try await edited.findings()
      let report = try await edited.tree.validate()
      #expect(report.results.flatMap(\.diagnostics).map(\.place.position.line) == [3])
    }
  }

  @Test("An unreadable lock file, and a copy of another version, are warnings")
  func warnings() async throws {
    let invalid = try await findings(["App/Podfile.lock": "PODS:\n  - Toast\n"])
    #expect(invalid.diagnostics == ["App/Podfile.lock:2:5 dependency"])
    let other = try await findings([
      "App/Podfile.lock": Self.lock, "App/Pods/Toast/Toast.swift": Self.toast,
      "App/Pods/Manifest.lock": "PODS:\n  - Toast (3.0.0)\n",
    ])
    #expect(other.findings == Self.proved)
    #expect(other.diagnostics == ["App/Podfile.lock:2:5 dependency"])
  }
}
