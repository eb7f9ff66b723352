/// A Cocoa binding.
public struct Binding: Hashable, Sendable {
  /// The binding of the source: `value`, `enabled`, `contentArray`...
  public var name: String
  /// The key path from the destination.
  public var keyPath: String

  /// Creates a binding.
  public init(name: String, keyPath: String) {
    self.name = name
    self.keyPath = keyPath
  }
}
