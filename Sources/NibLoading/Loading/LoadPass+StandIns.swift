import InterfaceDocuments
import RuntimeAttributes

// Real objects in the place of those whose classes nobody registered.

extension LoadPass {
  /// The class of a view that stands for one whose class nobody registered; nil for what is surely no view, and among
  /// model objects.
  func standInClass(of object: InterfaceObject) -> NibView.Type? {
    guard object.isSurelyView, registry.entry(named: "UIView")?.swiftType is NibView.Type else { return nil }
    let sendsActions = object.connections.contains { $0.selector != nil }
    return sendsActions ? StandInControl.self : StandInView.self
  }

  /// What is not certain about an object that stands for one of another class, or could not be made; nil about others.
  func doubt(about index: Int) -> StoringOutcome.Doubt? {
    let isUnmade = objects[index] == nil && registry.entry(named: UnseenClass.name) == nil
    guard isUnmade || objects[index] is any NibStandIn else { return nil }
    let object = document.objects[index]
    return .openChain(missing: object.className ?? object.element)
  }

  /// What is not certain about the object that a connection leads to.
  ///
  /// - Parameters:
  ///   - connection: The connection.
  ///   - isMade: Whether an object is asked about that was made, or one that was not.
  /// - Returns: The doubt; nil where there is none.
  func doubt(aboutDestinationOf connection: Connection, isMade: Bool) -> StoringOutcome.Doubt? {
    guard let index = connection.destination.flatMap({ indexes[$0] }), (objects[index] != nil) == isMade
    else {
      return nil
    }
    return doubt(about: index)
  }

  /// What is not certain where an object raised for a key that the class for which it stands may have.
  func doubt(about error: KeyValueCodingError, of index: Int) -> StoringOutcome.Doubt? {
    guard case .undefinedKey(let undefined) = error, let object = objects[index], object is any NibStandIn,
      undefined.className == "\(type(of: object))"
    else { return nil }
    return doubt(about: index)
  }
}
