import InterfaceDocuments

extension InterfaceDocument {
  /// Returns the index of the cell prototype that contains an object or is the object itself.
  func cellPrototype(around index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      let object = objects[index]
      if object.reuseIdentifier != nil, object.element.hasSuffix("Cell") {
        // Static table sections always show their cells.
        return object.parent.map { objects[$0].element == "tableViewSection" } == true ? nil : index
      }
      next = object.parent
    }
    return nil
  }

  /// Whether a prototype's table or collection never has cells.
  ///
  /// This is the case if it has no data source, is not a controller's own view, and no connection refers to it.
  ///
  /// - Parameters:
  ///   - index: The index of the prototype.
  ///   - destinations: The IDs of the destinations of all connections in the document.
  /// - Returns: Whether the table never has cells.
  func isInIdleTable(cell index: Int, destinations: Set<String>) -> Bool {
    var next = objects[index].parent
    while let index = next, objects[index].element != "tableView", objects[index].element != "collectionView"
    {
      next = objects[index].parent
    }
    guard let table = next.map({ objects[$0] }), let id = table.id, table.customClass == nil, table.key == nil
    else { return false }
    // A delegate receives the table as the sender of its messages, so code may set the data source there.
    return table.connections.isEmpty && !destinations.contains(id)
  }

  /// The IDs of the destinations of all connections.
  var destinations: Set<String> {
    Set(objects.lazy.flatMap(\.connections).compactMap(\.destination))
  }
}
