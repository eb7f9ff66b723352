/// Parses numbers in documents.
enum DocumentNumber {
  /// Parses a finite decimal number; returns nil for other text, even if `Double` accepts it, such as `nan` and
  /// `0x1p3`.
  static func real(_ text: String) -> Double? {
    if let short = text.utf8.withContiguousStorageIfAvailable(short), let short { return short }
    guard let number = Double(text), number.isFinite, !text.utf8.contains(where: isHexadecimalMark) else {
      return nil
    }
    return number
  }

  /// Parses a decimal number with at most 15 digits and without an exponent; returns nil for other forms.
  ///
  /// A `Double` represents the digits and the power of ten exactly, so a single division rounds like a full
  /// conversion.
  fileprivate static func short(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var digits = 0
    var mantissa = 0
    var decimals: Int?
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
        continue
      }
      guard byte &- UInt8(ascii: "0") < 10, digits < 15 else { return nil }
      mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      if let count = decimals { decimals = count + 1 }
    }
    // Without digits on both sides of the point, the full conversion is needed.
    guard digits > (decimals ?? 0), decimals != 0 else { return nil }
    let number = Double(mantissa) / powersOfTen[decimals ?? 0]
    return isNegative ? -number : number
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func isHexadecimalMark(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "x")
  }
}

extension XMLString {
  /// The finite decimal number in the characters, if any.
  var number: Double? {
    (encoding == .none ? DocumentNumber.short(bytes) : nil) ?? DocumentNumber.real(string)
  }
}

extension XMLAttributes {
  /// Returns the finite decimal number in an attribute, if any.
  func number(_ name: StaticString) -> Double? { value(name)?.number }
}
