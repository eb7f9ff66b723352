import NibLoading
import NibproofTestSupport
import Testing

@testable import Validation

@Suite("The app around a path")
struct AppSearchTests {
  struct Case {
    let files: [String]
    let path: String
    /// The folder that is found, from the tree's own; nil for none.
    let folder: String?
    let location: SourceLocation

    init(
      _ path: String,
      in files: [String],
      _ folder: String?,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.path, self.files, self.folder, self.location) = (path, files, folder, location)
    }
  }

  private static let workspace = "All.xcworkspace/contents.xcworkspacedata"

  @Test(
    "The app's root is the nearest project, manifest or generator file, the outermost workspace, or the repository",
    arguments: [
      Case("App/Views", in: [ProjectText.path], ""),
      Case("App/Views", in: [workspace], ""),
      Case("App/Views", in: ["Package.swift"], ""),
      Case("App/Views", in: ["project.yml"], ""),
      Case("App/Views", in: ["Project.swift"], ""),
      Case("App/Views", in: [".git/HEAD"], ""),
      // A work tree or submodule has a file of this name.
      Case("App/Views", in: [".git"], ""),
      Case("App/Views", in: ["App/App.xcodeproj/project.pbxproj", "Package.swift"], "App"),
      Case("App/Views/Card.xib", in: ["App/App.xcodeproj/project.pbxproj"], "App"),
      // A document alone, beside the project itself.
      Case("App/Views/Card.xib", in: ["App/Views/App.xcodeproj/project.pbxproj"], "App/Views"),
      // The path is an app's own folder.
      Case("App/Views", in: ["App/Views/App.xcodeproj/project.pbxproj", "Package.swift"], nil),
      Case("App/Views", in: ["App/Views/.git/HEAD", "Package.swift"], nil),
      // A workspace above a project usually contains it.
      Case("App/Views", in: ["App/App.xcodeproj/project.pbxproj", workspace], ""),
      Case("App/Views", in: ["App/Views/App.xcodeproj/project.pbxproj", workspace], ""),
      Case("App/Views", in: ["App/Package.swift", workspace], ""),
      Case("App/Views", in: ["App/App.xcworkspace/contents.xcworkspacedata", workspace], ""),
      Case("App/Views", in: ["App/.git/HEAD", "App/Views/App.xcodeproj/project.pbxproj", workspace], nil),
      // Beyond the repository somebody else's begins.
      Case("App/Views", in: ["App/.git/HEAD", "Package.swift"], "App"),
      // Nothing tells of an app; what is deeper down does not count.
      Case("App/Views", in: ["App/Views/Kit/Package.swift"], nil),
      Case("App/Views", in: ["Readme.md"], nil),
    ]
  )
  func folder(_ example: Case) throws {
    let files = Dictionary(uniqueKeysWithValues: (example.files + ["App/Views/Card.xib"]).map { ($0, "") })
    let tree = try TemporaryTree(files)
    let expected = example.folder.map { $0.isEmpty ? tree.path : tree.path + "/" + $0 }
    #expect(
      AppSearch.folder(around: tree.path + "/" + example.path) == expected,
      sourceLocation: example.location
    )
  }

  /// An app with a class in another folder than the document that uses it, and a defect in each folder.
  private static let app = [
    ProjectText.path: "",
    "Theme/Card.swift": """
    import UIKit
    class Card: UIView { @IBInspectable var shade: CGFloat = 0; let nib = "Card" }
    // nibproof:ignore no-such-id - a comment that is told where it stands
    class Other {}
    """,
    "Views/Card.xib": xib(
      """
      <view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="shade"><real key="value" value="1"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="gone" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    ),
    "Other/Other.xib": xib(
      """
      <view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="lost" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    ),
  ]

  @Test(
    "A part of an app is validated against all its sources, without findings for the rest",
    arguments: ["Views", "Views/Card.xib"]
  )
  func part(_ path: String) async throws {
    let tree = try TemporaryTree(Self.app)
    let whole = try await tree.validate()
    let part = try await Validator().validate([tree.path + "/" + path])
    #expect(whole.results.flatMap(\.failures).count == 1)
    #expect(part.results.flatMap(\.failures) == [])
    #expect(part.findings == whole.findings.filter { $0.file == tree.path + "/Views/Card.xib" })
    #expect(part.findings.map(\.keyPath) == ["gone"])
    #expect(part.results.map(\.counts.sources) == [1])
  }

  @Test(
    "The findings of a document are those of the whole app",
    arguments: [
      "Views/Card.xib", "Views/Inner.xib", "Views/Idle.xib", "Boards/Main.storyboard", "Views", "Boards",
    ]
  )
  func sameFindings(_ path: String) async throws {
    let lost = { (owner: String, more: String) in
      xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
        <view id="v-1">\(more)<connections><outlet property="lost" destination="v-1" id="c-1"/></connections></view>
        """
      )
    }
    let tree = try TemporaryTree([
      ProjectText.path: "",
      "main.swift": """
      Bundle.main.loadNibNamed("Card", owner: Holder())
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      """,
      "Holder.swift": "class Holder: NSObject {}",
      "Start.swift": """
      class Start: UIViewController {
        override func viewDidLoad() { Bundle.main.loadNibNamed("Inner", owner: Holder()) }
      }
      class Box: UIView {
        @IBOutlet var label: UILabel!
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          Bundle.main.loadNibNamed("Box", owner: self)
          label.text = ""
        }
      }
      """,
      "Views/Card.xib": lost("Holder", #"<subviews><view id="v-2" customClass="Box"/></subviews>"#),
      "Views/Inner.xib": lost("Holder", ""),
      "Views/Idle.xib": lost("Holder", ""),
      "Nibs/Box.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Box"><connections>
        <outlet property="label" destination="l-1" id="c-1"/></connections></placeholder>
        <view id="v-1"><subviews><label id="l-1"/></subviews></view>
        """
      ),
      "Boards/Main.storyboard": storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects><viewController id="c-1" customClass="Start"><connections>
        <outlet property="gone" destination="c-1" id="o-1"/></connections></viewController></objects></scene>
        """
      ),
    ])
    let whole = try await tree.validate()
    let part = try await Validator().validate([tree.path + "/" + path])
    #expect(Set(whole.findings.map(\.isUnreachable)) == [true, false])
    #expect(part.findings == whole.findings.filter { PathName.isBelow($0.file, tree.path + "/" + path) })
  }

  @Test("A source selects the documents of the app that use its classes")
  func source() async throws {
    let tree = try TemporaryTree(Self.app)
    try tree.write("Views/View.swift", "class View: UIView {}")
    try tree.write("Views/Card+Shade.swift", "extension Card {}")
    for path in ["Theme/Card.swift", "Views/Card+Shade.swift"] {
      let report = try await Validator().validate([tree.path + "/" + path])
      #expect(Set(report.findings.map(\.keyPath)) == ["gone", "lost"])
    }
    let other = try await Validator().validate([tree.path + "/Views/View.swift"])
    #expect(other.findings.isEmpty && other.counts.documents == 0)
    let both = try await Validator().validate([
      tree.path + "/Views/Card.xib", tree.path + "/Views/View.swift",
    ])
    #expect(both.findings.map(\.keyPath) == ["gone"])
  }

  @Test("A configuration specifies the sources, and no other folders are read")
  func configuration() async throws {
    let tree = try TemporaryTree(Self.app)
    try tree.write("Views/nibproof.json", "{}")
    let report = try await Validator().validate([tree.path + "/Views"])
    #expect(report.results.map(\.counts.sources) == [0])
  }
}
