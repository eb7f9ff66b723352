import Checks
import InterfaceDrawing
import RuntimeAttributes

/// Finds the part of a line to which a finding refers: an attribute of an element, or a token of a source.
struct FaultRange {
  /// The byte ranges of an attribute of an element.
  private struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
    /// The range of the name and the value, including its quotes.
    var whole: Range<Int> { name.lowerBound..<value.upperBound + 1 }
  }

  /// The maximum number of bytes of an element to read.
  private static let reach = 16_384

  /// The bytes from the finding's column to the end of the line, or to the maximum number of bytes.
  private let bytes: [UInt8]
  private let offset: Int

  private init(_ line: some RandomAccessCollection<UInt8>, column: Int) {
    offset = min(max(column, 1) - 1, line.count)
    bytes = Array(line.dropFirst(offset).prefix(Self.reach))
  }

  /// Returns the part of a line to which a finding refers.
  ///
  /// - Parameters:
  ///   - finding: The finding on the line.
  ///   - line: The bytes of the line.
  /// - Returns: The range of bytes in the line.
  static func range(of finding: Finding, in line: some RandomAccessCollection<UInt8>) -> Range<Int> {
    let names = finding.id.rule.attributes
    return FaultRange(line, column: finding.position.column).range(of: finding.keyPath, attributes: names)
  }

  /// Returns the part of a line of a document or source at a column.
  ///
  /// In an element, this is the attribute with the given value, or else the class or the tag; in a source, it is the
  /// token.
  static func range(
    of name: String?,
    at column: Int,
    in line: some RandomAccessCollection<UInt8>
  ) -> Range<Int> {
    FaultRange(line, column: column).range(of: name, attributes: [])
  }

  private func range(of name: String?, attributes: [String]) -> Range<Int> {
    let isElement = bytes.first == UInt8(ascii: "<")
    let range = isElement ? attribute(of: name, named: attributes)?.whole ?? tag : token
    return range.lowerBound + offset..<range.upperBound + offset
  }

  // MARK: Elements

  private func attribute(of key: String?, named own: [String]) -> Attribute? {
    let attributes = attributes
    func named(_ names: [String], value: String?) -> Attribute? {
      let names = names.map { Array($0.utf8) }
      let value = value.map { Array(XMLText.escaped($0).utf8) }
      return attributes.first { attribute in
        (names.isEmpty || names.contains { bytes[attribute.name].elementsEqual($0) })
          && (value.map { bytes[attribute.value].elementsEqual($0) } ?? true)
      }
    }
    let own = own.isEmpty ? nil : named(own, value: nil)
    let key = key.flatMap { named(Self.keyNames, value: $0) ?? named([], value: $0) }
    return own ?? key ?? named(Self.classNames, value: nil)
  }

  private static let keyNames = ["property", "selector", "keyPath", "name"]
  private static let classNames = ["customClass", "class"]

  /// The start of the element, including its name.
  private var tag: Range<Int> { 0..<(bytes.dropFirst().firstIndex { !Self.isName($0) } ?? bytes.count) }

  private var attributes: [Attribute] {
    var attributes: [Attribute] = []
    var index = tag.upperBound
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard Self.isName(bytes[index]) else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !Self.isName($0) } ?? bytes.count
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "="),
        [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[end + 1])
      else {
        index = end + 1
        continue
      }
      guard let close = bytes[(end + 2)...].firstIndex(of: bytes[end + 1]) else { break }
      attributes.append(Attribute(name: index..<end, value: end + 2..<close))
      index = close + 1
    }
    return attributes
  }

  // MARK: Sources

  /// A string literal with its quotes, an identifier, or a single byte.
  private var token: Range<Int> {
    let start = bytes.starts(with: "@\"".utf8) ? 1 : 0
    guard start < bytes.count else { return 0..<0 }
    if bytes[start] == UInt8(ascii: "\"") {
      return 0..<(bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? bytes.count)
    }
    return 0..<max(1, bytes.firstIndex { !Self.isName($0) } ?? bytes.count)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
