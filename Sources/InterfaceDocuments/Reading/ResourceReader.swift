import RuntimeAttributes

/// Collects the resources listed at the end of a document.
struct ResourceReader {
  private var resources = DocumentResources()
  private var openColor: (name: String, isSystem: Bool)?

  mutating func image(_ name: String, _ attributes: XMLAttributes, at position: SourcePosition) {
    var image = DocumentResources.Image(
      AttributeValue.Image(name: name, catalog: attributes["catalog"]),
      at: position
    )
    if let width = attributes.number("width"), let height = attributes.number("height") {
      image.size = AttributeValue.Size(width: width, height: height)
    }
    resources.images.append(image)
  }

  /// Marks the last image as embedded.
  mutating func embedImage() {
    guard !resources.images.isEmpty else { return }
    resources.images[resources.images.count - 1].isEmbedded = true
  }

  mutating func startColor(_ name: String, isSystem: Bool) {
    openColor = (name, isSystem)
    if !isSystem { resources.listedColors.insert(name) }
  }

  /// Stores the color of the open entry.
  mutating func color(_ attributes: XMLAttributes) {
    guard let openColor, let components = DocumentColor.components({ attributes[$0] }) else { return }
    if openColor.isSystem {
      resources.systemColors[openColor.name] = components
    } else {
      resources.namedColors[openColor.name] = components
    }
  }

  mutating func endColor() {
    openColor = nil
  }

  /// Stores the resources in a document, and adds the components of listed colors to the values of its
  /// runtime attributes.
  func finish(_ document: inout InterfaceDocument) {
    document.resources = resources
    guard !resources.namedColors.isEmpty || !resources.systemColors.isEmpty else { return }
    for object in document.objects.indices where !document.objects[object].runtimeAttributes.isEmpty {
      for attribute in document.objects[object].runtimeAttributes.indices {
        guard case .color(var color) = document.objects[object].runtimeAttributes[attribute].value,
          color.fallback == nil
        else { continue }
        switch color.source {
        case .named(let name): color.fallback = resources.namedColors[name]
        case .system(let name): color.fallback = resources.systemColors[name]
        case .components: continue
        }
        document.objects[object].runtimeAttributes[attribute].value = .color(color)
      }
    }
  }
}
