public import RuntimeAttributes

/// A class that overrides the handling of undefined keys and of nil for scalars.
///
/// The requirements are the hooks of `NSObject`, with the same defaults. A main-actor class conforms as `@MainActor
/// UndefinedKeyHandling`; its hooks are called only on the main actor.
public protocol UndefinedKeyHandling: AnyObject {
  /// Sets a value for an undefined key; raises by default.
  ///
  /// - Throws: ``KeyValueCodingError/undefinedKey(_:)`` to raise as `NSObject` does.
  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError)

  /// Reads a value for an undefined key; raises by default.
  ///
  /// - Throws: ``KeyValueCodingError/undefinedKey(_:)`` to raise as `NSObject` does.
  func value(forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) -> BoxedValue

  /// Sets nil for a property of a scalar or structure type; raises by default.
  ///
  /// - Throws: ``KeyValueCodingError/nilValue(key:className:)`` to raise as `NSObject` does.
  func setNilValue(forKey key: AttributeKey) throws(KeyValueCodingError)
}

extension UndefinedKeyHandling {
  /// Raises, as `NSObject` does.
  public func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) {
    throw .undefinedKey(.init(key: key, operation: .set, className: "\(type(of: self))"))
  }

  /// Raises, as `NSObject` does.
  public func value(forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) -> BoxedValue {
    throw .undefinedKey(.init(key: key, operation: .get, className: "\(type(of: self))"))
  }

  /// Raises, as `NSObject` does.
  public func setNilValue(forKey key: AttributeKey) throws(KeyValueCodingError) {
    throw .nilValue(key: key, className: "\(type(of: self))")
  }
}
