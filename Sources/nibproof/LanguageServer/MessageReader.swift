/// Splits a byte stream into the messages of the base protocol: headers with `Content-Length`, and a body.
///
/// See https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol.
struct MessageReader {
  enum Part: Equatable {
    case body([UInt8])
    /// A message that cannot be read; the stream continues after the message.
    case fault(Fault)
  }

  /// The reason why a message cannot be read.
  enum Fault: Equatable {
    /// A header without a valid length.
    case header
    /// A body of more bytes than the limit.
    case size
  }

  /// The maximum size of a body in bytes.
  static let largestBody = 64 << 20
  /// The maximum size of the headers in bytes.
  private static let largestHeader = 8 << 10
  private static let blankLine = Array("\r\n\r\n".utf8)
  private static let lengthName = Array("content-length:".utf8)

  private var buffer: [UInt8] = []
  /// The length of the body that follows; nil in a header.
  private var length: Int?
  /// The number of bytes to discard.
  private var skipped = 0

  /// Adds bytes of the stream.
  mutating func append(_ bytes: some Sequence<UInt8>) { buffer += bytes }

  /// Returns the next part, or nil if it is still incomplete.
  mutating func next() -> Part? {
    discard()
    guard skipped == 0 else { return nil }
    if length == nil {
      guard let end = headerEnd else {
        guard buffer.count > Self.largestHeader else { return nil }
        // The rest may contain the start of the next header.
        buffer.removeFirst(buffer.count - Self.blankLine.count)
        return .fault(.header)
      }
      let number = Self.length(in: buffer[..<end])
      buffer.removeFirst(end + Self.blankLine.count)
      guard let number else { return .fault(.header) }
      guard number <= Self.largestBody else {
        skipped = number
        discard()
        return .fault(.size)
      }
      length = number
    }
    guard let count = length, buffer.count >= count else { return nil }
    defer {
      buffer.removeFirst(count)
      length = nil
    }
    return .body(Array(buffer[..<count]))
  }

  private mutating func discard() {
    let count = min(skipped, buffer.count)
    buffer.removeFirst(count)
    skipped -= count
  }

  private var headerEnd: Int? {
    buffer.firstRange(of: Self.blankLine)?.lowerBound
  }

  /// Returns the length in headers, or nil if the length is missing or invalid.
  ///
  /// The last length is used, since a body may precede the header after a fault.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let lowercased = header.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 }
    guard let start = lowercased.ranges(of: lengthName).last?.upperBound else { return nil }
    let line = lowercased[start...].prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    let digits = String(decoding: line, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits)
  }
}
