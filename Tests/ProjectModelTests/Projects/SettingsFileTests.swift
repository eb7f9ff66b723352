import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import ProjectModel

@Suite("Build settings files")
struct SettingsFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The sorted settings, as `NAME=value`, or `NAME?` if the value is unknown.
    let expected: [String]
    let location: SourceLocation

    init(
      _ name: String,
      _ files: [String: String],
      _ expected: [String],
      location: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.files, self.expected, self.location) = (name, files, expected, location)
    }
  }

  static let cases = [
    Case("values and comments", ["A": "A = x y // z\n// B = 1\n\nC=\r\nD = a=b"], ["A=x y", "C=", "D=a=b"]),
    Case("the last one counts", ["A": "A = 1\nA = 2"], ["A=2"]),
    Case("conditions", ["A": "A = 1\nA[sdk=iphoneos*][arch=arm64] = 2\nB = 3"], ["A?", "B=3"]),
    Case(
      "includes, in their place",
      ["A": "A = 1\n#include \"sub/B\"\nB = 2", "sub/B": "A = 3\nB = 4"],
      ["A=3", "B=2"]
    ),
    Case("a missing file", ["A": "A = 1\n#include \"B\"\n"], ["A=1", "X?"]),
    Case("a missing optional file", ["A": "A = 1\n#include? \"B\"\n"], ["A=1"]),
    Case("a cycle", ["A": "#include \"B\"\nA = 1", "B": "#include \"A\"\nA = 2"], ["A=1"]),
    Case("no path", ["A": "#include B"], ["X?"]),
  ]

  @Test("Values", arguments: cases)
  func values(_ example: Case) throws {
    let tree = try TemporaryTree(example.files)
    let file = try #require(SettingsFile(tree("A")))
    let names = ["A", "B", "C", "D", "X"]
    let found = names.compactMap { name in
      file.isUncertain(name) ? name + "?" : file[name].map { "\(name)=\($0)" }
    }
    // If an included file is missing, all settings without a value are uncertain.
    let expected = example.expected.contains("X?") ? found.filter { $0.hasSuffix("?") && $0 != "X?" } : []
    #expect(found == (example.expected + expected).sorted(), sourceLocation: example.location)
  }

  @Test("A project file overrides its settings files, and a target overrides the project")
  func precedence() throws {
    let tree = try TemporaryTree([
      "Config/Target.xcconfig": """
      #include "Common.xcconfig"
      PRODUCT_MODULE_NAME = $(BRAND)_$(TARGET_NAME)
      IPHONEOS_DEPLOYMENT_TARGET = 13.0
      """,
      "Config/Common.xcconfig": "BRAND = Shop\nINFOPLIST_FILE = $(SRCROOT)/Info/$(BRAND).plist\n",
      "Config/Project.xcconfig":
        "SWIFT_VERSION = 5.0\nIPHONEOS_DEPLOYMENT_TARGET = 12.0\nPRODUCT_NAME = Whole\n",
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = A; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (Z, Y); };
        Z = { isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = "<group>"; };
        Y = { isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
        A = { buildConfigurations = (AC); };
        AC = { name = Debug; buildSettings = { SDKROOT = iphoneos; }; baseConfigurationReference = Y; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
        L = { buildConfigurations = (LC); };
        LC = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 14.0; }; baseConfigurationReference = Z; };
        U = { isa = PBXNativeTarget; name = Other; buildConfigurationList = M; };
        M = { buildConfigurations = (MC); }; MC = { name = Debug; buildSettings = {}; };
      }; rootObject = P; }
      """,
    ])
    let path = tree("App.xcodeproj/project.pbxproj")
    let targets = ProjectFile.targets(try FileBytes.read(path), path: path)
    #expect(targets.map(\.modules) == [["Shop_App"], ["Whole"]])
    #expect(targets.map { $0.deploymentTargets[.iOS]?.description } == ["14.0", "12.0"])
    #expect(targets.first?.infoLists == [tree("Info/Shop.plist")])
    #expect(targets.map(\.languageMode) == [[], []])
  }
}
