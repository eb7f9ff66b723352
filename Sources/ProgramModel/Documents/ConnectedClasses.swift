package import ProjectModel

/// The classes of the objects in documents, and their connected outlets.
package struct ConnectedClasses: Sendable {
  /// The connected outlets of the owners of nibs, by the class of the owner.
  package private(set) var owners: [String: [(nib: String, outlets: [String])]] = [:]
  /// The classes with a connected outlet, by the name of the outlet.
  package private(set) var byOutlet: [String: Set<String>] = [:]
  /// The first document with an object of each class; a document that a target builds comes before the others.
  package private(set) var firstDocuments: [String: String] = [:]
  /// The classes whose keys documents may set by bindings and attributes, by key; nil represents an unknown class.
  package private(set) var byBoundKey: [String: Set<String?>] = [:]

  /// The classes of the objects that documents connect as delegates.
  package private(set) var delegates: Set<String> = []

  /// Collects the classes of documents; the projects determine which documents a target builds.
  package init(_ documents: [DocumentSummary], projects: ProjectTargets) {
    for document in documents {
      if let owner = document.owner {
        owners[owner.className, default: []].append((document.nibName, owner.outlets))
        add(owner.outlets, of: owner.className)
      }
      for use in document.classes { add(use.outlets, of: use.reference.name) }
      for bound in document.boundKeys { byBoundKey[bound.key, default: []].insert(bound.className) }
      delegates.formUnion(document.delegateClasses)
      let isBuilt = projects.build(document.file)
      for className in Set(document.classes.map(\.reference.name)) {
        if let other = firstDocuments[className] {
          let isOtherBuilt = projects.build(other)
          guard isBuilt == isOtherBuilt ? document.file < other : isBuilt else { continue }
        }
        firstDocuments[className] = document.file
      }
    }
  }

  private mutating func add(_ outlets: [String], of className: String) {
    for outlet in outlets { byOutlet[outlet, default: []].insert(className) }
  }

  /// Returns the connected outlets of the owners of the given class, by nib.
  package func ownerOutlets(of className: String) -> [(nib: String, outlets: [String])] {
    owners[className] ?? []
  }
}
