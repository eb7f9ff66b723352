import RuntimeAttributes

/// Recognizes placeholders in the documents of each platform.
enum Placeholders {
  /// Returns the kind of placeholder; nil if the nib creates the object.
  static func placeholder(
    _ object: InterfaceObject,
    _ attributes: XMLAttributes,
    in document: InterfaceDocument
  ) -> InterfaceObject.Placeholder? {
    switch object.element {
    case "placeholder":
      return placeholder(identifier: attributes["placeholderIdentifier"] ?? "")
    case "exit":
      return .exit
    case "customObject" where document.platform == .macOS:
      if attributes["sceneMemberID"] == "firstResponder" { return .firstResponder }
      return document.format == .storyboard ? nil : object.id.flatMap { byCocoaID[$0] }
    default:
      return nil
    }
  }

  /// Returns the kind of placeholder with the given identifier.
  static func placeholder(identifier: String) -> InterfaceObject.Placeholder {
    byIdentifier[identifier] ?? .external(identifier: identifier)
  }

  /// The placeholder identifiers of iOS; any other identifier belongs to an external object.
  private static let byIdentifier: [String: InterfaceObject.Placeholder] = [
    "IBFilesOwner": .filesOwner,
    "IBFirstResponder": .firstResponder,
  ]

  /// The placeholders by their reserved ids in macOS nibs.
  static let byCocoaID: [String: InterfaceObject.Placeholder] = [
    "-1": .firstResponder,
    "-2": .filesOwner,
    "-3": .application,
  ]
}
