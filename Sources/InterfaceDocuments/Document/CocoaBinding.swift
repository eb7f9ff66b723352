/// A Cocoa binding between an object and a key path of another object.
public struct CocoaBinding: Hashable, Sendable {
  /// The binding's name, such as `value`, `enabled` or `contentArray`.
  public var name: String
  /// The key path, relative to the destination.
  public var keyPath: String
  /// The options as written in the document, such as `NSValueTransformerName`.
  public var options: [String: String]

  /// Creates a binding.
  package init(name: String, keyPath: String, options: [String: String] = [:]) {
    self.name = name
    self.keyPath = keyPath
    self.options = options
  }
}
