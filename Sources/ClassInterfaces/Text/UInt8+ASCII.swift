/// The classes of bytes in source text. Bytes of characters outside ASCII count as letters of words.
extension UInt8 {
  /// Whether the byte is one of `A` to `Z`.
  @inline(__always)
  var isUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is one of `a` to `z`.
  @inline(__always)
  var isLowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is one of `0` to `9`.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether an identifier can begin with the byte.
  @inline(__always)
  var beginsWord: Bool {
    (self | 0x20).isLowercase || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  /// Whether an identifier can continue with the byte.
  @inline(__always)
  var continuesWord: Bool { beginsWord || isDigit }
}
