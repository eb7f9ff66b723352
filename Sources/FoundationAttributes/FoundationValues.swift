// Conversions for values in configurations; documents do not contain such values.

public import Foundation
public import RuntimeAttributes

extension URL: AttributeConvertible {
  /// Creates a URL from a string without characters that must be escaped.
  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    self.init(string: text)
    guard absoluteString == text else { return nil }
  }

  /// The URL as a string.
  public var attributeValue: AttributeValue { .string(absoluteString) }
}

extension UUID: AttributeConvertible {
  /// Creates a UUID from a string.
  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    self.init(uuidString: text)
  }

  /// The UUID as a string.
  public var attributeValue: AttributeValue { .string(uuidString) }
}

extension Date: AttributeConvertible {
  /// The value type of dates.
  public static var valueType: ValueType { .date }

  /// Creates a date from a date value, or from an ISO 8601 string: `2026-11-25`, `2026-11-25T14:30:00Z` or
  /// `2026-11-25T14:30:00.25+01:00`.
  ///
  /// A date without a time is midnight UTC; a time must have a time zone.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .date(let seconds): self.init(timeIntervalSinceReferenceDate: seconds)
    case .string(let text):
      // The format styles ignore characters after a date.
      let form = /\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?))?/
      guard text.wholeMatch(of: form) != nil, Self.exists(text) else { return nil }
      let date = Self.formats.lazy.compactMap { try? Date(text, strategy: $0) }.first
      guard let date else { return nil }
      self = date
    default: return nil
    }
  }

  /// The date, without loss of digits.
  public var attributeValue: AttributeValue {
    .date(secondsSinceReferenceDate: timeIntervalSinceReferenceDate)
  }

  /// Whether the day and the time of an ISO 8601 string exist; the format styles accept February 30 as March 1.
  private static func exists(_ text: String) -> Bool {
    let numbers = text.prefix(19).split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 3, 1...12 ~= numbers[1] else { return false }
    let (year, month) = (numbers[0], numbers[1])
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    // A minute may have a leap second.
    return 1...days ~= numbers[2] && zip(numbers.dropFirst(3), [23, 59, 60]).allSatisfy { $0 <= $1 }
  }

  private static let formats = [
    Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    Date.ISO8601FormatStyle().year().month().day(),
  ]
}

extension Decimal: AttributeConvertible {
  /// The value type of decimal numbers.
  public static var valueType: ValueType { .decimal }

  /// Creates a decimal number from a number with at most 38 digits, or from a string with such a number.
  ///
  /// A floating-point number becomes its shortest decimal representation: 0.1 is exactly 0.1.
  public init?(attributeValue: AttributeValue) {
    let number: AttributeValue.DecimalNumber?
    switch attributeValue {
    case .integer(let integer): number = .init(String(integer))
    case .unsigned(let unsigned): number = .init(String(unsigned))
    case .real(let real): number = .init(String(real))
    case .decimal(let decimal): number = decimal
    case .string(let string): number = .init(string)
    default: return nil
    }
    guard let number,
      let decimal = Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX")),
      // Foundation rounds numbers with more digits.
      AttributeValue.DecimalNumber(decimal.description) == number
    else { return nil }
    self = decimal
  }

  /// The number, without loss of digits.
  public var attributeValue: AttributeValue {
    AttributeValue.DecimalNumber(description).map { .decimal($0) } ?? .real(.nan)
  }
}

extension Data: AttributeConvertible {
  /// The value type of data.
  public static var valueType: ValueType { .data }

  /// Creates data from a data value, or from a Base64 string.
  public init?(attributeValue: AttributeValue) {
    switch attributeValue {
    case .data(let bytes): self.init(bytes)
    case .string(let text): self.init(base64Encoded: text)
    default: return nil
    }
  }

  /// An attribute value with these bytes.
  public var attributeValue: AttributeValue { .data(Array(self)) }
}
