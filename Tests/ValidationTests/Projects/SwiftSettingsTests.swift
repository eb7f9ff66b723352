import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import SourceSyntax
@testable import Validation

/// The settings of a target with two configurations and of its project, and the language mode of the target's sources.
private struct Case: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var debug: String
  var release: String
  var common: String
  var attributes: String
  var expected: SwiftLanguageMode
  var location: SourceLocation

  init(
    _ description: String,
    debug: String = "",
    release: String = "",
    common: String = "",
    attributes: String = "",
    is expected: SwiftLanguageMode,
    location: SourceLocation = #_sourceLocation
  ) {
    testDescription = description
    (self.debug, self.release, self.common, self.attributes) = (debug, release, common, attributes)
    (self.expected, self.location) = (expected, location)
  }
}

private let two = "SWIFT_VERSION = 2.3;"
private let three = "SWIFT_VERSION = 3.0;"
private let four = "SWIFT_VERSION = 4.2;"
private let five = "SWIFT_VERSION = 5.0;"
private let inferring = "SWIFT_SWIFT3_OBJC_INFERENCE = On;"

@Suite("Swift settings of Xcode projects")
struct SwiftSettingsTests {
  private static func project(_ testCase: Case) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL;
        attributes = { \(testCase.attributes) }; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = V.swift; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      Q = { isa = PBXFileReference; path = "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (B); buildConfigurationList = TL; };
      B = { isa = PBXSourcesBuildPhase; files = (X); };
      X = { isa = PBXBuildFile; fileRef = F; };
      TL = { buildConfigurations = (TD, TR); };
      TD = { name = Debug; \(settings(testCase.debug)) };
      TR = { name = Release; \(settings(testCase.release)) };
      PL = { buildConfigurations = (PD, PR); };
      PD = { name = Debug; \(settings(testCase.common)) };
      PR = { name = Release; \(settings(testCase.common)) };
    }; rootObject = P; }
    """
  }

  /// Returns a build configuration from its description, `FILE|SETTINGS` or `SETTINGS`.
  private static func settings(_ text: String) -> String {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let base = parts.count > 1 ? "baseConfigurationReference = \(parts[0]);" : ""
    return "\(base) buildSettings = { \(parts.last ?? "") };"
  }

  private static let old = "LastUpgradeCheck = 0730;"

  private static let cases = [
    Case("nothing is set", is: .uncertain),
    Case("Swift 5", common: five, is: []),
    Case("Swift 4", common: four, is: []),
    Case("Swift 3", common: three, is: .swift3),
    Case("Swift 2", common: two, is: .beforeSwift3),
    Case("the target's own", debug: five, release: five, common: two, is: []),
    Case("the older of two configurations", debug: two, release: five, is: .beforeSwift3),
    Case("one of two configurations has no value", debug: three, is: [.swift3, .uncertain]),
    Case("an expression", common: "SWIFT_VERSION = \"$(NEWEST)\";", attributes: old, is: .uncertain),
    Case("a file may decide", debug: "R|", release: "R|", common: two, is: .uncertain),
    Case("a file of CocoaPods", debug: "Q|", release: "Q|", common: two, is: .beforeSwift3),
    // The inference of @objc has a separate setting.
    Case("inferred in Swift 4", common: four + inferring, is: .infersObjC),
    Case("as the version has it", common: four + "SWIFT_SWIFT3_OBJC_INFERENCE = Default;", is: []),
    Case("not inferred in Swift 3", common: three + "SWIFT_SWIFT3_OBJC_INFERENCE = Off;", is: .isSwift3),
    // Versions before Xcode 8 did not require SWIFT_VERSION.
    Case("of Xcode 7", attributes: old, is: .beforeSwift3),
    Case(
      "of Xcode 7, with an empty version",
      common: "SWIFT_VERSION = \"\";",
      attributes: old,
      is: .beforeSwift3
    ),
    Case("of Xcode 7, with a newer version", common: five, attributes: old, is: []),
    Case("of Xcode 8", attributes: "LastUpgradeCheck = 0800;", is: .uncertain),
    Case(
      "of Xcode 7, with settings that Xcode 8 has updated",
      attributes: "LastSwiftUpdateCheck = 0730; LastUpgradeCheck = 0800;",
      is: .beforeSwift3
    ),
    Case(
      "of Xcode 8, with settings of Xcode 7",
      attributes: "LastSwiftUpdateCheck = 0800; LastUpgradeCheck = 0730;",
      is: .uncertain
    ),
    Case("of Xcode 10", attributes: "LastUpgradeCheck = 1010;", is: .uncertain),
    Case("no number", attributes: "LastUpgradeCheck = new;", is: .uncertain),
    Case(
      "a project that Xcode 8 has made sources for",
      attributes: old + "LastSwiftUpdateCheck = 0820;",
      is: .uncertain
    ),
    Case(
      "a target that Xcode 9 has made",
      attributes: old + "TargetAttributes = { T = { CreatedOnToolsVersion = 9.1; }; };",
      is: .uncertain
    ),
    Case(
      "a target that Xcode 8 has brought to another version",
      attributes: old + "TargetAttributes = { T = { LastSwiftMigration = 0800; }; };",
      is: .uncertain
    ),
    Case(
      "another target that Xcode 9 has made",
      attributes: old + "TargetAttributes = { U = { CreatedOnToolsVersion = 9.1; }; };",
      is: .beforeSwift3
    ),
    Case(
      "a file may decide in a project of Xcode 7",
      debug: "R|",
      common: "",
      attributes: old,
      is: [.beforeSwift3, .uncertain]
    ),
    Case("a file may decide for such a project", common: "R|", attributes: old, is: .uncertain),
  ]

  @Test("The language mode of a target's sources", arguments: cases)
  fileprivate func languageMode(_ testCase: Case) {
    let targets = ProjectTargets(
      ProjectFile.targets(Array(Self.project(testCase).utf8), path: ProjectText.path)
    )
    #expect(targets.languageMode(ofSource: "V.swift") == testCase.expected, sourceLocation: testCase.location)
    #expect(targets.languageMode(ofSource: "Other.swift") == .uncertain)
  }

  private static let document = xib(
    """
    <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="title" value="x"/></userDefinedRuntimeAttributes></view>
    <button id="b-1"><connections><action selector="tap:" destination="v-1" eventType="touchUpInside" id="a-1"/>
    </connections></button>
    """
  )
  private static let source = """
    class V: UIView {
      var title = ""
      @IBAction func tap(sender: Any) {}
    }
    """

  private func found(_ settings: String, _ source: String = source) async throws -> [String] {
    let tree = try TemporaryTree([
      ProjectText.path: Self.project(Case("", common: settings, is: [])),
      "V.xib": Self.document, "V.swift": source,
    ])
    return try await tree.validate().findings.map {
      "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "")"
    }
  }

  @Test("The members of a class depend on its Swift version")
  func documents() async throws {
    #expect(try await found(two) == [])
    #expect(try await found(three) == ["undefined-action crash-on-use tap:"])
    #expect(try await found(five) == ["undefined-key dropped title", "undefined-action crash-on-use tap:"])
    #expect(try await found("") == ["undefined-key dropped title", "undefined-action crash-on-use tap:"])
    #expect(
      try await found(
        "",
        Self.source.replacing(
          "class V: UIView {",
          with: "class V: UIView {\noverride func drawRect(rect: CGRect) {}"
        )
      )
        == []
    )
    #expect(
      try await found(two, Self.source.replacing("func tap", with: "func press"))
        == ["undefined-action crash-on-use tap:"]
    )
  }
}
