import ClassInterfaces
import FactStorage

/// The names that something must mention for a document to be loaded, and the classes of controllers and cells.
struct MentionNames: Sendable {
  private var names: Set<String> = []
  private var classes: Set<String> = []

  /// Gathers the names in documents.
  init(in documents: [DocumentSummary]) {
    for document in documents {
      names.insert(document.nibName)
      names.formUnion(document.controllers.lazy.map(\.identifier))
      names.formUnion(document.reuseIdentifiers)
      classes.formUnion(document.classes.lazy.map(\.name))
    }
  }

  /// Adds a class that a source declares.
  mutating func add(class name: String) { classes.insert(name) }

  /// What looks for the names.
  var scanner: MentionScanner { MentionScanner(names: names, classes: classes) }

  /// A digest that tells other names.
  var digest: ContentDigest { ContentDigest(of: FieldWriter.bytes(of: [names.sorted(), classes.sorted()])) }
}
