// Conversions for values in configurations; documents do not contain such values.

public import Foundation
public import RuntimeAttributes

extension URL: AttributeConvertible {
  /// Creates a URL from a string.
  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    self.init(string: text)
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
  /// Creates a date from an ISO 8601 string: `2026-11-25`, `2026-11-25T14:30:00Z` or `2026-11-25T14:30:00.25+01:00`.
  ///
  /// A date without a time is midnight UTC; a time needs a zone.
  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    // The styles ignore characters after a date.
    let form = /\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?))?/
    guard text.wholeMatch(of: form) != nil else { return nil }
    let date = Self.formats.lazy.compactMap { try? Date(text, strategy: $0) }.first
    guard let date else { return nil }
    self = date
  }

  /// The date as an ISO 8601 string in UTC, with milliseconds if it has a fraction of a second.
  public var attributeValue: AttributeValue {
    let isWhole = timeIntervalSinceReferenceDate == timeIntervalSinceReferenceDate.rounded()
    return .string(formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)))
  }

  private static let formats = [
    Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    Date.ISO8601FormatStyle().year().month().day(),
  ]
}

extension Decimal: AttributeConvertible {
  /// Creates a decimal number from a number or a string.
  ///
  /// A floating-point number becomes its shortest decimal representation: 0.1 is exactly 0.1.
  public init?(attributeValue: AttributeValue) {
    let text: String
    switch attributeValue {
    case .integer(let integer): text = String(integer)
    case .real(let real): text = String(real)
    case .string(let string): text = string
    default: return nil
    }
    // The initializer ignores characters after a number.
    guard text.wholeMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?/) != nil else { return nil }
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// The number as a string, since numbers in attributes have fewer digits.
  public var attributeValue: AttributeValue { .string(description) }
}

extension Data: AttributeConvertible {
  /// Creates data from a Base64 string.
  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    self.init(base64Encoded: text)
  }

  /// The data as a Base64 string.
  public var attributeValue: AttributeValue { .string(base64EncodedString()) }
}
