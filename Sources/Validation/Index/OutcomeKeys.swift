import FactStorage
import RuntimeAttributes

/// Tells for which state of all files what was found in a document holds.
///
/// A document is loaded beside the outlines of others alone, so that what they hold otherwise does not count; nibs that
/// are loaded in the middle of it are noted with what was found.
struct OutcomeKeys: Sendable {
  private let surroundings: ContentDigest
  /// The same, with what the system loads by itself.
  private let launch: ContentDigest
  /// All that the files say.
  let contents: ContentDigest
  private let contentOfDocuments: [String: ContentDigest]

  /// Digests all that the findings of a unit's documents depend on.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - files: Its files.
  ///   - options: What the run was told.
  ///   - countsPlaces: Whether the places of declarations count, which findings may follow where they move.
  init(_ unit: ValidationUnit, _ files: UnitInspection, options: Validator.Options, countsPlaces: Bool) {
    var writer = FieldWriter()
    var (platform, target) = (options.platform, options.deploymentTarget)
    writer.code(&platform)
    writer.code(&target)
    var texts = unit.documents + [""] + PathName.unique(unit.documentsAround) + [""]
    texts += PathName.unique(unit.images) + [""] + unit.sources + [""] + unit.projects
    writer.code(&texts)
    var specs = unit.specs.map(\.path)
    writer.code(&specs)
    var digests = unit.specs.map(\.content)
    digests += files.sources.map { countsPlaces ? $0.entry.content : $0.entry.structure }
    digests += files.documents.map(\.entry.structure)
    digests += (files.projects + files.images).map(\.entry.content)
    writer.code(&digests)
    surroundings = ContentDigest(of: writer.finished())
    var lists = PathName.unique(unit.propertyLists)
    writer.code(&lists)
    digests = files.propertyLists.map(\.entry.content)
    writer.code(&digests)
    launch = ContentDigest(of: writer.finished())
    digests = (files.sources + files.documents).map(\.entry.content)
    writer.code(&digests)
    contents = ContentDigest(of: writer.finished())
    contentOfDocuments = Dictionary(files.documents.map { ($0.entry.path, $0.entry.content) }) { first, _ in
      first
    }
  }

  /// The key of what is found in a document.
  func key(of document: String) -> ContentDigest { key(of: document, [surroundings]) }

  /// The key of what is found in a document, with what nothing is seen to lead to marked.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - mentions: The digest of what the sources mention.
  /// - Returns: The key.
  func markedKey(of document: String, _ mentions: ContentDigest) -> ContentDigest {
    key(of: document, [launch, mentions])
  }

  /// The digest of what some documents hold.
  func content(of documents: [String]) -> ContentDigest {
    ContentDigest(of: FieldWriter.bytes(of: documents.map { contentOfDocuments[$0] ?? .blank }))
  }

  private func key(of document: String, _ states: [ContentDigest]) -> ContentDigest {
    let texts = (states + [content(of: [document])]).map(\.description)
    return ContentDigest(of: FieldWriter.bytes(of: texts + [document]))
  }
}
