import PortableFoundation

/// What is found out once, by whoever asks first, and kept for all who hold the same.
final class Remembered<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var value: Value?

  /// The value.
  ///
  /// - Parameter find: Finds it out; whoever else asks meanwhile waits for it.
  /// - Returns: What was found out first.
  func value(_ find: () -> Value) -> Value {
    lock.withLock {
      if let value { return value }
      let found = find()
      value = found
      return found
    }
  }
}
