import ClassInterfaces

/// Reads the surface of a text in JSON5: where its keys and values are, or where it stops being JSON5.
///
/// Foundation's decoder says where on some platforms only, takes more than JSON5 allows, and ends the process at a number
/// such as `1e-` (seen with Swift 6.3); so each text passes here before it.
struct JSON5Reader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  /// Foundation's decoder gives up at 512.
  private static let mostDepth = 500

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: Self.byteOrderMark) { index = Self.byteOrderMark.count }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a text.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: Its one value.
  /// - Throws: The first fault.
  static func read(_ bytes: [UInt8]) throws(JSON5Fault) -> JSON5Node {
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

  private mutating func value() throws(JSON5Fault) -> JSON5Node {
    switch current {
    case UInt8(ascii: "{"): return try container(closing: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try container(closing: UInt8(ascii: "]"))
    default:
      let node = JSON5Node(offset: index)
      try skipScalar()
      return node
    }
  }

  private mutating func container(closing: UInt8) throws(JSON5Fault) -> JSON5Node {
    guard depth < Self.mostDepth else { throw fault(.depth) }
    depth += 1
    defer { depth -= 1 }
    var node = JSON5Node(offset: index)
    let open = JSON5Fault(offset: index, kind: .openBracket(Character(Unicode.Scalar(bytes[index]))))
    index += 1
    var keys: Set<String> = []
    while true {
      try skipBlanks()
      guard let byte = current else { throw open }
      if byte == closing { break }
      let member = closing == UInt8(ascii: "}") ? try member(open) : try entry()
      // Some decoders take the first of two, others the last.
      if let key = member.key, !keys.insert(key).inserted {
        throw JSON5Fault(offset: member.offset, kind: .repeatedKey(key))
      }
      node.members.append(member)
      // A comma is missed where the value ends, not where the next one begins.
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
    return node
  }

  private mutating func entry() throws(JSON5Fault) -> JSON5Node.Member {
    let start = index
    return JSON5Node.Member(key: nil, offset: start, value: try value())
  }

  private mutating func member(_ open: JSON5Fault) throws(JSON5Fault) -> JSON5Node.Member {
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
    return JSON5Node.Member(key: String(decoding: bytes[name], as: UTF8.self), offset: start, value: value)
  }
}
