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
      let identifier = fields.placeholderIdentifier ?? ""
      return byIdentifier[identifier] ?? .external(identifier: identifier)
    case "exit":
      return .exit
    case "customObject" where document.platform == .macOS:
      if fields.sceneMember == "firstResponder" { return .firstResponder }
      return document.format == .storyboard ? nil : object.id.flatMap { byCocoaID[$0] }
    default:
      return nil
    }
  }

  /// The identifiers of iOS; any other one is the loading code's own.
  private static let byIdentifier: [String: InterfaceObject.Placeholder] = [
    "IBFilesOwner": .filesOwner,
    "IBFirstResponder": .firstResponder,
  ]

  /// The ids that every nib of macOS reserves.
  private static let byCocoaID: [String: InterfaceObject.Placeholder] = [
    "-1": .firstResponder,
    "-2": .filesOwner,
    "-3": .application,
  ]
}
