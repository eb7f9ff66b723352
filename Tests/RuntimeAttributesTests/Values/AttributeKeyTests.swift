import Testing

@testable import RuntimeAttributes

@Suite("Keys")
struct AttributeKeyTests {
  struct Case: CustomTestStringConvertible {
    var key: AttributeKey
    var other: AttributeKey
    /// Whether both keys have the same setter, `set<Key>:`.
    var haveOneSetter: Bool
    var sourceLocation: SourceLocation

    init(
      _ key: AttributeKey,
      _ other: AttributeKey,
      oneSetter: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.key = key
      self.other = other
      haveOneSetter = oneSetter
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(key), \(other)" }
  }

  @Test(
    "Setters do not depend on the case of the first letter, but keys do",
    arguments: [
      Case("title", "Title", oneSetter: true),
      Case("title", "tItle", oneSetter: false),
      Case("URL", "uRL", oneSetter: true),
      Case("URL", "url", oneSetter: false),
      Case("a", "A", oneSetter: true),
      Case("a", "", oneSetter: false),
      Case("_a", "_A", oneSetter: false),
      Case("1a", "1A", oneSetter: false),
      Case("édition", "Édition", oneSetter: false),
      Case("[", "{", oneSetter: false),
    ]
  )
  func firstLetter(_ row: Case) {
    #expect(row.key != row.other, sourceLocation: row.sourceLocation)
    #expect(
      (row.key.hashes.accessor == row.other.hashes.accessor) == row.haveOneSetter,
      sourceLocation: row.sourceLocation
    )
    #expect(row.key.hashes.exact != row.other.hashes.exact, sourceLocation: row.sourceLocation)
  }

  @Test(
    "Equal keys have equal hashes, regardless of how they were created",
    arguments: ["", "a", "cornerRadius", "größe", "Ä"]
  )
  func equality(name: String) {
    let copy = AttributeKey(String(decoding: Array(name.utf8), as: UTF8.self))
    #expect(AttributeKey(name) == copy)
    #expect(Set([AttributeKey(name), copy]).count == 1)
    #expect(copy.description == name)
  }

  @Test(
    "Valid property names",
    arguments: [
      ("title", true), ("_title", true), ("title2", true), ("$0", true), ("größe", true), ("", false),
      ("2title", false),
      ("a.b", false), ("@count", false), ("a b", false), ("a:", false), ("a-b", false),
    ]
  )
  func identifiers(name: String, isIdentifier: Bool) {
    #expect(AttributeKey(name).isIdentifier == isIdentifier)
  }

  @Test("Keys sort by name")
  func order() {
    #expect(["b", "a", "B"].map { AttributeKey($0) }.sorted(by: <).map(\.name) == ["B", "a", "b"])
  }
}
