extension InterfaceDocument {
  /// Returns the first object with the given id, if any.
  public func object(withID id: String) -> InterfaceObject? { objects.first { $0.id == id } }

  /// Returns the direct children of an object, in document order.
  public func children(of object: InterfaceObject) -> [InterfaceObject] {
    guard let index = objects.firstIndex(of: object) else { return [] }
    return objects.filter { $0.parent == index }
  }

  /// Returns all direct and indirect children of an object, in document order.
  public func descendants(of object: InterfaceObject) -> [InterfaceObject] {
    guard let index = objects.firstIndex(of: object) else { return [] }
    return objects.filter { descendant in
      var next = descendant.parent
      while let parent = next, parent != index { next = objects[parent].parent }
      return next != nil
    }
  }
}
