import JSON5
import Testing

@testable import Reporting

@Suite("Arrays of JSON written element by element")
struct JSONListTests {
  private static var elements: [JSONValue] { [.integer(1), ["a": .array([]), "b": "[]"], .array([.null])] }

  /// Functions that put an array at the end of a JSON value, ordered by the depth of the array.
  private static let frames: [@Sendable (JSONValue) -> JSONValue] = [
    { $0 }, { ["name": "[]", "list": $0] },
    { ["runs": .array([["tool": ["a": .array([])], "results": $0]])] },
  ]

  @Test("The parts are equal to the text of the whole value", arguments: [true, false], frames.indices)
  func whole(isPretty: Bool, frame: Int) {
    let json = JSONText(isPretty: isPretty)
    for count in 0...Self.elements.count {
      let elements = Array(Self.elements.prefix(count))
      var list = JSONList(json, in: Self.frames[frame])
      let text = list.head + elements.map { list.text(of: $0) }.joined() + list.foot
      #expect(text == json.text(of: Self.frames[frame](.array(elements))) + "\n")
    }
  }

  @Test("Elements are written individually")
  func elements() {
    struct Pieces: TextOutputStream {
      var all: [String] = []
      mutating func write(_ string: String) { all.append(string) }
    }
    var pieces = Pieces()
    JSONText(isPretty: false).write(1..<3, in: { ["a": $0] }, to: &pieces) { ["b": .integer($0)] }
    #expect(pieces.all == ["{\"a\":[", "{\"b\":1}", ",{\"b\":2}", "]}\n"])
  }
}
