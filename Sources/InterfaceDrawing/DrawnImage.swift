/// An image of the app that a drawing embeds.
package struct DrawnImage: Sendable {
  /// The rendering mode of an image.
  package enum Rendering: Sendable {
    /// Determined by the view: bars and system buttons use the image as a template.
    case automatic
    /// The image's own colors.
    case original
    /// The image's shape in the tint color of the view.
    case template
  }

  /// The file as a `data:` URI.
  let uri: String
  let rendering: Rendering

  /// A function that finds an image by its name in the document, or returns nil if the image cannot be embedded.
  package typealias Source = @Sendable (_ name: String) -> DrawnImage?

  package init(uri: String, rendering: Rendering = .automatic) {
    (self.uri, self.rendering) = (uri, rendering)
  }
}
