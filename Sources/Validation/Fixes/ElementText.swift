import RuntimeAttributes

/// The elements of a document as byte ranges.
struct ElementText {
  /// An element that sets or connects a member.
  struct Element {
    /// The range from the opening bracket to the closing one, inclusive.
    var range: Range<Int>
    var attributes: [(name: String, value: String, range: Range<Int>)]
  }

  /// The elements that can be removed.
  private static let names: Set<String> = [
    "userDefinedRuntimeAttribute", "outlet", "outletCollection", "action",
  ]
  /// The attributes that contain the name of the member.
  static let naming: Set<String> = ["keyPath", "property", "selector"]

  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      // CRLF counts once, at its LF.
      if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  /// Returns the element at a position, or nil if no removable element starts there.
  func element(at position: SourcePosition) -> Element? { offset(of: position).flatMap(element) }

  /// Returns the start tag of any element at a position.
  func startTag(at position: SourcePosition) -> Element? {
    guard let start = offset(of: position), let tag = tag(from: start), !tag.isClosing else { return nil }
    return Element(range: start..<tag.end, attributes: tag.attributes)
  }

  private func offset(of position: SourcePosition) -> Int? {
    guard lineStarts.indices.contains(position.line - 1), position.column > 0 else { return nil }
    let start = lineStarts[position.line - 1].addingReportingOverflow(position.column - 1)
    return start.overflow ? nil : start.partialValue
  }

  private func skipBlanks(from index: Int) -> Int? { bytes[index...].firstIndex { $0 > 0x20 } }

  private func element(from start: Int) -> Element? {
    guard let tag = tag(from: start), !tag.isClosing, Self.names.contains(tag.name) else { return nil }
    guard !tag.isEmpty else { return Element(range: start..<tag.end, attributes: tag.attributes) }
    var depth = 1
    var index = tag.end
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = self.tag(from: next) else { return nil }
      if tag.isClosing { depth -= 1 } else if !tag.isEmpty { depth += 1 }
      if depth == 0 {
        guard let opening = self.tag(from: start) else { return nil }
        return Element(range: start..<tag.end, attributes: opening.attributes)
      }
      index = tag.end
    }
    return nil
  }

  private struct Tag {
    var name: String
    var attributes: [(name: String, value: String, range: Range<Int>)] = []
    var isClosing: Bool
    var isEmpty = false
    var end: Int
  }

  /// Reads a tag; returns nil for comments and other markup, which removable elements do not contain.
  private func tag(from start: Int) -> Tag? {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "<") else { return nil }
    let isClosing = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
    let nameStart = start + (isClosing ? 2 : 1)
    let nameEnd = bytes[min(nameStart, bytes.count)...].firstIndex { !Self.isName($0) } ?? bytes.count
    guard nameEnd > nameStart else { return nil }
    var tag = Tag(name: text(nameStart..<nameEnd), isClosing: isClosing, end: nameEnd)
    var index = nameEnd
    while let next = skipBlanks(from: index) {
      switch bytes[next] {
      case UInt8(ascii: ">"):
        tag.end = next + 1
        return tag
      case UInt8(ascii: "/") where next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: ">"):
        tag.isEmpty = true
        tag.end = next + 2
        return tag
      default:
        guard let attribute = attribute(from: next) else { return nil }
        tag.attributes.append(attribute)
        index = attribute.range.upperBound + 1
      }
    }
    return nil
  }

  private func attribute(from start: Int) -> (name: String, value: String, range: Range<Int>)? {
    let end = bytes[start...].firstIndex { !Self.isName($0) } ?? bytes.count
    guard end > start, let equals = skipBlanks(from: end), bytes[equals] == UInt8(ascii: "="),
      let quote = skipBlanks(from: equals + 1),
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[quote]),
      let close = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
    else { return nil }
    let range = (quote + 1)..<close
    return (text(start..<end), XMLCharacters.plain(text(range)), range)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

/// The XML entities for special characters.
enum XMLCharacters {
  private static let names: [(character: String, name: String)] = [
    ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;"), ("&", "&amp;"),
  ]

  /// Returns a string escaped for an XML attribute.
  static func escaped(_ text: String) -> String {
    names.reversed().reduce(text) { $0.replacing($1.character, with: $1.name) }
  }

  /// Returns an XML string with its entities decoded.
  static func plain(_ text: String) -> String {
    names.reduce(text) { $0.replacing($1.name, with: $1.character) }
  }
}
