/// Finds a number of JSON5 that lacks the digits of its exponent, such as `1e-`.
///
/// Foundation's decoder ends the process at such a number (seen with Swift 6.3) where any other fault is an error.
enum BareExponent {
  /// The offset of the exponent's letter, outside of strings and comments.
  static func firstOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = end(ofStringAt: index, in: bytes)
      case UInt8(ascii: "/"):
        index = end(ofCommentAt: index, in: bytes)
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if isSign(at: index + 1, in: bytes), !isDigit(at: index + 2, in: bytes) { return index }
        index += 1
      default:
        index += 1
      }
    }
    return nil
  }

  private static func isSign(at index: Int, in bytes: [UInt8]) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
  }

  private static func isDigit(at index: Int, in bytes: [UInt8]) -> Bool {
    index < bytes.count && 0x30...0x39 ~= bytes[index]
  }

  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start] {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  private static func end(ofCommentAt start: Int, in bytes: [UInt8]) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < bytes.count,
        !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
      {
        index += 1
      }
      return index + 2
    default:
      return start + 1
    }
  }
}
