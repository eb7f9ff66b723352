/// Character classes of bytes in source code.
///
/// Bytes of non-ASCII characters are treated as letters.
extension UInt8 {
  /// Whether the byte is one of `A` to `Z`.
  @inlinable
  @inline(__always)
  package var isUppercase: Bool { self &- 0x41 < 26 }

  /// Whether the byte is one of `a` to `z`.
  @inlinable
  @inline(__always)
  package var isLowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is one of `0` to `9`.
  @inlinable
  @inline(__always)
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether an identifier can start with the byte.
  @inlinable
  @inline(__always)
  package var beginsWord: Bool {
    (self | 0x20).isLowercase || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  /// Whether an identifier can contain the byte.
  @inlinable
  @inline(__always)
  package var continuesWord: Bool { beginsWord || isDigit }
}
