import Testing

@testable import Validation

@Suite("Trees that logs are held against")
struct LoadedTreeTests {
  @Test("Superclasses, asked for as often as a log has lines", .timeLimit(.minutes(10)))
  func superclasses() async throws {
    let files = try TemporaryTree(LocatorFixture.files)
    let tree = try await LoadedTree(below: [files.path], options: Validator.Options())
    for _ in 0..<2 {
      #expect(tree.superclasses(of: "BadgeController") == ["UIViewController", "UIResponder", "NSObject"])
      #expect(tree.superclasses(of: "NoSuchClass").isEmpty)
    }
    #expect((0..<20_000).allSatisfy { _ in tree.superclasses(of: "BadgeController").count == 3 })
  }
}
