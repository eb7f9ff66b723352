import InterfaceDocuments

/// The combined contents of the scenes of a controller class.
package struct SceneContents: Hashable, Sendable {
  /// The identifiers of the segues.
  package var segues: Set<String> = []
  /// The classes of the reusable cells and views by identifier.
  package var reusableClasses: [String: Set<ClassReference>] = [:]
  /// The classes of the rows of WatchKit's tables.
  package var rowClasses: Set<ClassReference> = []
  /// Whether every scene has a table or collection.
  package var haveTables = true

  /// Collects the contents of a scene.
  init(of scene: ArraySlice<InterfaceObject>) {
    haveTables = scene.contains { $0.element == "tableView" || $0.element == "collectionView" }
    for object in scene {
      if object.element == "tableRow" { rowClasses.insert(ClassReference(of: object)) }
      // Static cells are not registered.
      let isStatic = object.parent.map {
        scene.indices.contains($0) && scene[$0].element == DocumentSummary.staticSection
      }
      if let identifier = object.reuseIdentifier, isStatic != true {
        reusableClasses[identifier, default: []].insert(ClassReference(of: object))
      }
      for case .segue(let segue) in object.connections.lazy.map(\.kind) {
        if let identifier = segue.identifier { segues.insert(identifier) }
      }
    }
  }

  /// Adds the contents of other scenes.
  mutating func formUnion(_ other: SceneContents) {
    segues.formUnion(other.segues)
    reusableClasses.merge(other.reusableClasses) { $0.union($1) }
    rowClasses.formUnion(other.rowClasses)
    haveTables = haveTables && other.haveTables
  }
}
