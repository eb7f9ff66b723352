import ByteHashing

/// Reads JSON5 into values with positions.
///
/// Foundation's decoder reports positions only on some platforms, accepts more than JSON5 allows, and traps at
/// numbers such as `1e-` (observed in Swift 6.3).
package struct JSON5Reader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  /// The maximum nesting depth, which limits the recursion; specs need much less.
  private static let mostDepth = 64

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: Self.byteOrderMark) { index = Self.byteOrderMark.count }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Parses a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The root value.
  /// - Throws: The first syntax error.
  package static func read(_ bytes: [UInt8]) throws(JSON5Fault) -> JSONValue {
    if let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      throw JSON5Fault(offset: offset, kind: .encoding)
    }
    var reader = JSON5Reader(bytes)
    try reader.skipBlanks()
    guard reader.current != nil else { throw JSON5Fault(offset: 0, kind: .nothing) }
    let value = try reader.value()
    try reader.skipBlanks()
    guard reader.current == nil else { throw reader.fault(.rest) }
    return value
  }

  /// The byte at the index; nil at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func fault(_ kind: JSON5Fault.Kind) -> JSON5Fault { JSON5Fault(offset: index, kind: kind) }

  private mutating func value() throws(JSON5Fault) -> JSONValue {
    let start = index
    switch current {
    case UInt8(ascii: "{"): return JSONValue(offset: start, content: .object(try object()))
    case UInt8(ascii: "["): return JSONValue(offset: start, content: .array(try array()))
    default: return JSONValue(offset: start, content: try scalar())
    }
  }

  private mutating func array() throws(JSON5Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try readElements(closing: UInt8(ascii: "]")) { (reader, _) throws(JSON5Fault) in
      elements.append(try reader.value())
    }
    return elements
  }

  private mutating func object() throws(JSON5Fault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    try readElements(closing: UInt8(ascii: "}")) { (reader, open) throws(JSON5Fault) in
      let member = try reader.member(open)
      // If a key is repeated, some decoders use the first member and others the last member.
      guard keys.insert(member.key).inserted else {
        throw JSON5Fault(offset: member.offset, kind: .repeatedKey(member.key))
      }
      members.append(member)
    }
    return members
  }

  /// Reads the elements between two brackets, starting at the opening bracket.
  private mutating func readElements(
    closing: UInt8,
    _ readElement: (inout JSON5Reader, _ open: JSON5Fault) throws(JSON5Fault) -> Void
  ) throws(JSON5Fault) {
    guard depth < Self.mostDepth else { throw fault(.depth) }
    depth += 1
    defer { depth -= 1 }
    let open = JSON5Fault(offset: index, kind: .openBracket(Character(Unicode.Scalar(bytes[index]))))
    index += 1
    while true {
      try skipBlanks()
      guard let byte = current else { throw open }
      if byte == closing { break }
      try readElement(&self, open)
      // A missing comma is reported at the end of the value, not at the start of the next value.
      let end = index
      try skipBlanks()
      guard let byte = current else { throw open }
      if byte == closing { break }
      guard byte == UInt8(ascii: ",") else {
        let closing = Character(Unicode.Scalar(closing))
        throw JSON5Fault(offset: end, kind: .missingComma(closing: closing))
      }
      index += 1
    }
    index += 1
  }

  private mutating func member(_ open: JSON5Fault) throws(JSON5Fault) -> JSONValue.Member {
    let start = index
    let name: Range<Int>
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipString()
      name = (start + 1)..<(index - 1)
    default:
      guard try skipIdentifier() else { throw fault(.missingKey) }
      name = start..<index
    }
    let end = index
    try skipBlanks()
    guard current != nil else { throw open }
    guard current == UInt8(ascii: ":") else { throw JSON5Fault(offset: end, kind: .missingColon) }
    index += 1
    try skipBlanks()
    guard current != nil else { throw open }
    let value = try value()
    return JSONValue.Member(key: try unescaped(name), offset: start, value: value)
  }
}
