import RuntimeAttributes

/// How documents of each family mark objects that come from outside the nib.
enum Placeholders {
  /// What an object stands in for; nil if the nib itself makes it.
  static func placeholder(
    _ object: InterfaceObject,
    _ fields: ObjectFields,
    in document: InterfaceDocument
  ) -> InterfaceObject.Placeholder? {
    switch object.element {
    case "placeholder":
      return placeholder(identifier: fields.placeholderIdentifier ?? "")
    case "exit":
      return .exit
    case "customObject" where document.platform == .macOS:
      if fields.sceneMember == "firstResponder" { return .firstResponder }
      return document.format == .storyboard ? nil : object.id.flatMap { byCocoaID[$0] }
    default:
      return nil
    }
  }

  /// What an identifier of iOS stands for.
  static func placeholder(identifier: String) -> InterfaceObject.Placeholder {
    byIdentifier[identifier] ?? .external(identifier: identifier)
  }

  /// The identifiers of iOS; any other one is the loading code's own.
  private static let byIdentifier: [String: InterfaceObject.Placeholder] = [
    "IBFilesOwner": .filesOwner,
    "IBFirstResponder": .firstResponder,
  ]

  /// The ids that every nib of macOS reserves.
  static let byCocoaID: [String: InterfaceObject.Placeholder] = [
    "-1": .firstResponder,
    "-2": .filesOwner,
    "-3": .application,
  ]
}
