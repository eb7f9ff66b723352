package import RuntimeAttributes

/// What a document names and the app's asset catalogs or the platform hold.
package struct DocumentResources: Hashable, Sendable {
  /// The components that stand in for the named colors of the app's catalogs, by name.
  package var namedColors: [String: AttributeValue.Color.Components]
  /// The components that stand in for colors of the system, by name.
  package var systemColors: [String: AttributeValue.Color.Components]
  /// The images in document order.
  package var images: [Image]

  /// Creates resources, which are empty unless given.
  package init(
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
  package struct Image: Hashable, Sendable {
    /// The name, and the catalog if it is not the app's.
    package var image: AttributeValue.Image
    /// The size that the document expects, for drawing.
    package var size: AttributeValue.Size?
    /// Whether the document holds the image itself, as Xcode 5 to 7 kept those that were pasted.
    package var isEmbedded = false
    /// The place of the element's start tag.
    package var position: SourcePosition

    /// Creates an image.
    package init(_ image: AttributeValue.Image, size: AttributeValue.Size? = nil, at position: SourcePosition)
    {
      self.image = image
      self.size = size
      self.position = position
    }
  }
}
