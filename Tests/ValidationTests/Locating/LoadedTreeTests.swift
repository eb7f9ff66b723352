import NibproofTestSupport
import RuntimeAttributes
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

  @Test("The classes are those of all units and platforms, each once")
  func classes() async throws {
    let files = try TemporaryTree([
      "A/spec.json": "{}", "A/A.xib": xib(#"<view id="v-1"/>"#), "A/A.swift": "class A: UIView {}",
      "B/spec.json": "{}", "B/Phone.xib": xib(#"<view id="v-1"/>"#),
      "B/Mac.xib": mac(#"<customView id="v-1"/>"#),
      "B/B.swift": "class B: NSView {}",
    ])
    let tree = try await LoadedTree(below: [files.path], options: Validator.Options())
    #expect(tree.classes.map(\.name).sorted() == ["A", "B"])
  }
}
