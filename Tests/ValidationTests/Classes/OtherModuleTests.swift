import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes in another module than that of the document's target")
struct OtherModuleTests {
  private static let source = "class V: UIView { @objc var one = \"\" }"
  private static let inherited = #"customModule="One" customModuleProvider="target""#

  /// Returns the findings about a document that the target `One` builds, which also declares an unrelated class.
  private static func findings(_ files: [String: String]) async throws -> [Finding] {
    let own = [
      ProjectText.path: ProjectText.targets("One", "Two"),
      "One/W.swift": "class W { let nib = UINib(nibName: \"A\", bundle: nil) }",
      "One/A.xib": TargetScopeTests.view("one", inherited),
    ]
    return try await TemporaryTree(own.merging(files) { $1 }).validate().findings
  }

  /// Returns the message about a class that only modules other than the document's module declare.
  private static func missing(_ modules: [String]) -> String {
    let missing = MissingClass(
      name: "V",
      module: "One",
      reason: .elsewhere(modules: modules, nil),
      moduleRole: .builder
    )
    return UnknownClass.missing(missing, substitute: "UIView").message
  }

  @Test("A class that only another target builds is missing, and the finding names its module")
  func moved() async throws {
    let found = try await Self.findings(["Two/V.swift": Self.source])
    #expect(found.first?.message == Self.missing(["Two"]))
    #expect(found.map(\.keyPath) == [nil, "one"])
    #expect(found.last?.notes == [.created("UIView", insteadOf: "V")])
    #expect(found.map(\.id) == [.unknownClass, .undefinedKey])
    #expect(found.allSatisfy { $0.consequence == .dropped })
    #expect(found.first?.suggestion == "Two.V")
    #expect(found.first?.consoleMessage == "Unknown class _TtC3One1V in Interface Builder file.")
    #expect(found.first?.declaration?.file.hasSuffix("Two/V.swift") == true)
  }

  @Test("The module that builds the document counts, regardless of the specified module")
  func spelledModule() async throws {
    let spelled = #"customModule="Two" customModuleProvider="target""#
    let document = TargetScopeTests.view("one", spelled)
    let found = try await Self.findings(["Two/V.swift": Self.source, "One/A.xib": document])
    #expect(found.first?.message == Self.missing(["Two"]))
    let named = TargetScopeTests.view("one", #"customModule="Two""#)
    #expect(try await Self.findings(["Two/V.swift": Self.source, "One/A.xib": named]).isEmpty)
  }

  @Test("This applies to packages, and the finding names all modules with the class")
  func packages() async throws {
    let package = ["Kit/Package.swift": "", "Kit/Sources/Kit/V.swift": Self.source]
    #expect(try await Self.findings(package).first?.suggestion == "Kit.V")
    let both = try await Self.findings(package.merging(["Two/V.swift": Self.source]) { $1 })
    #expect(both.first?.message == Self.missing(["Kit", "Two"]))
    #expect(both.first.map { $0.suggestion == nil } == true)
  }

  @Test("A class that only another module declares is missing from the module in the document")
  func namedModule() async throws {
    let document = ["One/A.xib": TargetScopeTests.view("one", #"customModule="One""#)]
    let target = document.merging(["Two/V.swift": Self.source]) { $1 }
    let package = document.merging(["Kit/Package.swift": "", "Kit/Sources/Kit/V.swift": Self.source]) { $1 }
    for (files, module) in [(target, "Two"), (package, "Kit")] {
      let found = try await Self.findings(files)
      #expect(found.map(\.id) == [.unknownClass, .undefinedKey])
      #expect(found.first?.message == "class 'V' not found in module 'One'; declared in '\(module)'")
      #expect(found.first?.suggestion == "\(module).V")
      #expect(found.first?.consoleMessage == "Unknown class _TtC3One1V in Interface Builder file.")
    }
  }

  @Test("An unread module may have the class, unless no source imports it and no dependency has its name")
  func unreadModule() async throws {
    let unread = TargetScopeTests.view("one", #"customModule="OldKit""#)
    let files = ["Two/V.swift": Self.source, "One/A.xib": unread]
    let found = try await Self.findings(files)
    #expect(found.map(\.likely) == [.module, nil])
    #expect(found.map(\.isReported) == [true, false])
    for other in [
      ["One/B.swift": "import OldKit"], ["Podfile.lock": "PODS:\n  - Old-Kit (1.0)\n"],
      ["Two/V.swift": "private class V: UIView {}"], ["Two/V.swift": "class W: UIView {}"],
    ] {
      let found = try await Self.findings(files.merging(other) { $1 })
      #expect(found.allSatisfy { $0.likely == nil && $0.consequence != .dropped }, "\(other)")
    }
  }

  @Test("An app whose code was all read lacks a module that nothing builds")
  func closedApp() async throws {
    let files = [
      ProjectText.path: ProjectText.targets("One", productType: "application"), "One/V.swift": Self.source,
      "One/A.xib": TargetScopeTests.view("one", #"customModule="OldKit""#),
    ]
    let found = try await Self.findings(files)
    #expect(found.map(\.id) == [.unknownClass, .undefinedKey])
    #expect(found.map(\.consequence) == [.dropped, .dropped])
    #expect(found.first?.suggestion == "One.V")
    #expect(found.first?.consoleMessage == "Unknown class _TtC6OldKit1V in Interface Builder file.")
    let linked = try await Self.findings(files.merging(["One/B.swift": "import OldKit"]) { $1 })
    #expect(linked.allSatisfy { $0.consequence == .unverified })
  }

  @Test(
    "An extension cannot use the classes of its app",
    arguments: [
      ("app-extension", "Two/V.swift", true), ("app-extension", "One/V.swift", true),
      ("framework", "Two/V.swift", false), ("bundle.unit-test", "Two/V.swift", false),
    ]
  )
  func moduleOfApp(_ type: String, _ path: String, _ isMissing: Bool) async throws {
    let app = ProjectText.targets("One", "Two").replacing(
      "name = Two; ",
      with: "name = Two; productType = \"com.apple.product-type.application\"; "
    ).replacing("name = One; ", with: "name = One; productType = \"com.apple.product-type.\(type)\"; ")
    let found = try await Self.findings([
      ProjectText.path: app, path: Self.source,
      "One/A.xib": TargetScopeTests.view("one", #"customModule="Two""#),
    ])
    guard isMissing else { return #expect(found.allSatisfy { $0.id != .unknownClass || !$0.isReported }) }
    #expect(found.map(\.id) == [.unknownClass, .undefinedKey])
    #expect(found.map(\.consequence) == [.dropped, .dropped])
    #expect(found.first?.suggestion == (path.hasPrefix("One") ? "One.V" : nil))
  }

  @Test(
    "A document cannot name a nested class without a name in Objective-C",
    arguments: ["enum Kit { NESTED }", "enum Kit {}\nextension Kit { NESTED }", "extension Kit { NESTED }"]
  )
  func nested(_ outer: String) async throws {
    let declaration = outer.replacing("NESTED", with: Self.source)
    let found = try await Self.findings(["One/V.swift": declaration])
    #expect(found.map(\.id) == [.unusableClass, .undefinedKey])
    #expect(found.first?.message.hasPrefix("class 'V' is nested in 'Kit'") == true)
    #expect(found.first?.consequence == .dropped)
    #expect(found.first?.declaration?.file.hasSuffix("One/V.swift") == true)
    let named = ["One/V.swift": "@objc(V) \(Self.source)", "One/A.xib": TargetScopeTests.view("one")]
    #expect(try await Self.findings(named).isEmpty)
  }

  @Test(
    "A watch app uses the classes of its extension",
    arguments: [#"customModule="Extension""#, #"customModule="Watch" customModuleProvider="target""#],
    ["2", ""]
  )
  func watchExtension(_ module: String, version: String) async throws {
    func target(_ name: String, _ type: String, _ more: String = "") -> (String, String) {
      (
        "T\(name) = { isa = PBXNativeTarget; name = \(name); ",
        "T\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; \(more)"
      )
    }
    var project = ProjectText.targets("App", "Watch", "Extension")
    // In WatchKit 1, the extension contains the watch app.
    let (isNew, dependency) = (version == "2", "dependencies = (D); ")
    for (plain, typed) in [
      target("App", "application"),
      target("Watch", "application.watchapp\(version)", isNew ? dependency : ""),
      target("Extension", "watchkit\(version)-extension", isNew ? "" : dependency),
    ] { project = project.replacing(plain, with: typed) }
    project = project.replacing(
      "objects = {",
      with: "objects = { D = { isa = PBXTargetDependency; target = \(isNew ? "TExtension" : "TWatch"); };"
    )
    let controller = { (outlet: String) in
      "import Foundation\nclass Main: NSObject { @IBOutlet var \(outlet): NSObject? }"
    }
    let tree = try TemporaryTree([
      ProjectText.path: project,
      "App/Main.swift": controller("screen"), "Extension/Main.swift": controller("label"),
      "Watch/Interface.storyboard": """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" \
      initialViewController="c-1"><scenes><scene sceneID="s-1"><objects>
      <controller id="c-1" customClass="Main" \(module)><items><label id="l-1"/></items><connections>
      <outlet property="label" destination="l-1" id="o-1"/><outlet property="screen" destination="l-1" id="o-2"/>
      </connections></controller></objects></scene></scenes></document>
      """,
    ])
    let found = try await tree.validate().findings.filter { $0.file.hasSuffix("storyboard") }
    #expect(found.map(\.keyPath) == ["screen"])
    #expect(found.map(\.id) == [.undefinedOutlet])
  }

  struct Uncertainty: CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ files: [String: String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.files, self.sourceLocation) = (name, files, sourceLocation)
    }
  }

  static let doubts = [
    Uncertainty("The target has one as well", ["Two/V.swift": source, "One/V.swift": source]),
    Uncertainty("No target builds the source", ["Else/V.swift": source]),
    Uncertainty(
      "One of the sources no target builds",
      ["Else/V.swift": source, "Two/V.swift": source]
    ),
    Uncertainty(
      "A source of the target was not read",
      [
        "Two/V.swift": source,
        ProjectText.path: ProjectText.targets("One", "Two")
          .replacing("TOne = {", with: "TOne = { buildPhases = (B);")
          .replacing("(SOne", with: "(F, SOne")
          .replacing(
            "objects = {",
            with: """
              objects = { F = { isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
              X = { fileRef = F; }; B = { files = (X); };
              """
          ),
      ]
    ),
    Uncertainty(
      "A file decides what the module is called",
      [
        "Two/V.swift": source,
        ProjectText.path: ProjectText.targets("One", "Two")
          .replacing("COne = {", with: "COne = { baseConfigurationReference = R;")
          .replacing("objects = {", with: "objects = { R = { isa = PBXFileReference; path = a.xcconfig; };")
          .replacing(
            "COne = { baseConfigurationReference = R; buildSettings = { PRODUCT_NAME",
            with: "COne = { baseConfigurationReference = R; buildSettings = { OTHER"
          ),
      ]
    ),
    Uncertainty(
      "Both targets build a module of one name",
      [
        "Two/V.swift": source,
        ProjectText.path: ProjectText.targets("One", "Two").replacing("$(TARGET_NAME)", with: "One"),
      ]
    ),
    Uncertainty(
      "A storyboard of a watch names classes of its extension",
      [
        "Two/V.swift": source,
        "One/A.xib": TargetScopeTests.view("one", inherited).replacing("iOS.CocoaTouch", with: "watchKit"),
      ]
    ),
  ]

  /// The settings and the files of a resource bundle, and whether the bundle's document finds a class of the app.
  static let bundles: [(settings: String, files: [String], isFound: Bool)] = [
    ("PRODUCT_NAME = Res;", [], false),
    ("PRODUCT_NAME = Res; IBC_MODULE = One;", [], true),
    ("PRODUCT_NAME = Res; IBSC_MODULE = One;", [], true),
    ("PRODUCT_NAME = Res; PRODUCT_MODULE_NAME = One;", [], true),
    ("PRODUCT_NAME = \"$(BRAND)\";", [], true),
    // Code in C may declare classes at run time.
    ("PRODUCT_NAME = Res;", ["Res/main.c"], true),
  ]

  @Test("The module of a document in a bundle without code is that of the bundle", arguments: bundles)
  func resourceBundle(settings: String, files: [String], isFound: Bool) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.project([
        ProjectText.Target(name: "One", files: ["One/V.swift"], settings: "PRODUCT_NAME = One;"),
        ProjectText.Target(name: "Res", files: ["Res/A.xib"] + files, product: "bundle", settings: settings),
      ]),
      "One/V.swift": Self.source + "\n@main class App { let nib = UINib(nibName: \"A\", bundle: other) }",
      "Res/A.xib": TargetScopeTests.view("one", Self.inherited),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unknownClass && $0.isVerified }
    #expect(
      found.map(\.message)
        == (isFound
          ? [] : ["class 'V' not found in module 'Res', which builds the document; declared in 'One'"])
    )
  }

  @Test("An ambiguous class is not reported", arguments: doubts)
  func isSilent(_ uncertainty: Uncertainty) async throws {
    let found = try await Self.findings(uncertainty.files).filter { $0.id == .unknownClass }
    #expect(found.isEmpty, sourceLocation: uncertainty.sourceLocation)
  }

  /// An Objective-C class in a target, and the finding about a document that specifies a module for the class.
  struct ObjectiveCCase: CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var id: FindingID?
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ files: [String: String],
      _ id: FindingID?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.files, self.id, self.sourceLocation) = (name, files, id, sourceLocation)
    }
  }

  private static let header = "@interface V : UIView\n@property NSString *one;\n@end"
  private static let code = "#import \"V.h\"\n@implementation V\n@end"

  static let objectiveC = [
    ObjectiveCCase("In its own target", ["One/V.h": header, "One/V.m": code], .unusableClass),
    ObjectiveCCase("In another target", ["Two/V.h": header, "Two/V.m": code], .unknownClass),
    ObjectiveCCase(
      "In another target, where a source of its own was not read",
      ["Two/V.h": header, "Two/V.m": code, "One/Broken.swift": "import Unread"],
      .unknownClass
    ),
  ]

  @Test(arguments: objectiveC)
  func `an Objective-C class has no module, wherever it is declared`(_ test: ObjectiveCCase) async throws {
    let found = try await Self.findings(test.files)
    #expect(found.first?.id == test.id, sourceLocation: test.sourceLocation)
  }
}
