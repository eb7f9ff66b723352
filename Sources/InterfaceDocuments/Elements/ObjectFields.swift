import RuntimeAttributes

extension InterfaceObject.Fields {
  /// Stores the XML attributes of an object's start tag.
  ///
  /// - Returns: Whether the attributes refer to images or a nib.
  mutating func store(_ attributes: XMLAttributes) -> Bool {
    var hasReferences = false
    for attribute in attributes {
      guard let field = ObjectField.byName[attribute.name] else { continue }
      let value = attribute.value
      switch field {
      case .id: id = value.string
      case .key: key = value.string
      // An empty name means the element's own class.
      case .customClass: customClass = value == "" ? nil : value.string
      case .customModule: customModule = value.string
      case .customModuleProvider: customModuleProvider = value.string
      case .userLabel: userLabel = value.string
      case .text: text = value.string
      // Elements do not have both attributes, but the result must not depend on their order.
      case .title: text = attributes["text"] ?? value.string
      case .storyboardIdentifier: storyboardIdentifier = value.string
      // A shared storyboard identifier takes precedence over a restoration identifier.
      case .restorationIdentifier where !Self.sharesStoryboardIdentifier(attributes):
        restorationIdentifier = value.string
      case .sharesStoryboardIdentifier where Self.sharesStoryboardIdentifier(attributes):
        restorationIdentifier = attributes["storyboardIdentifier"]
      case .restorationIdentifier, .sharesStoryboardIdentifier: break
      case .reuseIdentifier: reuseIdentifier = value.string
      case .identifier: identifier = value.string
      case .translatesAutoresizingMask: translatesAutoresizingMask = !(value == "NO")
      case .hidden: isHidden = value == "YES"
      case .takesTouches: if value == "NO" { isDisabled = true }
      case .tag: isTagged = !(value == "0")
      // The objects of a controller for an entity have the class of the entity.
      case .contentClass: contentClass = attributes["mode"] == "entity" ? nil : value.string
      case .treeKeyPath: treeKeyPaths[attribute.name.string] = value.string
      case .image, .nib: hasReferences = true
      }
    }
    return hasReferences
  }

  /// Whether the storyboard identifier is also the restoration identifier.
  private static func sharesStoryboardIdentifier(_ attributes: XMLAttributes) -> Bool {
    attributes.isSet("useStoryboardIdentifierAsRestorationIdentifier")
  }
}

extension InterfaceObject {
  /// Whether an element is an object: it has an id, or it has a known class and is not a reference.
  static func isDescribed(by attributes: XMLAttributes, isKnown: Bool) -> Bool {
    attributes.contains("id") || (isKnown && !attributes.contains("reference"))
  }
}

extension ResourceReference.Resource {
  /// Returns the images and the nib in the XML attributes of an object.
  static func all(in attributes: XMLAttributes) -> [ResourceReference.Resource] {
    func values(_ field: ObjectField) -> [String] {
      attributes.filter { ObjectField.byName[$0.name] == field }.map(\.value.string)
    }
    let catalog = attributes["catalog"]
    let images = values(.image).sorted().map { Self.image(AttributeValue.Image(name: $0, catalog: catalog)) }
    return images + values(.nib).map(Self.nib)
  }
}
