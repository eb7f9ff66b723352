/// A class that overrides what key-value coding does with keys that it does not find, and with nil for scalars.
///
/// The requirements are `NSObject`'s own hooks, with their defaults. A class of the main actor conforms on it, to
/// `@MainActor UndefinedKeyHandling`, and is asked there alone.
public protocol UndefinedKeyHandling: AnyObject {
  /// Sets a value for a key that no accessor answers; the default raises.
  ///
  /// - Throws: ``KeyValueCodingError/undefinedKey(_:)`` to raise as `NSObject` does.
  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError)

  /// Reads a value for a key that no accessor answers; the default raises.
  ///
  /// - Throws: ``KeyValueCodingError/undefinedKey(_:)`` to raise as `NSObject` does.
  func value(forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) -> BoxedValue

  /// Sets nil for a property of a scalar or structure; the default raises.
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
