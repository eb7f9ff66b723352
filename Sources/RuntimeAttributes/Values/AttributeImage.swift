extension AttributeValue {
  /// An image, by the name under which the platform looks it up.
  public struct Image: Hashable, Sendable {
    /// The image's name in its catalog.
    public var name: String
    /// The catalog, where the document names one: `system` for SF Symbols.
    public var catalog: String?

    /// Creates a reference to an image.
    public init(name: String, catalog: String? = nil) {
      self.name = name
      self.catalog = catalog
    }
  }
}
