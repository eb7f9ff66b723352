import RuntimeAttributes
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

/// The name of a document that exists, but not in the bundle in which code looks for it.
struct MisplacedName: FindingContent {
  var name: MissingName
  var document: MisplacedDocument

  var id: FindingID { name.id }

  var message: String { name.message + document.bundle.phrase }

  var notes: [Finding.Note] { [document.advice] }
}

extension MisplacedDocument {
  /// A note about the bundle that contains the document.
  fileprivate var advice: Finding.Note {
    let target = "'\(target)'"
    let advice =
      switch place {
      case .ownModule: "package target \(target) builds it into its resource bundle; pass '.module'"
      case .module:
        "package target \(target) builds it into its resource bundle; pass its 'Bundle.module'"
      case .framework: "framework target \(target) builds it; pass 'Bundle(for:)' with a class of that target"
      case .nowhere:
        "the document exists, but no target builds it; "
          + (self.target.isEmpty ? "add it to the app" : "add it to target \(target)")
      case .program: "only target \(target) builds it; add it to the target of this code"
      }
    return Finding.Note(advice, at: FileLocation(file: file, position: SourcePosition(line: 1, column: 1)))
  }
}

extension ReferencedBundle {
  /// The bundle in messages.
  fileprivate var phrase: String {
    switch self {
    case .main: " in the main bundle"
    case .ofClass("Self"): " in the bundle of the class"
    case .ofClass(let name): " in the bundle of \(name)"
    case .module: " in the bundle of the module"
    }
  }
}
