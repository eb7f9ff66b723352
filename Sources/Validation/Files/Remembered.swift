import PortableFoundation

/// A value that is computed once and shared.
final class Remembered<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var value: Value?

  /// The value.
  ///
  /// - Parameter find: Computes the value; other callers wait in the meantime.
  /// - Returns: The value of the first call.
  func value(_ find: () -> Value) -> Value {
    lock.withLock {
      if let value { return value }
      let found = find()
      value = found
      return found
    }
  }
}
