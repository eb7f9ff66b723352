public import RuntimeAttributes

/// What a document names and the app's asset catalogs or the platform hold.
public struct DocumentResources: Hashable, Sendable {
  /// The components that stand in for the named colors of the app's catalogs, by name.
  public var namedColors: [String: AttributeValue.Color.Components]
  /// The components that stand in for colors of the system, by name.
  public var systemColors: [String: AttributeValue.Color.Components]
  /// The images in document order.
  public var images: [Image]

  /// Creates resources, which are empty unless given.
  public init(
    namedColors: [String: AttributeValue.Color.Components] = [:],
    systemColors: [String: AttributeValue.Color.Components] = [:],
    images: [Image] = []
  ) {
    self.namedColors = namedColors
    self.systemColors = systemColors
    self.images = images
  }
}

extension DocumentResources {
  /// An image that the document names.
  public struct Image: Hashable, Sendable {
    /// The name, and the catalog if it is not the app's.
    public var image: AttributeValue.Image
    /// The size that the document expects, for drawing.
    public var size: AttributeValue.Size?
    /// Whether the document holds the image itself, as Xcode 5 to 7 kept those that were pasted.
    public var isEmbedded = false
    /// The place of the element's start tag.
    public var position: SourcePosition

    /// Creates an image.
    public init(_ image: AttributeValue.Image, size: AttributeValue.Size? = nil, at position: SourcePosition)
    {
      self.image = image
      self.size = size
      self.position = position
    }
  }
}
