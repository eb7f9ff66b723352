import RuntimeAttributes

/// The sum of numbers, which Foundation adds as decimals: the sum of 0.1 and 0.2 is 0.3.
///
/// Source: Foundation's disassembly, which sends `decimalValue` to each operand of `@sum` and `@avg`. GNUstep 1.28 adds
/// doubles. The result is exact if the sum has at most 18 digits; otherwise, it is the sum of doubles.
struct NumberSum {
  /// The exact sum, as a coefficient and a power of ten; nil if the exact sum is not available.
  private var decimal: (coefficient: Int, exponent: Int)?
  /// The sum of doubles.
  private let approximation: Double

  init(_ values: [AttributeValue]) {
    let numbers = values.map(Unboxing.real)
    approximation = numbers.reduce(0, +)
    var decimals: [AttributeValue.DecimalNumber] = []
    for (value, number) in zip(values, numbers) {
      switch value {
      case .decimal(let decimal): decimals.append(decimal)
      case .integer, .unsigned: decimals += AttributeValue.DecimalNumber("\(value)").map { [$0] } ?? []
      default: decimals += AttributeValue.DecimalNumber("\(number)").map { [$0] } ?? []
      }
    }
    // Infinity and NaN have no decimal representation.
    guard decimals.count == values.count else { return }
    let exponent = decimals.map(\.exponent).min() ?? 0
    var coefficient = 0
    for decimal in decimals {
      guard let scaled = decimal.coefficient(exponent: exponent) else { return }
      let (sum, overflow) = coefficient.addingReportingOverflow(scaled)
      guard !overflow else { return }
      coefficient = sum
    }
    decimal = (coefficient, exponent)
  }

  /// The double that is nearest to the sum.
  var real: Double {
    decimal.flatMap { Double("\($0.coefficient)e\($0.exponent)") } ?? approximation
  }

  /// Returns the double that is nearest to the sum divided by a positive number.
  func average(of count: Int) -> Double {
    guard let decimal, count < 1 << 32 else { return approximation / Double(count) }
    var (quotient, remainder) = decimal.coefficient.magnitude.quotientAndRemainder(dividingBy: UInt(count))
    var text = (decimal.coefficient < 0 ? "-" : "") + "\(quotient)."
    // A double has at most 17 significant digits.
    for _ in 0..<38 where remainder > 0 {
      (quotient, remainder) = (remainder * 10).quotientAndRemainder(dividingBy: UInt(count))
      text += "\(quotient)"
    }
    if text.hasSuffix(".") { text += "0" }
    return Double("\(text)e\(decimal.exponent)") ?? approximation / Double(count)
  }
}

extension AttributeValue.DecimalNumber {
  /// Returns the number divided by a power of ten, or nil if the result has a fraction or more than 18 digits.
  fileprivate func coefficient(exponent other: Int) -> Int? {
    guard !digits.isEmpty else { return 0 }
    guard exponent >= other, digits.utf8.count + (exponent - other) <= 18 else { return nil }
    return Int((isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent - other))
  }
}
