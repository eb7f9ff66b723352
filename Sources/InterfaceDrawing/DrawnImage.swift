/// A picture of the app that a drawing embeds.
package struct DrawnImage: Sendable {
  /// How the color of an image is chosen.
  package enum Rendering: Sendable {
    /// As the view that shows it does: bars and system buttons take its shape alone.
    case automatic
    /// The image's own colors.
    case original
    /// The shape of the image in the tint color of the view.
    case template
  }

  /// The file as a `data:` URI.
  let uri: String
  let rendering: Rendering

  /// Finds the picture of an image that a document names; nil if there is none to embed.
  package typealias Source = @Sendable (_ name: String) -> DrawnImage?

  package init(uri: String, rendering: Rendering = .automatic) {
    (self.uri, self.rendering) = (uri, rendering)
  }
}
