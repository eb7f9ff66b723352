import ClassInterfaces
import FactStorage

/// The names that something must mention for a document to be loaded, and the classes of controllers and cells.
struct MentionNames: Hashable, Sendable {
  private var names: Set<String> = []
  private var classes: Set<String> = []
  /// What code may put before or behind the name of one document to ask for another.
  private var parts: Set<String> = []
  /// The identifiers of cells that no document, controller or segue has as well.
  private var cells: Set<String> = []

  /// Gathers the names in documents, and the classes that sources declare.
  init(in documents: [DocumentSummary], _ sources: [SourceInterface]) {
    for document in documents { cells.formUnion(document.reuseIdentifiers) }
    for document in documents {
      cells.remove(document.nibName)
      cells.subtract(document.controllers.lazy.map(\.identifier))
      cells.subtract(document.performedSegues)
      names.insert(document.nibName)
      names.formUnion(document.controllers.lazy.map(\.identifier))
      names.formUnion(document.reuseIdentifiers)
      names.formUnion(document.performedSegues)
      classes.formUnion(document.classes.lazy.map(\.name))
    }
    parts = NameParts(of: Set(documents.lazy.map(\.nibName))).parts
    for source in sources {
      for type in source.types where type.kind == .class { classes.insert(type.name) }
    }
  }

  /// What looks for the names.
  var scanner: MentionScanner { MentionScanner(names: names, classes: classes, parts: parts, cells: cells) }

  /// The digest of the names, for which stored mentions hold.
  var digest: ContentDigest {
    ContentDigest(of: FieldWriter.bytes(of: [names, classes, parts, cells].map { $0.sorted() }))
  }
}
