import InterfaceDocuments
package import RuntimeAttributes

/// A reference from an object to an image or color.
package struct AssetReference {
  package var name: String
  package var object: Int
  package var position: SourcePosition?
}

extension InterfaceDocument {
  /// Whether an object references an image or color of the app.
  var referencesAssets: Bool { !imageReferences.isEmpty || !colorReferences.isEmpty }

  /// The references to colors of the app, from properties of objects and from runtime attributes.
  package var colorReferences: [AssetReference] {
    var references: [AssetReference] = []
    for reference in resourceReferences {
      guard case .namedColor(let name) = reference.resource else { continue }
      references.append(AssetReference(name: name, object: reference.object, position: reference.position))
    }
    for index in objects.indices {
      for attribute in objects[index].runtimeAttributes {
        guard case .color(let color) = attribute.value, case .named(let name) = color.source else { continue }
        references.append(AssetReference(name: name, object: index, position: attribute.position))
      }
    }
    return references
  }

  /// The references to images of the app, from properties of objects and from runtime attributes.
  package var imageReferences: [AssetReference] {
    var references: [AssetReference] = []
    let embedded = Set(resources.images.lazy.filter(\.isEmbedded).map(\.image.name))
    func add(_ image: AttributeValue.Image, _ object: Int, _ position: SourcePosition?) {
      // Interface Builder generates names with a colon if no image was chosen. It is unknown how iOS looks up an
      // image embedded in the document.
      guard image.catalog == nil, !image.name.contains(":"), !embedded.contains(image.name) else { return }
      references.append(AssetReference(name: image.name, object: object, position: position))
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
