extension AttributeValue {
  /// An image, referenced by name.
  public struct Image: Hashable, Sendable {
    /// The name of the image in its catalog.
    public var name: String
    /// The catalog, if the document specifies one: `system` for SF Symbols.
    public var catalog: String?

    /// Creates a reference to an image.
    public init(name: String, catalog: String? = nil) {
      self.name = name
      self.catalog = catalog
    }
  }
}
