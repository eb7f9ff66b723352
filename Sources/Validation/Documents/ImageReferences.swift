import InterfaceDocuments
import RuntimeAttributes

/// A place where an object asks for an image.
struct ImageReference {
  var name: String
  var object: Int
  var position: SourcePosition?
}

extension InterfaceDocument {
  /// Whether an object asks for an image of the app's own.
  var asksForImages: Bool { !imageReferences.isEmpty }

  /// The images that objects ask the app for, of their own or by runtime attributes.
  var imageReferences: [ImageReference] {
    var references: [ImageReference] = []
    let embedded = Set(resources.images.lazy.filter(\.isEmbedded).map(\.image.name))
    func add(_ image: AttributeValue.Image, _ object: Int, _ position: SourcePosition?) {
      // A colon stands in names that Interface Builder made for an image that nobody chose. What iOS makes of an image that
      // stands in the document itself is not known.
      guard image.catalog == nil, !image.name.contains(":"), !embedded.contains(image.name) else { return }
      references.append(ImageReference(name: image.name, object: object, position: position))
    }
    for reference in resourceReferences {
      if case .image(let image) = reference.resource { add(image, reference.object, reference.position) }
    }
    for index in objects.indices {
      for attribute in objects[index].attributes {
        if case .image(let image) = attribute.value { add(image, index, attribute.position) }
      }
    }
    return references
  }
}
