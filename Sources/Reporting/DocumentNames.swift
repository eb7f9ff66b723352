import InterfaceDocuments

extension InterfaceObject {
  /// The name that somebody gave the object, or else the text that it shows.
  var label: String? { userLabel ?? text }

  /// The object as people find it again: as Xcode's outline calls it, with its id.
  var reportName: String { ReportMessages.named(displayName, id: id) }
}

extension InterfaceDocument {
  /// The object of an index that a connection or event names; nil for an index out of range.
  func object(at index: Int) -> InterfaceObject? {
    objects.indices.contains(index) ? objects[index] : nil
  }

  /// The id of the nearest object around an object that has one.
  func parentID(of object: InterfaceObject) -> String? {
    var parent = object.parent.flatMap(self.object(at:))
    while let current = parent, current.id == nil {
      // No reader leaves cycles, so this ends.
      parent = current.parent.flatMap(self.object(at:))
    }
    return parent?.id
  }
}
