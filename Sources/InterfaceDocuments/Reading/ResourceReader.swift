import RuntimeAttributes

/// Collects the resources that a document lists at its end.
struct ResourceReader {
  private var resources = DocumentResources()
  private var openColor: (name: String, isSystem: Bool)?

  /// Takes an image.
  mutating func image(_ name: String, _ attributes: XMLAttributes, at position: SourcePosition) {
    var image = DocumentResources.Image(
      AttributeValue.Image(name: name, catalog: attributes["catalog"]),
      at: position
    )
    if let width = attributes["width"].flatMap(DocumentNumber.real),
      let height = attributes["height"].flatMap(DocumentNumber.real)
    {
      image.size = AttributeValue.Size(width: width, height: height)
    }
    resources.images.append(image)
  }

  /// Takes the data of the image that was taken last.
  mutating func embedImage() {
    guard !resources.images.isEmpty else { return }
    resources.images[resources.images.count - 1].isEmbedded = true
  }

  /// Takes the start of a color's entry.
  mutating func startColor(_ name: String, isSystem: Bool) {
    openColor = (name, isSystem)
  }

  /// Takes the color of the entry that was started.
  mutating func color(_ attributes: XMLAttributes) {
    guard let openColor, let components = DocumentColor.components({ attributes[$0] }) else { return }
    if openColor.isSystem {
      resources.systemColors[openColor.name] = components
    } else {
      resources.namedColors[openColor.name] = components
    }
  }

  /// Takes the end of a color's entry.
  mutating func endColor() {
    openColor = nil
  }

  /// Hands the resources over, and gives the colors of runtime attributes the components kept for them.
  func finish(_ document: inout InterfaceDocument) {
    document.resources = resources
    guard !resources.namedColors.isEmpty || !resources.systemColors.isEmpty else { return }
    for object in document.objects.indices where !document.objects[object].attributes.isEmpty {
      for attribute in document.objects[object].attributes.indices {
        guard case .color(var color) = document.objects[object].attributes[attribute].value,
          color.fallback == nil
        else { continue }
        switch color.source {
        case .named(let name): color.fallback = resources.namedColors[name]
        case .system(let name): color.fallback = resources.systemColors[name]
        case .components: continue
        }
        document.objects[object].attributes[attribute].value = .color(color)
      }
    }
  }
}
