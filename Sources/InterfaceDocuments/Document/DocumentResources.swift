package import RuntimeAttributes

/// The named colors and images of a document.
package struct DocumentResources: Hashable, Sendable {
  /// The fallback components of named colors in the app's asset catalogs, by name.
  package var namedColors: [String: AttributeValue.Color.Components]
  /// The names of all listed colors of the app's asset catalogs, including colors without fallback components.
  package var listedColors: Set<String> = []
  /// The fallback components of system colors, by name.
  package var systemColors: [String: AttributeValue.Color.Components]
  /// The images in document order.
  package var images: [Image]

  /// Creates resources.
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
  /// An image in the document's list of resources.
  package struct Image: Hashable, Sendable {
    /// The name of the image, with its catalog unless the app's asset catalog contains the image.
    package var image: AttributeValue.Image
    /// The expected size, for drawing.
    package var size: AttributeValue.Size?
    /// Whether the document contains the data of the image, as in Xcode 5 to 7 for pasted images.
    package var isEmbedded = false
    /// The position of the start tag.
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
