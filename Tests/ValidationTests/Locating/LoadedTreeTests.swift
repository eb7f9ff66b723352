import Testing

@testable import Validation

@Suite("Trees that logs are held against")
struct LoadedTreeTests {
  @Test("Superclasses, of thousands of names as well as of one", .timeLimit(.minutes(1)))
  func superclasses() async throws {
    let files = try TemporaryTree(LocatorFixture.files)
    let tree = try await LoadedTree(below: [files.path], options: Validator.Options())
    for _ in 0..<2 {
      #expect(tree.superclasses(of: "BadgeController") == ["UIViewController", "UIResponder", "NSObject"])
      #expect(tree.superclasses(of: "NoSuchClass").isEmpty)
    }
    #expect((0..<5000).allSatisfy { tree.superclasses(of: "Other\($0)").isEmpty })
  }
}
