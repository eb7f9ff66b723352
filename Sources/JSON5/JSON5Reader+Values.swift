// The conversion of scalars whose syntax has already been checked.
extension JSON5Reader {
  /// Reads a value other than an array or object.
  mutating func scalar() throws(JSON5Fault) -> JSONValue.Content {
    let start = index
    let first = current
    try skipScalar()
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try unescaped((start + 1)..<(index - 1)))
    default: break
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return switch text {
    case "null": .null
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: Self.number(text)
    }
  }

  /// Converts a number, to an integer if possible.
  private static func number(_ text: String) -> JSONValue.Content {
    if let integer = Int(text) { return .integer(integer) }
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "+" || $0 == "-" }
    let magnitude: Double
    switch digits {
    case "Infinity": magnitude = .infinity
    case "NaN": magnitude = .nan
    case _ where digits.lowercased().hasPrefix("0x"):
      magnitude = digits.dropFirst(2).reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
    default:
      magnitude = Double(digits) ?? .nan
      // A `Double` has at least 15 significant digits.
      if !magnitude.isFinite || digits.utf8.count(where: { 0x30...0x39 ~= $0 }) > 15 { return .decimal(text) }
    }
    let real = isNegative ? -magnitude : magnitude
    return Int(exactly: real).map { .integer($0) } ?? .real(real)
  }

  /// Returns the contents of a string or identifier with its escapes resolved.
  func unescaped(_ range: Range<Int>) throws(JSON5Fault) -> String {
    guard bytes[range].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text: [UInt8] = []
    var next = range.lowerBound
    while next < range.upperBound {
      guard bytes[next] == UInt8(ascii: "\\"), next + 1 < range.upperBound else {
        text.append(bytes[next])
        next += 1
        continue
      }
      let escape = bytes[next + 1]
      switch escape {
      case UInt8(ascii: "u"), UInt8(ascii: "x"):
        let (scalar, end) = try escapedScalar(at: next, before: range.upperBound)
        text += String(scalar).utf8
        next = end
      case 0x0D where next + 2 < range.upperBound && bytes[next + 2] == 0x0A: next += 3
      case 0x0A, 0x0D: next += 2
      default:
        text.append(Self.controls[escape] ?? escape)
        next += 2
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The control characters by their escape letters.
  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "0"): 0x00,
  ]

  /// Returns the scalar of `\x41`, `\u0041` or a surrogate pair, and its end offset.
  private func escapedScalar(
    at start: Int,
    before limit: Int
  ) throws(JSON5Fault) -> (scalar: Unicode.Scalar, end: Int) {
    let count = bytes[start + 1] == UInt8(ascii: "u") ? 4 : 2
    let end = start + 2 + count
    let unit = hexadecimal(start + 2, count)
    if let scalar = Unicode.Scalar(unit) { return (scalar, end) }
    guard 0xD800..<0xDC00 ~= unit, end + 6 <= limit, bytes[end] == UInt8(ascii: "\\"),
      bytes[end + 1] == UInt8(ascii: "u"), 0xDC00..<0xE000 ~= hexadecimal(end + 2, 4),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (hexadecimal(end + 2, 4) - 0xDC00))
    else {
      throw JSON5Fault(offset: start, kind: .escape)
    }
    return (scalar, end + 6)
  }

  private func hexadecimal(_ start: Int, _ count: Int) -> UInt32 {
    UInt32(String(decoding: bytes[start..<(start + count)], as: UTF8.self), radix: 16) ?? 0
  }
}
