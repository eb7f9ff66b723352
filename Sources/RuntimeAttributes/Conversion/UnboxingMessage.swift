/// The message that key-value coding, or the bridge of Swift, sends to a value to get the setter's argument.
package enum UnboxingMessage: String, CaseIterable, Hashable, Sendable {
  /// Asks a number for a signed integer of 8, 16, 32 or 64 bits.
  case charValue, shortValue, intValue, longLongValue
  /// Asks a number for an unsigned integer of 8, 16, 32 or 64 bits.
  case unsignedCharValue, unsignedShortValue, unsignedIntValue, unsignedLongLongValue
  /// Asks a number for a real of 32 or 64 bits, or for a truth value.
  case floatValue, doubleValue, boolValue
  /// Asks an `NSValue` for a structure.
  case pointValue, sizeValue, rectValue, rangeValue
  /// Copies the bytes of any other structure.
  case getValue = "getValue:"
  /// Sent by the bridge from `NSString` to `String`.
  case length
  /// Sent by the bridge from `NSDate` to `Date`.
  case timeIntervalSinceReferenceDate
  /// Sent by the bridge from `NSDecimalNumber` to `Decimal`; every number answers it.
  case decimalValue

  /// The selector on a platform: UIKit's names of the geometry messages start with `CG`.
  package func selector(on platform: Platform) -> String {
    switch self {
    case .pointValue where platform != .macOS: "CGPointValue"
    case .sizeValue where platform != .macOS: "CGSizeValue"
    case .rectValue where platform != .macOS: "CGRectValue"
    default: rawValue
    }
  }
}
