import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import ReferenceGraph
@testable import Validation

/// The settings of a target with two configurations and of its project, and the resulting iOS deployment target.
private struct Case: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var debug: String
  var release: String
  var common: String
  var expected: PlatformVersion?
  var location: SourceLocation

  init(
    _ description: String,
    debug: String = "",
    release: String = "",
    common: String = "",
    is expected: PlatformVersion?,
    location: SourceLocation = #_sourceLocation
  ) {
    testDescription = description
    (self.debug, self.release, self.common) = (debug, release, common)
    (self.expected, self.location) = (expected, location)
  }
}

private let nine = "IPHONEOS_DEPLOYMENT_TARGET = 9.0;"
private let eleven = "IPHONEOS_DEPLOYMENT_TARGET = 11.4;"

@Suite("Deployment targets of Xcode projects")
struct DeploymentTargetsTests {
  private static func project(_ debug: String, _ release: String, _ common: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = V.xib; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      Q = { isa = PBXFileReference; path = "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = "Pods/Target Support Files/Pods/Pods.debug.xcconfig"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (B); buildConfigurationList = TL; };
      B = { isa = PBXResourcesBuildPhase; files = (X); };
      X = { isa = PBXBuildFile; fileRef = F; };
      TL = { buildConfigurations = (TD, TR); };
      TD = { name = Debug; \(settings(debug)) };
      TR = { name = Release; \(settings(release)) };
      PL = { buildConfigurations = (PD, PR); };
      PD = { name = Debug; \(settings(common)) };
      PR = { name = Release; \(settings(common)) };
    }; rootObject = P; }
    """
  }

  /// Returns a build configuration from its description, `FILE|SETTINGS` or `SETTINGS`.
  private static func settings(_ text: String) -> String {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let base = parts.count > 1 ? "baseConfigurationReference = \(parts[0]);" : ""
    return "\(base) buildSettings = { \(parts.last ?? "") };"
  }

  private static let cases = [
    Case("nothing is set", is: nil),
    Case("the project's", common: nine, is: PlatformVersion(9)),
    Case("the target's own", debug: eleven, release: eleven, common: nine, is: PlatformVersion(11, 4)),
    Case("the older of two configurations", debug: nine, release: eleven, is: PlatformVersion(9)),
    Case("one of two configurations has no value", debug: nine, is: nil),
    Case("an expression", debug: "IPHONEOS_DEPLOYMENT_TARGET = \"$(OLD)\";", release: nine, is: nil),
    Case("another platform", common: "MACOSX_DEPLOYMENT_TARGET = 10.9;", is: nil),
    Case("a file may decide", debug: "R|", release: "R|", common: nine, is: nil),
    Case(
      "a file that the target overrides",
      debug: "R|" + nine,
      release: "R|" + nine,
      is: PlatformVersion(9)
    ),
    Case("a target for iOS alone", common: nine + "SDKROOT = iphoneos;", is: PlatformVersion(9)),
    Case("one for an older iOS", common: nine + "SDKROOT = iphoneos8.1;", is: PlatformVersion(9)),
    Case("one for another platform", common: nine + "SDKROOT = watchos;", is: nil),
    Case(
      "its own platform",
      debug: "SDKROOT = watchos;",
      release: "SDKROOT = watchos;",
      common: nine,
      is: nil
    ),
    Case("one for several", common: nine + "SDKROOT = auto;", is: PlatformVersion(9)),
    Case(
      "one for several, written the older way",
      common: nine + "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";",
      is: PlatformVersion(9)
    ),
    Case(
      "supported, with another SDK in the project",
      debug: "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros xrsimulator\";",
      release: "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";",
      common: nine + "SDKROOT = appletvos;",
      is: PlatformVersion(9)
    ),
    Case(
      "not supported, with its SDK in the project",
      debug: "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";",
      release: "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";",
      common: nine + "SDKROOT = iphoneos;",
      is: nil
    ),
    Case(
      "one of unknown platforms",
      common: nine + "SDKROOT = appletvos; SUPPORTED_PLATFORMS = \"$(PLATFORMS)\";",
      is: PlatformVersion(9)
    ),
    Case("a file of CocoaPods", debug: "Q|", release: "Q|", common: nine, is: PlatformVersion(9)),
    Case("one of old CocoaPods", debug: "O|", release: "O|", common: nine, is: PlatformVersion(9)),
  ]

  @Test("The certain deployment target of a target", arguments: cases)
  fileprivate func versions(_ testCase: Case) {
    let text = Self.project(testCase.debug, testCase.release, testCase.common)
    let targets = ProjectTargets(
      ProjectFile.targets(Array(text.utf8), path: ProjectText.path)
    )
    #expect(
      targets.deploymentTarget(of: "V.xib", on: .iOS) == testCase.expected,
      sourceLocation: testCase.location
    )
    #expect(targets.deploymentTarget(of: "Other.xib", on: .iOS) == nil)
  }

  private static let document = xib(
    """
    <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="gone" value="x"/></userDefinedRuntimeAttributes></view>
    """
  )

  @Test("A document is loaded on the project's oldest system, unless specified otherwise")
  func loads() async throws {
    let tree = try TemporaryTree([
      ProjectText.path: Self.project("", "", "IPHONEOS_DEPLOYMENT_TARGET = 7.0;"),
      "V.xib": Self.document, "V.swift": "import UIKit\nclass V: UIView {}\n",
    ])
    #expect(try await tree.validate().findings.map(\.consequence) == [.crash])
    #expect(
      try await Validator().trace(tree.path + "/V.xib", sources: [tree.path]).conditions.deploymentTarget
        == PlatformVersion(7)
    )
    var options = Validator.Options()
    options.deploymentTarget = PlatformVersion(8)
    #expect(try await tree.validate(options).findings.map(\.consequence) == [.dropped])
    try tree.write("nibproof.json", "{ deploymentTarget: \"9.0\" }")
    #expect(try await tree.validate().findings.map(\.consequence) == [.dropped])
  }
}
