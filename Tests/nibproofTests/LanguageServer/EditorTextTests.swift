import JSON5
import Testing

@testable import nibproof

@Suite("Positions of an editor")
struct EditorTextTests {
  /// An offset in a text, and the corresponding position in both encodings.
  struct Place: Sendable {
    var text: String
    var offset: Int
    var line: Int
    var utf8: Int
    var utf16: Int
    var location: SourceLocation

    init(
      _ text: String,
      _ offset: Int,
      line: Int,
      utf8: Int,
      utf16: Int,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.text, self.offset, self.line) = (text, offset, line)
      (self.utf8, self.utf16, self.location) = (utf8, utf16, location)
    }
  }

  static let places: [Place] = [
    Place("", 0, line: 0, utf8: 0, utf16: 0),
    Place("ab", 1, line: 0, utf8: 1, utf16: 1),
    Place("a\nb", 2, line: 1, utf8: 0, utf16: 0),
    Place("a\r\nb", 3, line: 1, utf8: 0, utf16: 0),
    Place("a\rb", 2, line: 1, utf8: 0, utf16: 0),
    Place("ä=x", 2, line: 0, utf8: 2, utf16: 1),
    Place("€=x", 3, line: 0, utf8: 3, utf16: 1),
    Place("😀=x", 4, line: 0, utf8: 4, utf16: 2),
    Place("x\n😀ä€y", 11, line: 1, utf8: 9, utf16: 4),
    Place("a\n", 2, line: 1, utf8: 0, utf16: 0),
  ]

  @Test("Offsets are converted in both directions", arguments: places)
  func convert(_ place: Place) throws {
    for (encoding, character) in [(EditorText.Encoding.utf8, place.utf8), (.utf16, place.utf16)] {
      let text = EditorText(Array(place.text.utf8), encoding)
      let position = text.position(at: place.offset)
      #expect(position["line"]?.integer == place.line, sourceLocation: place.location)
      #expect(position["character"]?.integer == character, sourceLocation: place.location)
      #expect(try text.offset(of: position) == place.offset, sourceLocation: place.location)
    }
  }

  @Test(
    "Positions outside of the text are limited, and others are rejected",
    arguments: [(9, 0, 3), (0, 9, 1), (1, 9, 3)] as [(Int, Int, Int)]
  )
  func limits(_ line: Int, _ character: Int, _ offset: Int) throws {
    let text = EditorText(Array("a\nb".utf8), .utf16)
    #expect(try text.offset(of: ["line": .integer(line), "character": .integer(character)]) == offset)
    #expect(throws: Message.Fault.self) { try text.offset(of: nil) }
    #expect(throws: Message.Fault.self) {
      try text.offset(of: ["line": .integer(-1), "character": .integer(0)])
    }
  }

  @Test("A position within a truncated character does not leave the text")
  func truncated() throws {
    let text = EditorText([0x61, 0xF0], .utf16)
    #expect(text.position(at: 2)["character"]?.integer == 3)
    #expect(try text.offset(of: ["line": .integer(0), "character": .integer(3)]) == 2)
  }

  @Test(
    "Paths and URIs are converted",
    arguments: [
      ("/App/Card.xib", "file:///App/Card.xib"), ("/A b/ä#?.xib", "file:///A%20b/%C3%A4%23%3F.xib"),
    ]
  )
  func uris(_ path: String, _ uri: String) {
    #expect(DocumentURI.uri(path) == uri)
    #expect(DocumentURI.path(uri) == path)
  }

  @Test(
    "Other spellings of URIs",
    arguments: [
      ("file://localhost/A", "/A"), ("FILE:///A%2", "/A%2"), ("untitled:A", nil), ("file:A", nil),
      ("file:///A%00", nil), ("file:///A/../B?x#y", "/B"),
    ] as [(String, String?)]
  )
  func spellings(_ uri: String, _ path: String?) { #expect(DocumentURI.path(uri) == path) }
}
