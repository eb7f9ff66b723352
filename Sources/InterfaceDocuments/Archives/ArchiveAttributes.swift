import RuntimeAttributes

/// The runtime attributes of archives.
enum ArchiveAttributes {
  /// The classes that contain the attributes of one object, on macOS and iOS.
  static let placeholderClasses: Set<String> = [
    "IBUserDefinedRuntimeAttributesPlaceholder", "IBUIUserDefinedRuntimeAttributesPlaceholder",
  ]

  private static let typePrefix = "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType."

  static func read(
    _ node: Int,
    in tree: ArchiveTree
  ) -> Result<RuntimeAttribute, DocumentProblem.Reason> {
    let element = tree.nodes[node].className ?? tree.nodes[node].element
    guard let keyPath = tree.text("keyPath", of: node) else {
      return .failure(.missingXMLAttribute("keyPath", element: element))
    }
    guard let identifier = tree.text("typeIdentifier", of: node) else {
      return .failure(.missingXMLAttribute("typeIdentifier", element: element))
    }
    let type = identifier.removingPrefix(typePrefix) ?? identifier
    let position = tree.nodes[node].position
    if type == "nil" { return .success(RuntimeAttribute(AttributeKeyPath(keyPath), .nil, at: position)) }
    guard let form = forms[type] else { return .failure(.unknownAttributeType(type, keyPath: keyPath)) }
    guard let value = tree.child("value", of: node), tree.nodes[value].element != "nil" else {
      return .failure(.missingValue(type: type, keyPath: keyPath))
    }
    guard let read = form(tree, value) else {
      let text = tree.nodes[value].className ?? tree.string(value) ?? ""
      return .failure(.invalidValue(text, type: type, keyPath: keyPath))
    }
    return .success(RuntimeAttribute(AttributeKeyPath(keyPath), read, at: position))
  }

  private typealias Form = @Sendable (ArchiveTree, Int) -> AttributeValue?

  /// The functions that read archived values, by type.
  private static let forms: [String: Form] = [
    "boolean": { tree, node in
      tree.string(node).flatMap { booleans[$0] }.map(AttributeValue.boolean)
    },
    "string": { tree, node in tree.string(node).map(AttributeValue.string) },
    "localizedString": { tree, node in tree.string(node).map(AttributeValue.localizedString) },
    "number": { tree, node in
      guard let text = tree.string(node) else { return nil }
      if tree.nodes[node].element != "real", let integer = Int(text) { return .integer(integer) }
      return DocumentNumber.real(text).map(AttributeValue.real)
    },
    "image": { tree, node in
      let name = tree.text("NSResourceName", of: node) ?? tree.string(node)
      return name.map { .image(.init(name: $0)) }
    },
    "point": { tree, node in
      numbers(tree, node, ["NS.pointval"], count: 2).map { .point(.init(x: $0[0], y: $0[1])) }
    },
    "size": { tree, node in
      numbers(tree, node, ["NS.sizeval"], count: 2).map { .size(.init(width: $0[0], height: $0[1])) }
    },
    "rect": { tree, node in
      numbers(tree, node, ["NS.rectval"], count: 4).map {
        .rect(.init(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    },
    "range": { tree, node in
      numbers(tree, node, ["NS.rangeval.location", "NS.rangeval.length"], count: 2).flatMap { numbers in
        guard let location = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]) else {
          return nil
        }
        return .range(.init(location: location, length: length))
      }
    },
    "color": { tree, node in color(node, in: tree).map(AttributeValue.color) },
  ]

  private static let booleans = ["YES": true, "NO": false, "1": true, "0": false]

  /// Returns the numbers for the keys of an `NSValue`, or in the element's own text; nil unless there are `count`
  /// numbers.
  private static func numbers(_ tree: ArchiveTree, _ node: Int, _ keys: [String], count: Int) -> [Double]? {
    let texts = keys.compactMap { tree.text($0, of: node) }
    let text = texts.count == keys.count ? texts.joined(separator: ",") : tree.string(node)
    guard let numbers = text.flatMap(GeometryText.numbers), numbers.count == count else { return nil }
    return numbers
  }
}

// MARK: - Colors

extension ArchiveAttributes {
  /// Returns the color of an archived `NSColor` or `UIColor`; nil if the color space is not supported.
  private static func color(_ node: Int, in tree: ArchiveTree) -> AttributeValue.Color? {
    guard let number = tree.text("NSColorSpace", of: node) else { return nil }
    if number == "6", let name = tree.text("NSColorName", of: node) {
      let fallback = tree.child("NSColor", of: node).flatMap { components($0, in: tree) }
      let isSystem = tree.text("NSCatalogName", of: node) == "System"
      return AttributeValue.Color(isSystem ? .system(name) : .named(name), fallback: fallback)
    }
    return components(node, in: tree).map { AttributeValue.Color(.components($0)) }
  }

  private static func components(_ node: Int, in tree: ArchiveTree) -> AttributeValue.Color.Components? {
    guard let number = tree.text("NSColorSpace", of: node).flatMap({ Int($0) }) else { return nil }
    return ArchivedColorSpace.byNumber[number]?.components { key in tree.data(key, of: node) }
  }
}
