import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import ProjectModel
@testable import Validation

@Suite("Surveys of trees")
struct TreeSurveyTests {
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F, A, O, U); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = V.xib; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = ../Shared/Deep/B.swift; sourceTree = "<group>"; };
      U = { isa = PBXFileReference; path = ../Gone/C.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (B); buildConfigurationList = L; };
      B = { isa = PBXResourcesBuildPhase; files = (X1, X2, X3, X4); };
      X1 = { fileRef = F; }; X2 = { fileRef = A; }; X3 = { fileRef = O; }; X4 = { fileRef = U; };
      L = { buildConfigurations = (C); };
      C = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0; }; };
    }; rootObject = P; }
    """

  @Test("Documents, sources, oldest systems, third-party folders, and folders outside of the tree")
  func survey() async throws {
    let tree = try TemporaryTree([
      "App/App.xcodeproj/project.pbxproj": Self.project,
      "App/V.xib": xib("<view id=\"v\"/>"), "App/A.swift": "class A {}",
      "App/Pods/Kit/K.xib": xib("<view id=\"v\"/>"), "App/Pods/Kit/K.swift": "class K {}",
      "App/Lib/Vendor/W.storyboard": xib("<view id=\"v\"/>"),
      "Shared/Deep/B.swift": "class B {}",
    ])
    #expect(
      try await Validator().survey(tree.path + "/App")
        == TreeSurvey(
          documents: [.iOS: 1],
          sources: 2,
          deploymentTargets: [.iOS: PlatformVersion(12)],
          vendoredFolders: [
            .init(path: "Lib/Vendor", documents: 1, isManaged: false),
            .init(path: "Pods", documents: 1, isManaged: true),
          ],
          foldersElsewhere: ["../Shared"]
        )
    )
  }

  @Test("An empty folder, a missing folder, and a file")
  func nothing() async throws {
    let tree = try TemporaryTree(["V.xib": xib("")])
    #expect(
      await #expect(throws: ValidationError.self) { try await Validator().survey(tree.path + "/none") }
        == .noSuchPath(tree.path + "/none")
    )
    #expect(
      await #expect(throws: ValidationError.self) { try await Validator().survey(tree.path + "/V.xib") }
        == .unreadable(path: tree.path + "/V.xib", reason: "not a folder")
    )
    let empty = try TemporaryTree()
    #expect(try await Validator().survey(empty.path) == TreeSurvey())
  }
}
