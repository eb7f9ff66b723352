/// A Cocoa binding.
public struct Binding: Hashable, Sendable {
  /// The binding of the source: `value`, `enabled`, `contentArray`...
  public var name: String
  /// The key path from the destination.
  public var keyPath: String
  /// The options as the document writes them: `NSValueTransformerName`, `NSNullPlaceholder`...
  public var options: [String: String]

  /// Creates a binding.
  package init(name: String, keyPath: String, options: [String: String] = [:]) {
    self.name = name
    self.keyPath = keyPath
    self.options = options
  }
}
