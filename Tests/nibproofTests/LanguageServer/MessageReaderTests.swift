import Testing

@testable import nibproof

@Suite("Messages of a language client")
struct MessageReaderTests {
  /// A stream of messages, and the parts that the reader finds, with bodies as text.
  struct Stream: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var parts: [String]
    var location: SourceLocation
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ parts: [String], location: SourceLocation = #_sourceLocation) {
      (self.name, self.text, self.parts, self.location) = (name, text, parts, location)
    }
  }

  static let streams: [Stream] = [
    Stream("one message", "Content-Length: 2\r\n\r\n{}", ["{}"]),
    Stream("two messages", "Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["{}", "[]"]),
    Stream("an empty body", "Content-Length: 0\r\n\r\n", [""]),
    Stream("another header", "Content-Type: x\r\ncontent-length:2\r\n\r\n{}", ["{}"]),
    Stream("an incomplete header", "Content-Length: 2\r\n", []),
    Stream("an incomplete body", "Content-Length: 3\r\n\r\n{}", []),
    Stream("no length", "Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!header", "{}"]),
    Stream("a body after no length", "X: y\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!header", "[]"]),
    Stream("a negative length", "Content-Length: -2\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!header", "{}"]),
    Stream("no number", "Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!header", "{}"]),
    Stream(
      "a length beyond all integers",
      "Content-Length: 99999999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
      ["!header", "{}"]
    ),
    Stream("a huge length", "Content-Length: 9000000000000000000\r\n\r\n{}", ["!size"]),
    Stream(
      "a long header that has arrived",
      String(repeating: "x", count: 20_000) + "Content-Length: 2\r\n\r\n{}",
      ["{}"]
    ),
  ]

  private static func parts(_ reader: inout MessageReader) -> [String] {
    var parts: [String] = []
    while let part = reader.next() {
      switch part {
      case .body(let bytes): parts.append(String(decoding: bytes, as: UTF8.self))
      case .fault(let fault): parts.append("!\(fault)")
      }
    }
    return parts
  }

  @Test("A stream is split into messages and faults", arguments: streams)
  func split(_ stream: Stream) {
    var reader = MessageReader()
    reader.append(stream.text.utf8)
    #expect(Self.parts(&reader) == stream.parts, sourceLocation: stream.location)
  }

  @Test("A stream may arrive byte by byte", arguments: streams.filter { $0.text.utf8.count < 1_000 })
  func bytewise(_ stream: Stream) {
    var reader = MessageReader()
    var parts: [String] = []
    for byte in stream.text.utf8 {
      reader.append([byte])
      parts += Self.parts(&reader)
    }
    #expect(parts == stream.parts, sourceLocation: stream.location)
  }

  @Test("A header that does not end is a fault, and the next message is read")
  func endless() {
    var reader = MessageReader()
    reader.append([UInt8](repeating: 0x78, count: 20_000))
    #expect(reader.next() == .fault(.header))
    #expect(reader.next() == nil)
    reader.append("Content-Length: 2\r\n\r\n{}".utf8)
    #expect(reader.next() == .body(Array("{}".utf8)))
  }

  @Test("A body that is too large is discarded, and the next message is read")
  func discarded() {
    var reader = MessageReader()
    let count = MessageReader.largestBody + 1
    reader.append("Content-Length: \(count)\r\n\r\n".utf8)
    #expect(reader.next() == .fault(.size))
    for _ in 0..<65 {
      reader.append([UInt8](repeating: 0x20, count: 1 << 20))
      _ = reader.next()
    }
    reader.append([UInt8](repeating: 0x20, count: 0))
    var other = MessageReader()
    other.append("Content-Length: \(count)\r\n\r\n".utf8)
    _ = other.next()
    other.append([UInt8](repeating: 0x20, count: count) + Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(other.next() == .body(Array("{}".utf8)))
  }
}
