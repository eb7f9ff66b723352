import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

private final class Node: Hashable {
  var kids: [Node] = []
  var friends: [Node] = []
  var number = 1

  static func == (left: Node, right: Node) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Suite("Nested collections")
struct ReadingBoundsTests {
  private let registry: ClassRegistry
  private let node = Node()

  init() throws {
    registry = try ClassRegistry {
      $0.register(Node.self) {
        $0.property("kids", \.kids)
        $0.property("friends", \.friends)
        $0.property("number", \.number)
      }
    }
    node.kids = [node]
    node.friends = [node]
  }

  private func path(_ keys: String..., times count: Int, _ last: String) -> AttributeKeyPath {
    AttributeKeyPath(
      (Array(repeating: keys.joined(separator: "."), count: count) + [last]).joined(separator: ".")
    )
  }

  @Test("A few levels are read")
  func few() throws {
    #expect(
      try registry.value(forKeyPath: "kids.kids.kids.number", of: node) == .array([.array([.array([1])])])
    )
    #expect(try registry.value(forKeyPath: "friends.kids.number", of: node) == .array([.array([1])]))
    #expect(try registry.value(forKeyPath: path("kids", times: 16, "number"), of: node).elements?.count == 1)
  }

  @Test(
    "Too many levels raise an error, without stack overflow",
    arguments: ["kids", "friends", "@unionOfObjects", "kids.@unionOfArrays"],
    ["number", "@count"]
  )
  func many(key: String, last: String) throws {
    for count in [18, 20_000] {
      let error = #expect(throws: KeyValueCodingError.self) {
        try registry.value(forKeyPath: path("kids", key, times: count, last), of: node)
      }
      guard case .tooDeep = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
  }

  @Test("Too many elements raise an error early")
  func crowded() throws {
    let (few, many) = (Node(), Node())
    few.kids = Array(repeating: Node(), count: 5_000)
    node.kids = [few, few]
    #expect(
      try registry.value(forKeyPath: "kids.kids.@unionOfArrays.number", of: node).elements?.count == 10_000
    )
    // Neither array exceeds the limit alone, but both together do.
    many.kids = Array(repeating: Node(), count: (1 << 18) - 4_999)
    node.kids = [few, many]
    let error = #expect(throws: KeyValueCodingError.self) {
      try registry.value(forKeyPath: "kids.kids.number", of: node)
    }
    #expect(error == .tooDeep(key: "number"))
  }

  @Test("Setting takes paths of any length")
  func setting() throws {
    #expect(try registry.setValue(2, forKeyPath: path("kids", times: 20_000, "number"), of: node) == .stored)
    #expect(node.number == 2)
  }
}
