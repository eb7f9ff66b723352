import Foundation
import NibproofTestSupport
import Testing

@testable import InterfaceDocuments

@Suite("Property lists")
struct PropertyListTests {
  static let lists: [Example<String, PropertyList?>] = [
    Example("<string>a</string>", .string("a")),
    Example("<string/>", .string("")),
    Example("<string>a&amp;<![CDATA[<b>]]>é</string>", .string("a&<b>é")),
    Example("<dict/>", .dictionary([:])),
    Example("<dict><key>a</key><string>b</string></dict>", .dictionary(["a": .string("b")])),
    Example(
      "<dict><key>a</key><dict><key>日</key><true/></dict><key>c</key><string>d</string></dict>",
      .dictionary(["a": .dictionary(["日": .other]), "c": .string("d")])
    ),
    Example(
      "<dict><key>a</key><array><string>b</string><dict><key>c</key><string>d</string></dict></array></dict>",
      .dictionary(["a": .array([.string("b"), .dictionary(["c": .string("d")])])])
    ),
    Example("<array/>", .array([])),
    Example(
      "<array><array><false/></array><string>a</string></array>",
      .array([.array([.other]), .string("a")])
    ),
    Example(
      "<dict><key>a</key><integer>1</integer><key>b</key><data>AA==</data><key>c</key><real>2</real></dict>",
      .dictionary(["a": .other, "b": .other, "c": .other])
    ),
    Example(
      "<dict>\((0..<40).map { "<key>k\($0)</key><string>\(String(repeating: "日", count: $0))</string>" }.joined())</dict>",
      .dictionary(
        PropertyListDictionary(
          (0..<40).map { (key: "k\($0)", value: .string(String(repeating: "日", count: $0))) }
        )
      )
    ),
  ]

  @Test("XML, UTF-16 and binary property lists have equal values", arguments: lists)
  func list(_ example: Example<String, PropertyList?>) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(example.input)
      </plist>
      """
    #expect(PropertyList(Array(text.utf8)) == example.expected, sourceLocation: example.sourceLocation)
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(PropertyList(utf16) == example.expected, sourceLocation: example.sourceLocation)
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let binary = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    )
    #expect(PropertyList(binary) == example.expected, sourceLocation: example.sourceLocation)
    // Truncated and damaged files do not trap.
    let offsets = stride(from: 0, to: binary.count, by: 1 + binary.count / 200)
    for length in offsets { _ = PropertyList(Array(binary[..<length])) }
    for index in offsets {
      for byte in [0, 0x5F, 0x7F, 0xDF, 0xFF] as [UInt8] {
        var damaged = binary
        damaged[index] = byte
        _ = PropertyList(damaged)
        damaged[binary.count - 1 - index % 32] = byte
        _ = PropertyList(damaged)
      }
    }
  }

  @Test(
    "Other files are not property lists",
    arguments: [
      "", " ", "<plist/>", "<dict/>", "<plist><dict></plist>", "<plist><dict>", "bplist00", "<html/>",
      "{", "{ a }", "{ a = b }", "{ a = ; }", "(a b)", "(a,,)", "(", "\"open", "'a\\", "a b", "{} x", "/* a",
      "(<0f", "(<0f ()>)", String(repeating: "(", count: 20_000),
    ]
  )
  func others(_ text: String) { #expect(PropertyList(Array(text.utf8)) == nil) }

  @Test(
    "Old-style property lists are read",
    arguments: [
      Example("plain", .string("plain")),
      Example(" a.b/c-d_e$:1 ", .string("a.b/c-d_e$:1")),
      Example(#""two \"words\"""#, .string(#"two "words""#)),
      Example("'one'", .string("one")),
      Example("()", .array([])),
      Example("(a, b)", .array([.string("a"), .string("b")])),
      Example("(a, b,)", .array([.string("a"), .string("b")])),
      Example("(<>, <0fbd777 1c2735ae>)", .array([.other, .other])),
      Example("{}", .dictionary([:])),
      Example(
        "// !$*UTF8*$!\n{ a = b; \"c d\" /* note */ = (e /* f */, ); }",
        .dictionary(["a": .string("b"), "c d": .array([.string("e")])])
      ),
      Example("\u{FEFF}{ a = { b = c; }; }", .dictionary(["a": .dictionary(["b": .string("c")])])),
      Example("a/b/*c*/", .string("a/b")),
    ] as [Example<String, PropertyList>]
  )
  func oldStyle(_ example: Example<String, PropertyList>) {
    #expect(
      PropertyList(Array(example.input.utf8)) == example.expected,
      sourceLocation: example.sourceLocation
    )
  }

  @Test("The last of several entries with the same key counts", arguments: [2, 16, 17, 500])
  func keys(count: Int) throws {
    let entries = [("key0", "first")] + (0..<count).map { ("key\($0)", "\($0)") }
    let texts = [
      "{ \(entries.map { "\($0) = \($1); " }.joined())}",
      "<plist><dict>\(entries.map { "<key>\($0)</key><string>\($1)</string>" }.joined())</dict></plist>",
    ]
    for text in texts {
      let list = try #require(PropertyList(Array(text.utf8)))
      for number in 0..<count { #expect(list["key\(number)"] == .string("\(number)")) }
      #expect(list["key"] == nil)
      #expect(list.dictionary?.entries.map(\.key) == entries.map(\.0))
    }
  }

  @Test(
    "The strings of a value",
    arguments: [
      Example("a", ["a"]), Example("(a, (b), c)", ["a", "c"]), Example("{ a = b; }", []), Example("<00>", []),
    ] as [Example<String, [String]>]
  )
  func strings(_ example: Example<String, [String]>) {
    let list = PropertyList(Array("{ key = \(example.input); }".utf8))
    #expect(list?["key"]?.strings == example.expected, sourceLocation: example.sourceLocation)
  }

  @Test("Values are nested up to a limit", arguments: [50, 99, 100, 101, 20_000])
  func depth(_ depth: Int) {
    func nested(_ start: String, _ value: String, _ end: String) -> String {
      String(repeating: start, count: depth) + value + String(repeating: end, count: depth)
    }
    let texts = [
      "<plist>\(nested("<dict><key>a</key>", "<string>b</string>", "</dict>"))</plist>",
      nested("{ a = ", "b", "; }"),
    ]
    for text in texts {
      var list = PropertyList(Array(text.utf8))
      #expect((list != nil) == (depth < PropertyList.mostLevels))
      for _ in 0..<depth { list = list?["a"] }
      #expect(list?.string == (depth < PropertyList.mostLevels ? "b" : nil))
    }
  }
}
