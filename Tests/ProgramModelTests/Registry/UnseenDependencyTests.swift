import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import ProgramModel
@testable import ProjectModel
@testable import SourceModel

@Suite("Unread dependencies")
struct UnseenDependencyTests {
  private func exist(_ files: [(path: String, imports: [String])], target: String? = nil) -> Bool {
    let sources = files.map { file in
      let language: SourceLanguage = file.path.hasSuffix(".swift") ? .swift : .objectiveC
      return SourceFile(path: file.path, language: language, imports: file.imports)
    }
    return UnreadDependencies.exist(
      with: sources,
      ProjectTargets(target.map { [ProjectTarget(name: $0)] } ?? [])
    )
  }

  @Test("System modules and modules with sources are read")
  func seen() {
    #expect(!exist([("App/A.swift", ["UIKit", "Foundation"])]))
    #expect(!exist([("App/A.swift", ["Toast"]), ("Pods/Toast/Toast/View.swift", [])]))
    #expect(!exist([("Toast/View.swift", []), ("View.swift", ["Toast"])]))
    #expect(!exist([("App/A.swift", ["AppKitExtras"])], target: "AppKitExtras"))
  }

  @Test("A header is read if a file has its name, ignoring case")
  func headers() {
    #expect(!exist([("App/A.m", ["Toast.h"]), ("App/Views/Toast.h", [])]))
    #expect(!exist([("App/A.m", ["UIView+Toast.h"]), ("App/Views/uiview+toast.h", [])]))
    #expect(!exist([("Toast.h", []), ("A.m", ["Toast.h"])]))
    #expect(exist([("App/A.m", ["Toast.h"]), ("App/BigToast.h", [])]))
  }

  @Test("Other imports are unread")
  func unseen() {
    #expect(exist([("App/A.swift", ["Toast"])]))
    #expect(exist([("App/A.swift", ["Toast"]), ("App/Toast.swift", [])]))
    #expect(exist([("App/A.swift", ["Toast"]), ("Pods/ToastKit/View.swift", [])]))
    #expect(exist([("App/A.swift", ["Toast", "Lamp"]), ("Pods/Toast/View.swift", [])]))
  }

  @Test("Imports of tests are ignored")
  func tests() {
    #expect(!exist([("App/A.swift", ["UIKit"]), ("Tests/T.swift", ["NibproofTesting"])]))
    #expect(!exist([("App/A.swift", ["UIKit"]), ("Tests/T.swift", ["XCTest", "Mocks"])]))
    #expect(!exist([("App/A.m", ["UIKit"]), ("Tests/T.m", ["XCTest.h", "MyMocks.h"])]))
    #expect(exist([("App/A.swift", ["Mocks"]), ("Tests/T.swift", ["XCTest", "Mocks"])]))
  }

  @Test("Imports in package manifests and scripts are ignored")
  func scripts() {
    #expect(!exist([("Package.swift", ["PackageThing"]), ("Tools/Dangerfile.swift", ["Danger"])]))
  }
}
