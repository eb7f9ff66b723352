/// Numbers as documents write them.
enum DocumentNumber {
  /// A finite decimal number; nil for anything else that `Double` would take, such as `nan` and `0x1p3`.
  static func real(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, !text.utf8.contains(where: isHexadecimalMark) else {
      return nil
    }
    return number
  }

  private static func isHexadecimalMark(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "x")
  }
}
