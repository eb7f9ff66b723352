import Testing

@testable import ProjectModel

@Suite("Old-style property lists")
struct PropertyListReaderTests {
  @Test(
    "Valid lists are read",
    arguments: [
      ("plain", .string("plain")),
      (" a.b/c-d_e$:1 ", .string("a.b/c-d_e$:1")),
      (#""two \"words\"""#, .string(#"two "words""#)),
      ("'one'", .string("one")),
      ("()", .array([])),
      ("(a, b)", .array([.string("a"), .string("b")])),
      ("(a, b,)", .array([.string("a"), .string("b")])),
      ("{}", .dictionary([:])),
      (
        "// !$*UTF8*$!\n{ a = b; \"c d\" /* note */ = (e /* f */, ); }",
        .dictionary(["a": .string("b"), "c d": .array([.string("e")])])
      ),
      ("{ a = { b = c; }; }", .dictionary(["a": .dictionary(["b": .string("c")])])),
      ("a/b/*c*/", .string("a/b")),
    ] as [(String, PropertyListValue)]
  )
  func values(_ text: String, _ value: PropertyListValue) {
    #expect(PropertyListReader.read(Array(text.utf8)) == value)
  }

  @Test("The last of several entries with the same key counts", arguments: [2, 16, 17, 500])
  func keys(count: Int) throws {
    let entries = (0..<count).map { "key\($0) = \($0); " }.joined()
    let list = try #require(PropertyListReader.read(Array("{ key0 = first; \(entries)}".utf8)))
    for number in 0..<count { #expect(list["key\(number)"] == .string("\(number)")) }
    #expect(list["key"] == nil)
  }

  @Test(
    "Invalid lists are rejected",
    arguments: [
      "", "{", "{ a }", "{ a = b }", "{ a = ; }", "(a b)", "(a,,)", "(", "\"open", "'a\\", "a b", "{} x",
      "/* a",
      "<?xml version=\"1.0\"?>", String(repeating: "(", count: 100_000),
    ]
  )
  func refused(_ text: String) {
    #expect(PropertyListReader.read(Array(text.utf8)) == nil)
  }
}
