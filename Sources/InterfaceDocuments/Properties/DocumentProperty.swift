package import RuntimeAttributes

/// A property that documents store: its place in the markup, its encoding and its default value.
struct DocumentProperty: Sendable {
  /// The key path, such as `alpha` or `font.pointSize`.
  let keyPath: String
  /// The name of the XML attribute or of the part.
  let name: String
  let encoding: Encoding
  let place: Place
  /// The value if the XML attribute is missing, or nil if that value is unknown.
  ///
  /// Interface Builder omits the attribute if the value is the framework's documented default.
  let initial: AttributeValue?

  /// Creates a property whose XML attribute or part has the name of the key path by default.
  init(
    _ keyPath: String,
    _ encoding: Encoding,
    spelled name: String? = nil,
    in place: Place = .object,
    initially initial: AttributeValue? = nil
  ) {
    (self.keyPath, self.name) = (keyPath, name ?? keyPath)
    (self.encoding, self.place, self.initial) = (encoding, place, initial)
  }

  /// The form of a value.
  enum Encoding: Sendable {
    case string, boolean, integer, real
    /// A real number, or a ratio such as `16:9`.
    case ratio
    /// A real number, unless the platform determines a standard spacing.
    case spacing
    /// The name of an enumeration case; the dictionary contains the raw values by name.
    case name([String: Int])
    /// A string in an XML attribute, or in its own element if the string has several lines.
    case text
    /// The name of an image, or an `imageReference`.
    case image
    /// A `color` element.
    case color
    /// A `color` element, or a `nil` element if the color is nil.
    case optionalColor
    case rect, size
    /// A value that documents do not determine.
    case unknown
  }

  /// The element that contains a value.
  enum Place: Sendable {
    case object
    /// The cell of a control on macOS.
    case cell
    /// The part of the object with the given key.
    case part(String)
    /// The part of the cell with the given key.
    case cellPart(String)
    /// The normal state of a button, whose title and image apply to all states unless the document defines other
    /// states.
    case onlyState
  }
}

/// The state of a property in a document.
package enum DocumentSetting: Hashable, Sendable {
  /// The document contains the value, or omits a value that is the known default.
  case value(AttributeValue)
  /// Size-class variations change the value.
  case varies
  /// The object has bindings, which may set the value after the nib is loaded.
  case bound
  /// The document does not determine the value.
  case unset
}

extension InterfaceDocument {
  /// Returns the state of a property of an object; the document must contain the markup.
  ///
  /// - Parameters:
  ///   - keyPath: The Objective-C key path.
  ///   - index: The index of the object.
  ///   - classes: The class of the object's element, followed by its superclasses.
  /// - Returns: The state, which is `unset` in archives and compiled nibs, for unknown properties, and if the markup
  ///   does not determine the value.
  package func setting(_ keyPath: String, of index: Int, classes: [String]) -> DocumentSetting {
    guard format == .xib || format == .storyboard,
      let property = DocumentProperty.find(keyPath, in: classes, on: platform)
    else { return .unset }
    let cell = objects.indices.first { objects[$0].parent == index && objects[$0].key == "cell" }
    let parts: [Int]
    switch property.place {
    case .object, .part, .onlyState: parts = [index]
    case .cell, .cellPart:
      guard let cell else { return .unset }
      parts = [index, cell]
    }
    guard let described = parts.last, !objects[described].markup.attributes.isEmpty,
      !objects[index].isRemovedAtBuildTime
    else { return .unset }
    if parts.contains(where: { isBound($0) }) { return .bound }
    if parts.contains(where: { varies(property, of: $0) }) { return .varies }
    if case .text = property.encoding, hasFormatter(described) { return .unset }
    let value = property.value(in: objects[described].markup)
    return value.map(DocumentSetting.value) ?? .unset
  }

  private func isBound(_ index: Int) -> Bool { objects[index].connections.contains { $0.isBinding } }

  /// Whether a formatter changes the text of a cell.
  private func hasFormatter(_ index: Int) -> Bool {
    objects.contains { $0.parent == index && $0.key == "formatter" }
  }

  private func varies(_ property: DocumentProperty, of index: Int) -> Bool {
    var names = [property.name]
    if case .part(let part) = property.place { names.append(part) }
    return names.contains { name in
      objects[index].markup.variedParts.contains(name)
        || variations.contains { $0.object == index && $0.settings[name] != nil }
    }
  }
}

extension InterfaceObject {
  /// Whether the object is a constraint that only the canvas uses.
  fileprivate var isRemovedAtBuildTime: Bool { element == "constraint" && markup.isSet("placeholder") }
}

extension Connection {
  fileprivate var isBinding: Bool { if case .binding = kind { true } else { false } }
}
