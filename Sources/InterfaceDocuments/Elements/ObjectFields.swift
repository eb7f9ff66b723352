import RuntimeAttributes

/// The XML attributes of an object's start tag that `InterfaceObject` does not store.
struct ObjectFields {
  /// The object's role in its scene.
  private(set) var sceneMember: String?
  private(set) var placeholderIdentifier: String?
  private var nib: String?
  private var images: [String] = []
  private var catalog: String?

  /// Stores the XML attributes of an object's start tag in the object and in these fields.
  init(_ attributes: XMLAttributes, into object: inout InterfaceObject) {
    for attribute in attributes {
      guard let field = ObjectField.byName[attribute.name] else { continue }
      let value = attribute.value
      switch field {
      case .id: object.id = value
      case .key: object.key = value
      // An empty name means the element's own class.
      case .customClass: object.customClass = value.isEmpty ? nil : value
      case .customModule: object.customModule = value
      case .customModuleProvider: object.customModuleProvider = value
      case .userLabel: object.userLabel = value
      case .text: object.text = value
      // No element has both attributes, but their order must not matter.
      case .title: object.text = attributes["text"] ?? value
      case .storyboardIdentifier: object.storyboardIdentifier = value
      // The storyboard identifier replaces an earlier restoration identifier.
      case .restorationIdentifier where !Self.sharesStoryboardIdentifier(attributes):
        object.restorationIdentifier = value
      case .sharesStoryboardIdentifier where Self.sharesStoryboardIdentifier(attributes):
        object.restorationIdentifier = attributes["storyboardIdentifier"]
      case .restorationIdentifier, .sharesStoryboardIdentifier: break
      case .reuseIdentifier: object.reuseIdentifier = value
      case .identifier: object.identifier = value
      case .translatesAutoresizingMask: object.translatesAutoresizingMask = value != "NO"
      case .hidden: object.isHidden = value == "YES"
      case .takesTouches: if value == "NO" { object.isDisabled = true }
      case .tag: object.isTagged = value != "0"
      case .sceneMember: sceneMember = value
      case .placeholderIdentifier: placeholderIdentifier = value
      case .nib: nib = value
      case .image: images.append(value)
      case .catalog: catalog = value
      }
    }
  }

  /// Whether the storyboard identifier is also the restoration identifier.
  private static func sharesStoryboardIdentifier(_ attributes: XMLAttributes) -> Bool {
    attributes["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
  }

  /// Whether an element is an object: it has an id, or it has a known class and is not a reference.
  static func describeObject(_ attributes: XMLAttributes, isKnown: Bool) -> Bool {
    attributes.contains("id") || (isKnown && !attributes.contains("reference"))
  }

  /// Returns the references of an object to images and a nib.
  func references(of index: Int, at position: SourcePosition) -> [ResourceReference] {
    guard nib != nil || !images.isEmpty else { return [] }
    let images = images.sorted().map { name in
      ResourceReference.Resource.image(AttributeValue.Image(name: name, catalog: catalog))
    }
    let nibs = nib.map { [ResourceReference.Resource.nib($0)] } ?? []
    return (images + nibs).map { ResourceReference($0, of: index, at: position) }
  }
}
