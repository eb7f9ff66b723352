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

  /// A tree whose target `One` builds the document, and has another class.
  private static func findings(_ files: [String: String]) async throws -> [Finding] {
    let own = [
      ProjectText.path: ProjectText.targets("One", "Two"),
      "One/W.swift": "class W { let nib = UINib(nibName: \"A\", bundle: nil) }",
      "One/A.xib": TargetScopeTests.view("one", inherited),
    ]
    return try await TemporaryTree(own.merging(files) { $1 }).validate().findings
  }

  /// The message about a class that only other modules than the document's have.
  private static func missing(_ modules: [String]) -> String {
    let missing = MissingClass(name: "V", module: "One", reason: .elsewhere(modules: modules, nil))
    return FindingReason.unknownClass(missing, substitute: "UIView").message
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

  @Test("An ambiguous class is not reported", arguments: doubts)
  func isSilent(_ uncertainty: Uncertainty) async throws {
    let found = try await Self.findings(uncertainty.files).filter { $0.id == .unknownClass }
    #expect(found.isEmpty, sourceLocation: uncertainty.sourceLocation)
  }

  /// A class of Objective-C in a target, and what is found where the document names a module for it.
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
  func `a class of Objective-C has no module, wherever it is`(_ test: ObjectiveCCase) async throws {
    let found = try await Self.findings(test.files)
    #expect(found.first?.id == test.id, sourceLocation: test.sourceLocation)
  }
}
