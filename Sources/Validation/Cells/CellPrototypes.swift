import InterfaceDocuments

extension InterfaceDocument {
  /// The prototype of a cell that an object is, or stands in: its index.
  func cellPrototype(around index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      let object = objects[index]
      if object.reuseIdentifier != nil, object.element.hasSuffix("Cell") {
        // The cells of a table's own sections are there without being asked for.
        return object.parent.map { objects[$0].element == "tableViewSection" } == true ? nil : index
      }
      next = object.parent
    }
    return nil
  }

  /// Whether a prototype's table or collection never has cells: nothing tells it how many, and nothing can reach it to do
  /// so, for it is no controller's own view and no object is connected to it.
  ///
  /// - Parameters:
  ///   - index: The prototype.
  ///   - destinations: The ids that connections of the document lead to.
  /// - Returns: Whether it never has cells.
  func isInIdleTable(cell index: Int, destinations: Set<String>) -> Bool {
    var next = objects[index].parent
    while let index = next, objects[index].element != "tableView", objects[index].element != "collectionView"
    {
      next = objects[index].parent
    }
    guard let table = next.map({ objects[$0] }), let id = table.id, table.customClass == nil, table.key == nil
    else { return false }
    // A table tells its delegate of cells alone, but may be reached as what sends the message.
    return table.connections.isEmpty && !destinations.contains(id)
  }

  /// The ids that connections lead to.
  var destinations: Set<String> {
    Set(objects.lazy.flatMap(\.connections).compactMap(\.destination))
  }
}
