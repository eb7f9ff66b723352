import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// Which documents are loaded again after files came, went, moved, or changed what others depend on: all that it concerns,
/// and few others.
@Suite("Files that come and go between runs with an index")
struct FileEditTests {
  /// What some files hold then; nothing where they are gone.
  struct Edit: CustomTestStringConvertible {
    var name: String
    var files: [String: String?]
    /// The documents that are loaded again.
    var loaded: Set<String>
    var sourceLocation: Testing.SourceLocation

    init(
      _ name: String,
      _ files: [String: String?],
      loads loaded: Set<String>,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.name, self.files, self.loaded, self.sourceLocation) = (name, files, loaded, sourceLocation)
    }

    var testDescription: String { name }
  }

  private static let all: Set = [
    "Card.xib", "Main.storyboard", "Outer.xib", "Plain.xib", "Row.xib", "Side.storyboard", "Twin.xib",
  ]
  private static let project = "App.xcodeproj/project.pbxproj"
  private static let card = "@objc(Card) class Card: UIView { @objc let fixed = 1 }"

  static let edits = [
    Edit("A source that nobody names", ["New.swift": "class New: UIView {}"], loads: []),
    Edit(
      "An extension in a new source",
      ["New.swift": "extension Card { @objc var absent: Int { get { 0 } set {} } }"],
      loads: ["Card.xib"]
    ),
    // The documents of its target may mean what it held by any class that another target has.
    Edit(
      "A source that no target builds",
      ["Dead.swift": "class Dead: UIView { func f() { _ = UINib(nibName: \"Gone\", bundle: nil) } }"],
      loads: []
    ),
    Edit("A class that is gone", ["Card.swift": nil], loads: ["Card.xib", "Plain.xib", "Twin.xib"]),
    Edit(
      "A class that moves",
      ["Card.swift": nil, "More/Card.swift": card],
      loads: ["Card.xib", "Plain.xib", "Twin.xib"]
    ),
    Edit("A second class of a name", ["More/Card.swift": card], loads: ["Card.xib"]),
    Edit(
      "A source that breaks off",
      ["Card.swift": "class Card: UIView { func open() {"],
      loads: ["Card.xib"]
    ),
    Edit("A nib that nobody asks for", ["New.xib": nib("New")], loads: ["New.xib"]),
    Edit("A nib that a class loads", ["Late.xib": nib("New")], loads: ["Late.xib", "Outer.xib"]),
    Edit("A nib that is gone", ["Card.xib": nil], loads: ["Main.storyboard"]),
    Edit(
      "A nib that moves",
      ["Card.xib": nil, "More/Card.xib": nib("Card")],
      loads: ["More/Card.xib", "Main.storyboard"]
    ),
    Edit(
      "A second nib of a name",
      ["More/Twin.xib": nib("Card")],
      loads: ["More/Twin.xib", "Twin.xib"]
    ),
    Edit("A document that names another class", ["Plain.xib": nib("Outer")], loads: ["Plain.xib"]),
    Edit(
      "A document that finds a class in another module",
      ["Plain.xib": nib("Twin", #"customModule="App""#)],
      loads: ["Plain.xib", "Twin.xib"]
    ),
    Edit(
      "A document that cannot be read any more",
      ["Side.storyboard": "<document>"],
      loads: ["Side.storyboard", "Main.storyboard"]
    ),
    Edit(
      "A scene without its identifier",
      ["Side.storyboard": side("")],
      loads: ["Side.storyboard", "Main.storyboard"]
    ),
    Edit("A storyboard that is gone", ["Side.storyboard": nil], loads: ["Main.storyboard"]),
    Edit(
      "A source that another target builds",
      [
        project: project(
          app: ["Card.swift", "Twin.xib", "Plain.xib"],
          beta: ["Twin.swift", "Beta/Twin.swift"]
        )
      ],
      loads: ["Plain.xib", "Twin.xib"]
    ),
    Edit(
      "A document that another target builds",
      [
        project: project(
          app: ["Card.swift", "Twin.swift", "Twin.xib"],
          beta: ["Beta/Twin.swift", "Plain.xib"]
        )
      ],
      loads: ["Plain.xib"]
    ),
    Edit(
      "A project that lists a source more",
      [
        project: project(app: ["Card.swift", "New.swift", "Twin.swift", "Twin.xib", "Plain.xib"]),
        "New.swift": "extension Card { @objc var absent: Int { get { 0 } set {} } }",
      ],
      loads: ["Card.xib"]
    ),
    Edit(
      "A source that a target builds",
      [project: project(app: ["Card.swift", "List.swift", "Twin.swift", "Twin.xib", "Plain.xib"])],
      loads: ["Row.xib"]
    ),
    // What stands beside no source that a target builds may be built.
    Edit(
      "Sources that no target builds any more",
      [project: project(app: ["Twin.xib", "Plain.xib"])],
      loads: ["Card.xib", "Outer.xib", "Plain.xib", "Row.xib", "Twin.xib"]
    ),
    Edit("Another oldest system", [project: project(system: "15.0")], loads: all),
    Edit("Another version of Swift", [project: project(swift: "3.0")], loads: all),
    Edit("A project that is gone", [project: nil], loads: all),
    Edit(
      "A project that lists an image",
      [project: project(beta: ["Beta/Twin.swift", "a.png"])],
      loads: all
    ),
    Edit("A manifest of a package", ["Package.swift": "// the manifest"], loads: all),
    Edit("An image", ["Images.xcassets/star.imageset/Contents.json": "{}"], loads: all),
    Edit("A module that nobody knows", ["New.swift": "import Elsewhere"], loads: all),
    Edit(
      "A class that objects are made instances of",
      ["New.swift": "class New: UIView { func adopt() { object_setClass(self, Card.self) } }"],
      loads: all
    ),
    Edit("A setting for all", ["nibproof.json": #"{ deploymentTarget: "14.0" }"#], loads: all),
  ]

  static let files = [
    project: project(),
    "App.swift": "@main class App {}",
    "Card.swift": card,
    "Twin.swift": "class Twin: UIView { @objc let fixed = 1; var absent = 1 }",
    "Beta/Twin.swift": "class Twin: UIView { @objc var fixed = 1 }",
    "Outer.swift": """
    @objc(Outer) class Outer: UIView {
      override func awakeFromNib() { Bundle.main.loadNibNamed("Late", owner: self) }
    }
    """,
    "List.swift": """
    class List: UIViewController {
      func list() { table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row") }
    }
    """,
    "Row.xib": xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="label" destination="l" id="c"/></connections></placeholder>
      <tableViewCell id="v"><subviews><label id="l"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="never" value="a"/></userDefinedRuntimeAttributes>
      </label></subviews></tableViewCell>
      """
    ),
    "Card.xib": nib("Card"),
    "Plain.xib": nib("UIView"),
    "Outer.xib": nib("Outer"),
    "Twin.xib": nib("Twin", #"customModule="App" customModuleProvider="target""#),
    "Main.storyboard": storyboard(
      """
      <viewController id="c" nibName="Card" customClass="UIViewController"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="never" value="a"/></userDefinedRuntimeAttributes>
      </viewController>
      <viewControllerPlaceholder storyboardName="Side" referencedIdentifier="first" id="p"/>
      """
    ),
    "Side.storyboard": side(#"storyboardIdentifier="first""#),
  ]

  private static func side(_ identifier: String) -> String {
    storyboard(
      """
      <viewController id="s" \(identifier)><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="never" value="a"/></userDefinedRuntimeAttributes>
      </viewController>
      """
    )
  }

  /// A nib of one object with attributes.
  private static func nib(_ className: String, _ module: String = "") -> String {
    let attributes = ["fixed", "absent", "never"].map { key in
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" value=\"2\"/>"
        + "</userDefinedRuntimeAttribute>"
    }
    return xib(
      """
      <view id="v" customClass="\(className)" \(module)><userDefinedRuntimeAttributes>
      \(attributes.joined(separator: "\n"))
      </userDefinedRuntimeAttributes></view>
      """
    )
  }

  private static func storyboard(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="1"><objects>
    \(objects)
    </objects></scene></scenes>
    </document>
    """
  }

  /// A project with two targets that build some files.
  private static func project(
    app: [String] = ["Card.swift", "Twin.swift", "Twin.xib", "Plain.xib"],
    beta: [String] = ["Beta/Twin.swift"],
    system: String = "13.0",
    swift: String = "5.0"
  ) -> String {
    var objects =
      "P = { isa = PBXProject; mainGroup = G; projectDirPath = \"\"; targets = (TApp, TBeta); };\n"
    var children: [String] = []
    for (target, files) in [("App", app), ("Beta", beta)] {
      var built: [String] = []
      for (number, file) in files.enumerated() {
        let id = "\(target)\(number)"
        objects += "F\(id) = { isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
        objects += "X\(id) = { isa = PBXBuildFile; fileRef = F\(id); };\n"
        children.append("F\(id)")
        built.append("X\(id)")
      }
      objects += """
        T\(target) = { isa = PBXNativeTarget; name = \(target); buildPhases = (B\(target)); \
        buildConfigurationList = L\(target); };
        B\(target) = { isa = PBXSourcesBuildPhase; files = (\(built.joined(separator: ", "))); };
        L\(target) = { isa = XCConfigurationList; buildConfigurations = (C\(target)); };
        C\(target) = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; \
        IPHONEOS_DEPLOYMENT_TARGET = \(system); SWIFT_VERSION = \(target == "App" ? swift : "3.0"); }; };

        """
    }
    objects +=
      "G = { isa = PBXGroup; sourceTree = \"<group>\"; children = (\(children.joined(separator: ", "))); };"
    return "{ objects = { \(objects) }; rootObject = P; }"
  }

  // MARK: - Runs

  /// What a run finds, with what an index knows.
  private static func run(_ tree: TemporaryTree, _ index: FactIndex? = nil) async throws -> (
    findings: [Finding], index: FactIndex
  ) {
    let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
    var run = IndexedRun([index].compactMap(\.self), trust: .unchangedFiles, options: Validator.Options())
    return (await run.results(of: units).flatMap(\.result.findings), run.index)
  }

  private static func write(_ files: [String: String?], to tree: TemporaryTree) throws {
    for (name, text) in files {
      if let text {
        try tree.write(name, text)
      } else {
        try FileManager.default.removeItem(atPath: "\(tree.path)/\(name)")
      }
    }
  }

  @Test("Only what an edit may concern is loaded again, and what it does concern is", arguments: edits)
  func loadsAgain(_ edit: Edit) async throws {
    let tree = try TemporaryTree(Self.files)
    let first = try await Self.run(tree)
    #expect(Set(first.findings.map { tree.relative($0.file) }) == Self.all.union(["Outer.swift"]))
    try Self.write(edit.files, to: tree)
    let found = try await Self.run(tree, first.index.withKeptMessages).findings
    let fresh = found.filter { !$0.message.hasPrefix("as kept") && !$0.file.hasSuffix(".swift") }
    #expect(Set(fresh.map { tree.relative($0.file) }) == edit.loaded, sourceLocation: edit.sourceLocation)
    let places = { (findings: [Finding]) in
      findings.map { ($0.keyPath ?? "") + $0.file + $0.id.rawValue }.sorted()
    }
    let plain = try await Self.run(tree).findings
    #expect(places(found) == places(plain), sourceLocation: edit.sourceLocation)
  }

  @Test
  func `any number of edits, one after the other, leads to what a run without an index finds`() async throws {
    let tree = try TemporaryTree(Self.files)
    var random = SeededGenerator(seed: 7)
    var (index, isMade) = (FactIndex(), Self.edits.map { _ in false })
    var (written, reports): ([String: String], Set<[Finding]>) = (Self.files, [])
    for round in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        isMade[Int.random(in: isMade.indices, using: &random)].toggle()
      }
      var files: [String: String?] = Self.files
      for (edit, isMade) in zip(Self.edits, isMade) where isMade { files.merge(edit.files) { $1 } }
      let wanted = files.compactMapValues(\.self)
      for name in written.keys where wanted[name] == nil { try Self.write([name: nil], to: tree) }
      for (name, text) in wanted where written[name] != text { try tree.write(name, text) }
      written = wanted
      let found = try await Self.run(tree, index)
      #expect(try await Self.run(tree).findings == found.findings, "round \(round)")
      reports.insert(found.findings)
      index = found.index
    }
    #expect(reports.count > 20, "the edits do change what is found")
  }
}
