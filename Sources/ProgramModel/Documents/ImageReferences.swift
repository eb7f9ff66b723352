import InterfaceDocuments
package import RuntimeAttributes

/// A reference from an object to an image.
package struct ImageReference {
  package var name: String
  package var object: Int
  package var position: SourcePosition?
}

extension InterfaceDocument {
  /// Whether an object references an image of the app.
  var asksForImages: Bool { !imageReferences.isEmpty }

  /// The references to images of the app, from properties of objects and from runtime attributes.
  package var imageReferences: [ImageReference] {
    var references: [ImageReference] = []
    let embedded = Set(resources.images.lazy.filter(\.isEmbedded).map(\.image.name))
    func add(_ image: AttributeValue.Image, _ object: Int, _ position: SourcePosition?) {
      // Interface Builder generates names with a colon if no image was chosen. It is unknown how iOS looks up an
      // image embedded in the document.
      guard image.catalog == nil, !image.name.contains(":"), !embedded.contains(image.name) else { return }
      references.append(ImageReference(name: image.name, object: object, position: position))
    }
    for reference in resourceReferences {
      if case .image(let image) = reference.resource { add(image, reference.object, reference.position) }
    }
    for index in objects.indices {
      for attribute in objects[index].runtimeAttributes {
        if case .image(let image) = attribute.value { add(image, index, attribute.position) }
      }
    }
    return references
  }
}
