import BinaryCoding
import InterfaceDocuments

/// What the scenes of a controller's class hold together.
struct SceneContents: Hashable, Sendable {
  /// The identifiers of the segues.
  var segues: Set<String> = []
  /// The identifiers of the cells and views that are made again and again.
  var reusables: Set<String> = []
  /// Whether each of the scenes has a table or collection.
  var haveTables = true

  /// Looks at one scene.
  init(of scene: ArraySlice<InterfaceObject>) {
    haveTables = scene.contains { $0.element == "tableView" || $0.element == "collectionView" }
    for object in scene {
      if let identifier = object.reuseIdentifier { reusables.insert(identifier) }
      for case .segue(let segue) in object.connections.lazy.map(\.kind) {
        if let identifier = segue.identifier { segues.insert(identifier) }
      }
    }
  }

  /// Adds what other scenes hold.
  mutating func formUnion(_ other: SceneContents) {
    segues.formUnion(other.segues)
    reusables.formUnion(other.reusables)
    haveTables = haveTables && other.haveTables
  }
}

extension SceneContents: BinaryCodable {
  static var placeholder: SceneContents { SceneContents(of: []) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&segues)
    coder.code(&reusables)
    coder.code(&haveTables)
  }
}
