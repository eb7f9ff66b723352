import PortableFoundation

/// A value that is computed once and shared.
package final class Remembered<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var value: Value?

  package init() {}

  /// Returns the value, which the first call computes.
  ///
  /// - Parameter find: Computes the value while other callers wait.
  /// - Returns: The value that the first call computed.
  package func value(_ find: () -> Value) -> Value {
    lock.withLock {
      if let value { return value }
      let found = find()
      value = found
      return found
    }
  }
}

/// Values that are computed once per key and shared.
package final class RememberedValues<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var values: [Key: Remembered<Value>] = [:]

  package init() {}

  /// Returns the value for a key, which the first call with the key computes.
  ///
  /// - Parameters:
  ///   - key: The key that identifies the value.
  ///   - find: Computes the value while other callers with the same key wait.
  /// - Returns: The value that the first call with the key computed.
  package func value(for key: Key, _ find: () -> Value) -> Value {
    let value = lock.withLock {
      if let value = values[key] { return value }
      let value = Remembered<Value>()
      values[key] = value
      return value
    }
    return value.value(find)
  }
}

/// A value that several threads change, one at a time.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls a function with the value while other callers wait.
  package func withValue<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
