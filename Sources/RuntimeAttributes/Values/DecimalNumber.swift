extension AttributeValue {
  /// A decimal number with any number of digits, such as a number in JSON.
  ///
  /// Numbers with the same value are equal regardless of their notation, such as `1.50` and `15e-1`.
  public struct DecimalNumber: Hashable, Sendable {
    /// Whether the number is below zero.
    package let isNegative: Bool
    /// The digits without leading and trailing zeros; empty for zero.
    package let digits: String
    /// The exponent of the power of ten that multiplies the digits as an integer.
    package let exponent: Int

    /// Reads a number such as `-12.5` or `1e400`; returns nil for any other text.
    public init?(_ text: some StringProtocol) {
      var bytes = Array(text.utf8)[...]
      let hasMinus = bytes.first == UInt8(ascii: "-")
      if hasMinus || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
      let whole = Self.removeDigits(from: &bytes)
      var fraction: [UInt8] = []
      if bytes.first == UInt8(ascii: ".") {
        bytes.removeFirst()
        fraction = Self.removeDigits(from: &bytes)
      }
      guard !whole.isEmpty || !fraction.isEmpty else { return nil }
      var exponent = 0
      if bytes.first.map({ $0 | 0x20 == UInt8(ascii: "e") }) ?? false {
        // `Int` also parses the sign. The limit rejects unreasonably large exponents.
        guard let number = Int(String(decoding: bytes.dropFirst(), as: UTF8.self)), abs(number) < 1 << 40
        else { return nil }
        (exponent, bytes) = (number, [])
      }
      guard bytes.isEmpty else { return nil }
      var digits = (whole + fraction).drop { $0 == UInt8(ascii: "0") }
      exponent -= fraction.count
      while digits.last == UInt8(ascii: "0") {
        digits.removeLast()
        exponent += 1
      }
      self.digits = String(decoding: digits, as: UTF8.self)
      isNegative = hasMinus && !digits.isEmpty
      self.exponent = digits.isEmpty ? 0 : exponent
    }

    private static func removeDigits(from bytes: inout ArraySlice<UInt8>) -> [UInt8] {
      let digits = bytes.prefix { 0x30...0x39 ~= $0 }
      bytes = bytes.dropFirst(digits.count)
      return Array(digits)
    }

    /// Returns the number as an integer, or nil if it has a fraction or the type cannot represent it.
    public func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer? {
      guard !digits.isEmpty else { return 0 }
      // Integer types of the standard library have fewer than 40 digits.
      guard exponent >= 0, digits.utf8.count + exponent < 40 else { return nil }
      return Integer((isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent))
    }

    /// The nearest floating-point number; infinite beyond the range of `Double`.
    public var real: Double { Double(description) ?? (isNegative ? -.infinity : .infinity) }
  }
}

extension AttributeValue.DecimalNumber: CustomStringConvertible {
  /// The number in decimal notation: `12.5`, or with an exponent if it has many zeros: `1e400`.
  public var description: String {
    guard !digits.isEmpty else { return "0" }
    let sign = isNegative ? "-" : ""
    let count = digits.utf8.count
    if exponent >= 0, count + exponent <= 40 {
      return sign + digits + String(repeating: "0", count: exponent)
    }
    if exponent < 0, exponent >= -40 {
      let whole = max(0, count + exponent)
      let zeros = String(repeating: "0", count: max(0, -exponent - count))
      return sign + (whole == 0 ? "0" : digits.prefix(whole)) + "." + zeros + digits.dropFirst(whole)
    }
    return "\(sign)\(digits)e\(exponent)"
  }
}
