import InterfaceDocuments

/// The classes of the items that documents provide to code by name.
package struct OfferedClasses: Hashable, Sendable {
  /// The classes of a storyboard's controllers.
  package struct Storyboard: Hashable, Sendable {
    /// The classes of the initial controller, or none if there is no initial controller.
    package var initial: Set<ClassReference> = []
    /// The classes of controllers by identifier.
    package var controllers: [String: Set<ClassReference>] = [:]
  }

  /// The classes of reusable cells and views by identifier.
  package private(set) var reusables: [String: Set<ClassReference>] = [:]
  /// The classes of controllers by storyboard name.
  package private(set) var storyboards: [String: Storyboard] = [:]
  /// The classes of the top-level objects by nib name.
  package private(set) var nibs: [String: Set<ClassReference>] = [:]
  /// The classes of the first top-level objects in documents, by nib name.
  package private(set) var firstOfNibs: [String: Set<ClassReference>] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds the items of a document; `name` is the name that code uses to load the document.
  mutating func add(_ classes: [OfferedClass], of name: String, _ format: InterfaceDocument.Format) {
    // A storyboard without an initial controller needs an entry, too.
    if format == .storyboard, storyboards[name] == nil { storyboards[name] = Storyboard() }
    if let first = classes.first(where: { $0.kind == .topLevel }) {
      firstOfNibs[name, default: []].insert(first.reference)
    }
    for offered in classes {
      switch offered.kind {
      case .reusable: reusables[offered.identifier, default: []].insert(offered.reference)
      case .controller:
        storyboards[name, default: Storyboard()].controllers[offered.identifier, default: []]
          .insert(offered.reference)
      case .initialController: storyboards[name, default: Storyboard()].initial.insert(offered.reference)
      case .topLevel: nibs[name, default: []].insert(offered.reference)
      }
    }
  }
}
