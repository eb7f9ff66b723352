import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("The app around a path")
struct AppSearchTests {
  /// A path in a tree, and the folder of the app that contains the path.
  struct Case {
    let files: [String: String]
    let path: String
    /// The app's folder, relative to the tree; nil if the search does not find an app.
    let folder: String?
    let location: SourceLocation

    init(
      _ path: String,
      in files: [String: String],
      _ folder: String?,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.path, self.files, self.folder, self.location) = (path, files, folder, location)
    }
  }

  private func check(_ testCase: Case) throws {
    let (path, files) = (testCase.path, testCase.files)
    let tree = try TemporaryTree(files)
    if files["App/Views/Card.xib"] == nil { try tree.write("App/Views/Card.xib", "") }
    if path.hasSuffix(".storyboard") { try tree.write(path, "") }
    let expected = testCase.folder.map { $0.isEmpty ? tree.path : tree.path + "/" + $0 }
    #expect(AppSearch.folder(around: tree.path + "/" + path) == expected, sourceLocation: testCase.location)
  }

  private static let workspace = "All.xcworkspace/contents.xcworkspacedata"
  private static let nested = "App/App.xcodeproj/project.pbxproj"

  /// A source in the folder from which most cases start the search.
  private static let cardSource = "App/Views/Card.swift"

  private static func references(_ locations: String...) -> String {
    "<Workspace>\n"
      + locations.map { "<FileRef\n location = \"\($0)\">\n</FileRef>\n" }.joined() + "</Workspace>"
  }

  @Test(
    "The app's root is the nearest project or manifest, or the outermost workspace, that contains the files",
    arguments: [
      // An unreadable project may contain any file.
      Case("App/Views", in: [ProjectText.path: ""], ""),
      Case("App/Views", in: [workspace: ""], ""),
      Case("App/Views", in: ["Package.swift": ""], ""),
      Case("App/Views", in: ["project.yml": ""], ""),
      Case("App/Views", in: ["Project.swift": ""], ""),
      Case("App/Views", in: ["App.csproj": ""], ""),
      // The manifest of a project generator makes its folder a separate app.
      Case("App/Views", in: ["App/project.yml": "", "project.yml": "", cardSource: ""], "App"),
      Case("App/Views", in: ["App/Project.swift": "", "Kit/Project.swift": "", ".git": ""], "App"),
      Case("App/Views/Card.xib", in: ["App/Project.swift": "", "Package.swift": package("")], "App"),
      Case("App", in: ["App/Project.swift": "", "Project.swift": ""], nil),
      Case("App/Views", in: [nested: "", "Package.swift": ""], "App"),
      Case("App/Views/Card.xib", in: [nested: ""], "App"),
      // A document without sources, in the folder that contains the project.
      Case("App/Views/Card.xib", in: ["App/Views/App.xcodeproj/project.pbxproj": ""], "App/Views"),
      // The path is the folder of an app.
      Case("App/Views", in: ["App/Views/App.xcodeproj/project.pbxproj": "", "Package.swift": ""], nil),
      Case("App/Views", in: ["App/Views/.git/HEAD": "", "Package.swift": "", cardSource: ""], nil),
      // A workspace above a project usually contains the project.
      Case("App/Views", in: [nested: "", workspace: ""], ""),
      Case("App/Views", in: ["App/Views/App.xcodeproj/project.pbxproj": "", workspace: ""], ""),
      Case("App/Views", in: ["App/Package.swift": "", workspace: ""], ""),
      Case("App/Views", in: ["App/App.xcworkspace/contents.xcworkspacedata": "", workspace: ""], ""),
      Case(
        "App/Views",
        in: ["App/.git/HEAD": "", "App/Views/App.xcodeproj/project.pbxproj": "", workspace: ""],
        nil
      ),
      // The other project is outside of the repository.
      Case("App/Views", in: ["App/.git/HEAD": "", "App/Main.swift": "", "Package.swift": ""], "App"),
      Case("App/Views", in: ["App/.git/HEAD": "", "Main.swift": ""], nil),
      // There are no files that indicate an app; deeper folders are not searched.
      Case("App/Views", in: ["App/Views/Kit/Package.swift": ""], nil),
      Case("App/Views", in: ["Readme.md": ""], nil),
    ]
  )
  func unknownContents(_ example: Case) throws { try check(example) }

  @Test(
    "A folder with sources that no project above contains is an app of its own",
    arguments: [
      Case("App/Views", in: [cardSource: "", ".git/HEAD": "", "Other/Other.swift": ""], nil),
      Case("App/Views/Card.xib", in: [cardSource: "", ".git": "", "Main.swift": ""], "App/Views"),
      Case("App/Views/Card.xib", in: ["App/Code/Card.swift": "", ".git": "", "Main.swift": ""], "App"),
      Case("App/Views", in: ["App/Code/Card.swift": "", ".git": "", "Main.swift": ""], "App"),
      Case(
        "App/Base.lproj/Main.storyboard",
        in: ["App/Main.swift": "", ".git": "", "Main.swift": ""],
        "App"
      ),
      // The sources of dependencies are not the app's own sources.
      Case("App/Views/Card.xib", in: ["App/Podfile": "", "App/Pods/A/A.m": "", ".git": "", "B.m": ""], ""),
      // Projects.
      Case(
        "App/Views",
        in: [cardSource: "", ProjectText.path: ProjectText.app(["App/Views/Card.swift"])],
        ""
      ),
      Case("App/Views", in: [cardSource: "", ProjectText.path: ProjectText.app(["App/Views/Card.xib"])], ""),
      Case("App/Views", in: [cardSource: "", ProjectText.path: ProjectText.app(["App/Main.swift"])], nil),
      Case("App/Views", in: [cardSource: "", ProjectText.path: ProjectText.app(["App/Views/Read.md"])], nil),
      Case("App/Views", in: [cardSource: "", ProjectText.path: ProjectText.targets("App")], ""),
      Case("App/Views", in: [cardSource: "", ProjectText.path: ProjectText.targets("AppTests")], nil),
      Case("App/Views", in: [cardSource: "", ProjectText.path: ProjectText.app(["App"])], ""),
      Case("App/Views", in: [cardSource: "", nested: ProjectText.app([".."])], nil),
      Case("App/Views/Card.xib", in: [cardSource: "", nested: ProjectText.app(["Main.swift"])], "App/Views"),
      // Without sources in its folder, the document may belong to the project.
      Case("App/Views/Card.xib", in: ["App/Main.swift": "", nested: ProjectText.app(["Main.swift"])], "App"),
      // Workspaces.
      Case("App/Views", in: [nested: "", workspace: references("group:App/App.xcodeproj")], ""),
      Case("App/Views", in: [nested: "", workspace: references("container:Other.xcodeproj")], "App"),
      Case("App/Views", in: [cardSource: "", workspace: references("group:App")], ""),
      Case("App/Views", in: [cardSource: "", workspace: references("group:Other")], nil),
      Case(
        "App/Views",
        in: [
          nested: "",
          workspace: "<Group location = 'x' name><Group\n location = \"group:App\">"
            + references("group:App.xcodeproj"),
        ],
        ""
      ),
      Case(
        "App/Views",
        in: [
          cardSource: "", workspace: references("group:Kit/Kit.xcodeproj"),
          "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.app(["../App/Views/Card.swift"]),
        ],
        ""
      ),
      // Packages.
      Case("Sources/Kit", in: ["Package.swift": package(""), "Sources/Kit/Kit.swift": ""], ""),
      Case("App/Views", in: [cardSource: "", "Package.swift": package("")], nil),
      Case("App/Views", in: [cardSource: "", "Package.swift": package(#", path: "App""#)], ""),
      Case(
        "App/Views",
        in: [cardSource: "", "Package.swift": package(#", path: ".", exclude: ["App"]"#)],
        nil
      ),
      Case("App/Views", in: [cardSource: "", "Package.swift": package(", path: folder")], ""),
      // Project generators.
      Case(
        "App/Views",
        in: [cardSource: "", "project.yml": "targets:\n  A:\n    sources:\n      - path: App\n"],
        ""
      ),
      Case(
        "App/Views",
        in: [cardSource: "", "project.yml": "targets:\n  A:\n    sources: [App/Views, B]\n"],
        ""
      ),
      Case(
        "App/Views",
        in: [cardSource: "", "B/B.swift": "", "project.yml": "targets:\n  A:\n    sources: B\n"],
        nil
      ),
      Case("App/Views", in: [cardSource: "", "Project.swift": #"t(sources: ["App/**/*.swift"])"#], ""),
      Case(
        "App/Views",
        in: [cardSource: "", "B/B.swift": "", "Project.swift": #"t(sources: ["B/**"])"#],
        nil
      ),
    ]
  )
  func contents(_ example: Case) throws { try check(example) }

  private static func package(_ arguments: String) -> String {
    #"let p = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: [.product(name: "A", package: "A")]\#(arguments))])"#
  }

  /// An app with a class in another folder than the document that uses the class, and with a finding in each folder.
  private static let app = [
    ProjectText.path: "",
    "Theme/Card.swift": """
    import UIKit
    class Card: UIView { @IBInspectable var shade: CGFloat = 0; let nib = "Card" }
    // nibproof:ignore no-such-id - a comment that is reported at its position
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
