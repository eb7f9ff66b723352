extension Duration: AttributeConvertible {
  /// Creates a duration from a number of seconds, or from a string with a unit, such as `250 ms` or `1.5 seconds`.
  ///
  /// - Parameter attributeValue: A number, or a string with a number and one of the units `ns`, `us`, `ms`, `s`,
  ///   `seconds`, `min` and `h`; the default unit is seconds.
  public init?(attributeValue: AttributeValue) {
    let seconds: Double
    switch attributeValue {
    case .integer(let integer): seconds = Double(integer)
    case .real(let real): seconds = real
    case .string(let text):
      let number = text.prefix { !$0.isLetter && $0 != " " || "eE".contains($0) }
      let unit = text.dropFirst(number.count).drop { $0 == " " }
      guard let count = Double(number), let factor = Self.secondsByUnit[String(unit)] else { return nil }
      seconds = count * factor
    default: return nil
    }
    // Creating a duration of more seconds than `Int64` can represent traps.
    guard abs(seconds) < 0x1p62 else { return nil }
    self = .seconds(seconds)
  }

  /// The number of seconds.
  public var attributeValue: AttributeValue {
    .real(Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }

  private static let secondsByUnit: [String: Double] = [
    "": 1, "s": 1, "seconds": 1, "ms": 1e-3, "us": 1e-6, "ns": 1e-9, "min": 60, "h": 3600,
  ]
}
