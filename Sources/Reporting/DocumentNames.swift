import InterfaceDocuments

extension InterfaceObject {
  /// The object's custom label, or else its text, if any.
  var label: String? { userLabel ?? text }

  /// The object's name in messages, with its id.
  var reportName: String { ReportMessages.named(displayName, id: id) }
}

extension InterfaceDocument {
  /// Returns the object at an index, or nil if the index is out of range.
  func object(at index: Int) -> InterfaceObject? {
    objects.indices.contains(index) ? objects[index] : nil
  }

  /// Returns the id of the nearest ancestor with an id, or nil if there is none.
  func parentID(of object: InterfaceObject) -> String? {
    var parent = object.parent.flatMap(self.object(at:))
    while let current = parent, current.id == nil {
      // Parents do not form cycles, so the loop ends.
      parent = current.parent.flatMap(self.object(at:))
    }
    return parent?.id
  }
}
