extension RuntimeAttribute: CustomStringConvertible {
  /// The attribute as an assignment: `layer.cornerRadius = 10`.
  public var description: String { "\(keyPath) = \(value)" }
}

extension AttributeValue: CustomStringConvertible {
  /// The value as printed on the console.
  public var description: String {
    switch self {
    case .nil: "nil"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): String(integer)
    case .unsigned(let unsigned): String(unsigned)
    case .decimal(let number): number.description
    case .date(let seconds): Self.dateText(seconds)
    case .data(let bytes): "\(bytes.count) bytes"
    case .real(let real): real.shortest
    case .string(let string): "\"\(string)\""
    case .localizedString(let string): "\"\(string)\" (localized)"
    case .point(let point): point.text
    case .size(let size): size.text
    case .rect(let rect): "{\(rect.origin.text), \(rect.size.text)}"
    case .range(let range): "{\(range.location), \(range.length)}"
    case .color(let color): color.text
    case .image(let image): "image \"\(image.name)\"" + (image.catalog.map { " of \($0)" } ?? "")
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .dictionary(let entries):
      "{\(entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}

extension AttributeValue.Point {
  fileprivate var text: String { "{\(x.shortest), \(y.shortest)}" }
}

extension AttributeValue.Size {
  fileprivate var text: String { "{\(width.shortest), \(height.shortest)}" }
}

extension AttributeValue.Color {
  fileprivate var text: String {
    switch source {
    case .components(let components): components.text
    case .named(let name): "color \"\(name)\""
    case .system(let name): "system color \(name)"
    }
  }
}

extension AttributeValue.Color.Components {
  fileprivate var text: String {
    let numbers = parts.map { "\($0.name): \($0.number.shortest)" }
    return "\(space)(\(numbers.joined(separator: ", ")))"
  }
}

extension AttributeValue {
  /// Returns a point in time in the format of ISO 8601, in UTC: `2026-11-25T14:30:00.25Z`.
  ///
  /// Dates in the far past or future are printed as seconds after 2001.
  fileprivate static func dateText(_ seconds: Double) -> String {
    // About the years -200,000 to 200,000; dates beyond are not meaningful.
    guard abs(seconds) < 6e12 else { return "\(seconds.shortest) s after 2001" }
    let whole = Int(seconds.rounded(.down))
    let (day, second) = (whole.dividedRoundingDown(by: 86_400), whole.modulo(86_400))
    // Days are counted from 0000-03-01, so that a leap day ends a year; 2001-01-01 is day 730,791.
    let days = day + 730_791
    let (era, dayOfEra) = (days.dividedRoundingDown(by: 146_097), days.modulo(146_097))
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = [
      era * 400 + yearOfEra + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1,
    ]
    let time = [second / 3600, second / 60 % 60, second % 60]
    let fraction = (seconds - seconds.rounded(.down)).shortest.dropFirst()
    return "\(padded(date, "-"))T\(padded(time, ":"))\(fraction)Z"
  }

  private static func padded(_ numbers: [Int], _ separator: String) -> String {
    numbers.map { (0..<10).contains($0) ? "0\($0)" : "\($0)" }.joined(separator: separator)
  }
}

extension Int {
  fileprivate func modulo(_ divisor: Int) -> Int { self - dividedRoundingDown(by: divisor) * divisor }

  fileprivate func dividedRoundingDown(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
