package import SourceModel

/// A document that is not in the bundle in which code looks for it.
package struct MisplacedDocument: Hashable, Sendable {
  /// The bundle that contains the document.
  package enum Place: Hashable, Sendable {
    /// The resource bundle of the code's own package target.
    case ownModule
    /// The resource bundle of another package target.
    case module
    case framework
    /// An app or extension.
    case program
    /// None: no target builds the document.
    case nowhere
  }

  package var file: String
  /// The bundle that the code passes.
  package var bundle: ReferencedBundle
  /// The name of the target that builds the document, or of one that must build it; empty if unknown.
  package var target: String
  package var place: Place

  package init(file: String, bundle: ReferencedBundle, target: String, place: Place) {
    (self.file, self.bundle, self.target, self.place) = (file, bundle, target, place)
  }
}
