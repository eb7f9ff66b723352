import ByteHashing
import RuntimeAttributes

/// A line of a log, without differences that result from copying the line to a web page or a message.
///
/// All kinds of quotes are equal, and so are all dashes and spaces, and uppercase and lowercase letters. HTML's
/// entities and tags, and the colors of terminals, are decoded or removed.
package struct ConsoleText: Sendable {
  /// The line with plain quotes and dashes.
  private let plain: [UInt8]
  /// The line in the form for comparisons, with the same offsets.
  let folded: [UInt8]
  /// The pairs of adjacent bytes that occur in the folded line.
  private let pairs: BytePairs
  /// The offsets of control characters other than tabs, which end a value; usually empty.
  private let controlOffsets: [Int]

  /// The length in bytes.
  package var count: Int { plain.count }

  /// Creates a text from a line of UTF-8.
  package init(_ line: [UInt8]) {
    let plain = Self.plain(line)
    folded = plain.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "\t"): UInt8(ascii: " ")
      default: byte
      }
    }
    pairs = BytePairs(of: folded)
    self.plain = plain
    controlOffsets = plain.indices.filter { plain[$0] < 0x20 && plain[$0] != UInt8(ascii: "\t") }
  }

  /// The characters that may frame a value.
  static let framing = "'\"<>-"
  /// The punctuation that may be missing at the end of a message.
  static let trailingPunctuation = ".!:;,'\")]"

  // MARK: Plain text

  private static let spellings: [(String, String)] = [
    ("‘", "'"), ("’", "'"), ("‚", "'"), ("“", "'"), ("”", "'"), ("„", "'"), ("«", "'"), ("»", "'"),
    ("`", "'"), ("\"", "'"), ("–", "-"), ("—", "-"), ("‑", "-"), ("−", "-"),
    ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2009}", " "), ("\u{2028}", " "), ("\u{2029}", " "),
    // HTML
    ("&quot;", "'"), ("&apos;", "'"), ("&lsquo;", "'"), ("&rsquo;", "'"), ("&ldquo;", "'"), ("&rdquo;", "'"),
    ("&#34;", "'"), ("&#39;", "'"), ("&#x22;", "'"), ("&#x27;", "'"), ("&#8216;", "'"), ("&#8217;", "'"),
    ("&#8220;", "'"), ("&#8221;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#60;", "<"), ("&#62;", ">"),
    ("&#x3C;", "<"), ("&#x3E;", ">"), ("&#x3c;", "<"), ("&#x3e;", ">"), ("&amp;lt;", "<"), ("&amp;gt;", ">"),
    ("&amp;quot;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("<br>", " "), ("<br/>", " "), ("<br />", " "),
    // JSON
    ("\\u003c", "<"), ("\\u003C", "<"), ("\\u003e", ">"), ("\\u003E", ">"), ("\\u0022", "'"),
    ("\\u0027", "'"),
  ]

  private static let replacements: [(text: [UInt8], plain: UInt8)] = spellings.compactMap { text, plain in
    plain.utf8.first.map { (Array(text.utf8), $0) }
  }

  /// Invisible characters and the tags of formatted text.
  private static let removals: [[UInt8]] = [
    "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}",
    "<b>", "</b>", "<code>", "</code>", "<em>", "</em>", "<i>", "</i>", "<p>", "</p>", "<pre>", "</pre>",
    "<span>", "</span>", "<strong>", "</strong>",
  ].map { Array($0.utf8) }

  /// For each byte, whether a replacement or removal begins with the byte.
  private static let isBeginning: [Bool] = (replacements.map(\.text) + removals).reduce(
    into: Array(repeating: false, count: 256)
  ) { $0[Int($1[0])] = true }

  private static let escape: UInt8 = 0x1B

  private static func plain(_ line: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      var byte = line[index]
      var length = 1
      if isBeginning[Int(byte)] {
        let rest = line[index...]
        if let removed = removals.first(where: { rest.starts(with: $0) }) {
          index += removed.count
          continue
        }
        if let found = replacements.first(where: { rest.starts(with: $0.text) }) {
          (byte, length) = (found.plain, found.text.count)
        }
      } else if byte == escape {
        index = endOfEscapeSequence(at: index, in: line)
        continue
      }
      index += length
      // Web pages collapse several spaces into one.
      if isSpace(byte), let last = bytes.last, isSpace(last) { continue }
      // The dash of an instance method is often lost.
      if byte == UInt8(ascii: "["), bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns the end of a terminal's escape sequence, such as `ESC[1m`.
  private static func endOfEscapeSequence(at index: Int, in line: [UInt8]) -> Int {
    guard line.indices.contains(index + 1), line[index + 1] == UInt8(ascii: "[") else { return index + 1 }
    let end = line[(index + 2)...].firstIndex { 0x40...0x7E ~= $0 }
    return end.map { $0 + 1 } ?? line.count
  }

  /// Returns a text without the given characters at its start.
  static func removing(_ characters: String, before text: Substring) -> Substring {
    text.drop { characters.contains($0) }
  }

  /// Returns a text without the given characters at its end.
  static func removing(_ characters: String, after text: Substring) -> Substring {
    var text = text
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }

  static func isIdentifierPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Searching

  /// Whether the line may contain all texts with the given pairs; false positives are rare.
  func mayContain(_ pairs: BytePairs) -> Bool { pairs.isSubset(of: self.pairs) }

  /// Returns the first offset of a folded text within a range, if any.
  func firstOffset(of piece: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = piece.first else { return range.lowerBound }
    return folded.withUnsafeBufferPointer { bytes in
      let starts = UnsafeBufferPointer(rebasing: bytes[..<max(0, range.upperBound - piece.count + 1)])
      var offset = range.lowerBound
      while let found = starts.index(of: first, from: offset) {
        if bytes[found..<(found + piece.count)].elementsEqual(piece) { return found }
        offset = found + 1
      }
      return nil
    }
  }

  /// Returns the offsets of a folded text within a range.
  func offsets(of piece: [UInt8], in range: Range<Int>) -> [Int] {
    var offsets: [Int] = []
    var start = range.lowerBound
    while let next = firstOffset(of: piece, in: start..<range.upperBound) {
      offsets.append(next)
      start = next + 1
      guard start <= range.upperBound else { break }
    }
    return offsets
  }

  /// Whether a text is at an offset.
  func contains(_ text: String, at offset: Int) -> Bool { folded[offset...].starts(with: text.utf8) }

  /// Returns the end of the longest prefix of a range whose bytes satisfy a condition.
  func end(of range: Range<Int>, where isTaken: (UInt8) -> Bool) -> Int {
    range.first { !isTaken(plain[$0]) } ?? range.upperBound
  }

  /// Returns the first offset of a control character in a range, or the end of the range.
  func controlOffset(in range: Range<Int>) -> Int {
    var (low, high) = (0, controlOffsets.count)
    while low < high {
      let middle = (low + high) / 2
      if controlOffsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < controlOffsets.count ? min(controlOffsets[low], range.upperBound) : range.upperBound
  }

  /// Returns the end of a range without the punctuation of the surrounding sentence.
  func withoutPunctuation(_ range: Range<Int>) -> Int {
    let tail = plain[range].reversed().prefix { ".,;!?)'*".utf8.contains($0) }
    return range.upperBound - tail.count
  }

  /// Returns the text in a range without the quotes, brackets and emphasis that frame it.
  func unframed(_ range: Range<Int>) -> String {
    let text = String(decoding: plain[range], as: UTF8.self)
    let value = Self.removing("'* ", after: Self.removing("'*<- ", before: text[...]))
    // A closing bracket that matches an opening bracket belongs to a generic type.
    let isPaired = value.count { $0 == "<" } == value.count { $0 == ">" }
    return String(isPaired ? value : Self.removing(">", after: value))
  }
}
