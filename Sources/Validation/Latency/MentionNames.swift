import ClassInterfaces
import FactStorage

/// The names that something must mention for a document to be loaded, and the classes of controllers and cells.
struct MentionNames: Sendable {
  private var names: Set<String> = []
  private var classes: Set<String>

  /// Gathers the names.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - classes: The names of the classes that the sources declare.
  init(in documents: [DocumentSummary], classes: some Sequence<String>) {
    self.classes = Set(classes)
    for document in documents {
      names.insert(document.nibName)
      names.formUnion(document.controllers.lazy.map(\.identifier))
      names.formUnion(document.reuseIdentifiers)
      self.classes.formUnion(document.classes.lazy.map(\.name))
    }
  }

  /// What looks for the names.
  var scanner: MentionScanner { MentionScanner(names: names, classes: classes) }

  /// A digest that tells other names.
  var digest: ContentDigest { ContentDigest(of: FieldWriter.bytes(of: [names.sorted(), classes.sorted()])) }
}
