import InterfaceDocuments

extension InterfaceDocument {
  /// Returns the index of the cell prototype that is or contains an object, if any.
  package func cellPrototype(around index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      let object = objects[index]
      if object.reuseIdentifier != nil, object.element.hasSuffix("Cell") {
        // Cells in static table sections are not prototypes: they are always shown.
        return object.parent.map { objects[$0].element == "tableViewSection" } == true ? nil : index
      }
      next = object.parent
    }
    return nil
  }

  /// Whether the table or collection view that contains a prototype never has cells.
  ///
  /// A table never has cells if it has neither a custom class nor connections, is not a controller's own view, and is
  /// not the destination of a connection.
  ///
  /// - Parameters:
  ///   - index: The index of the prototype.
  ///   - destinations: The IDs of the destinations of all connections in the document.
  /// - Returns: False if the table or collection view may have cells.
  package func isInIdleTable(cell index: Int, destinations: Set<String>) -> Bool {
    var next = objects[index].parent
    while let index = next, objects[index].element != "tableView", objects[index].element != "collectionView"
    {
      next = objects[index].parent
    }
    guard let table = next.map({ objects[$0] }), let id = table.id, table.customClass == nil, table.key == nil
    else { return false }
    // The delegate receives the table as an argument and may set the table's data source.
    return table.connections.isEmpty && !destinations.contains(id)
  }

  /// The IDs of the destinations of all connections.
  package var destinations: Set<String> {
    Set(objects.lazy.flatMap(\.connections).compactMap(\.destination))
  }
}
