import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

// Substitutes for objects whose classes are not registered, among real objects.

extension NibLoadSession {
  /// Returns the substitute class for a view whose class is not registered, or nil for other objects and among model
  /// objects.
  func standInClass(of object: InterfaceObject) -> NibView.Type? {
    guard object.isSurelyView, registry.entry(named: "UIView")?.swiftType is NibView.Type else { return nil }
    let sendsActions = object.connections.contains { $0.selector != nil }
    return sendsActions ? SubstituteControl.self : SubstituteView.self
  }

  /// Returns the uncertainty about an object that is a substitute or was not created, or nil for other objects.
  func uncertainty(about index: Int) -> SetValueOutcome.Uncertainty? {
    let isUnmade = objects[index] == nil && registry.entry(named: UnresolvedClass.name) == nil
    guard isUnmade || objects[index] is any NibSubstitute else { return nil }
    let object = document.objects[index]
    return .openChain(missing: object.className ?? object.element)
  }

  /// Returns the uncertainty about the destination of a connection.
  ///
  /// - Parameters:
  ///   - connection: A connection of the document.
  ///   - isMade: Whether to consider only a destination that was created, or only a destination that was not created.
  /// - Returns: The uncertainty, or nil for any other destination.
  func uncertainty(aboutDestinationOf connection: Connection, isMade: Bool) -> SetValueOutcome.Uncertainty? {
    guard let index = connection.destination.flatMap({ indexes[$0] }), (objects[index] != nil) == isMade
    else {
      return nil
    }
    return uncertainty(about: index)
  }

  /// Returns the uncertainty about an error for a key that the missing class may have, or nil for any other error.
  func uncertainty(about error: KeyValueCodingError, of index: Int) -> SetValueOutcome.Uncertainty? {
    guard case .undefinedKey(let undefined) = error, let object = objects[index], object is any NibSubstitute,
      undefined.className == "\(type(of: object))"
    else { return nil }
    return uncertainty(about: index)
  }
}
