import RuntimeAttributes

/// The message that key-value coding or Swift's bridging sends to a value to obtain the setter's argument.
package enum UnboxingMessage: String, CaseIterable, Hashable, Sendable {
  /// Returns a signed integer of 8, 16, 32 or 64 bits.
  case charValue, shortValue, intValue, longLongValue
  /// Returns an unsigned integer of 8, 16, 32 or 64 bits.
  case unsignedCharValue, unsignedShortValue, unsignedIntValue, unsignedLongLongValue
  /// Returns a floating-point number of 32 or 64 bits, or a Boolean.
  case floatValue, doubleValue, boolValue
  /// Returns the structure in an `NSValue`.
  case pointValue, sizeValue, rectValue, rangeValue
  /// Copies the bytes of any other structure.
  case getValue = "getValue:"
  /// Sent when an `NSString` is bridged to `String`.
  case length
  /// Sent when an `NSDate` is bridged to `Date`.
  case timeIntervalSinceReferenceDate
  /// Sent when an `NSDecimalNumber` is bridged to `Decimal`; every number responds to this message.
  case decimalValue

  /// Returns the selector on a platform; the names of UIKit's geometry messages start with `CG`.
  package func selector(on platform: Platform) -> String {
    switch self {
    case .pointValue where platform != .macOS: "CGPointValue"
    case .sizeValue where platform != .macOS: "CGSizeValue"
    case .rectValue where platform != .macOS: "CGRectValue"
    default: rawValue
    }
  }
}
