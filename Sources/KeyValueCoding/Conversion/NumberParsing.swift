import RuntimeAttributes

/// Parses numbers and Boolean values as the `...Value` methods of `NSString` do, according to their documentation.
enum NumberParsing {
  /// `longLongValue`: skips leading whitespace, reads digits up to the first other character and clamps; 0 without
  /// digits.
  static func integer(_ text: String) -> Int {
    var bytes = Substring(text).utf8.drop(while: isSpace)
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    var value = 0
    for byte in bytes {
      guard isDigit(byte) else { break }
      let digit = Int(byte &- 0x30)
      let (scaled, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, wrapped) =
        isNegative ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
      guard !overflowed, !wrapped else { return isNegative ? .min : .max }
      value = sum
    }
    return value
  }

  /// `doubleValue`: skips leading whitespace and reads the longest decimal number; 0 without a number.
  static func real(_ text: String) -> Double {
    let bytes = Substring(text).utf8.drop(while: isSpace)
    var end = bytes.startIndex
    var index = end
    func skip(_ matches: (UInt8) -> Bool) -> Bool {
      guard index < bytes.endIndex, matches(bytes[index]) else { return false }
      bytes.formIndex(after: &index)
      return true
    }
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
    _ = skip(isSign)
    var hasDigits = false
    while skip(isDigit) { hasDigits = true }
    if skip({ $0 == UInt8(ascii: ".") }) {
      while skip(isDigit) { hasDigits = true }
    }
    guard hasDigits else { return 0 }
    end = index
    if skip({ $0 | 0x20 == UInt8(ascii: "e") }) {
      _ = skip(isSign)
      var hasExponent = false
      while skip(isDigit) { hasExponent = true }
      if hasExponent { end = index }
    }
    let number = Substring(bytes[bytes.startIndex..<end])
    return Double(number.hasSuffix(".") ? number.dropLast() : number) ?? 0
  }

  /// `boolValue`: skips whitespace, a sign and zeros, then accepts one of `Y y T t 1-9`.
  static func boolean(_ text: String) -> Bool {
    var bytes = Substring(text).utf8.drop(while: isSpace)
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    bytes = bytes.drop { $0 == UInt8(ascii: "0") }
    guard let first = bytes.first else { return false }
    return isDigit(first) || first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t")
  }

  /// Whether the whole string is a decimal number, so that parsing does not ignore characters.
  static func isNumber(_ text: String) -> Bool {
    // Double also accepts "inf", "nan" and hexadecimal numbers; NSString's methods do not.
    let bytes = text.utf8.drop(while: isSpace)
    let isDecimal = bytes.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
    return isDecimal && Double(Substring(bytes)) != nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
