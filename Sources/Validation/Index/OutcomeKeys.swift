import FactStorage
import RuntimeAttributes

/// Tells for which state of all files what was found in a document holds.
///
/// A document is loaded beside the outlines of others alone, so that what they hold otherwise does not count; nibs that
/// are loaded in the middle of it are noted with what was found.
struct OutcomeKeys: Sendable {
  /// What all loads share.
  let digests: UnitDigests
  /// What the system loads by itself.
  private let launch: ContentDigest
  /// All that the files say.
  let contents: ContentDigest
  private let contentOfDocuments: [String: ContentDigest]
  /// The digests of what each document holds and of its path.
  private let documents: [String: ContentDigest]

  /// Digests all that the findings of a unit's documents depend on.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - files: Its files.
  ///   - options: What the run was told.
  ///   - countsPlaces: Whether the places of declarations count, which findings may follow where they move.
  init(_ unit: ValidationUnit, _ files: UnitInspection, options: Validator.Options, countsPlaces: Bool) {
    digests = UnitDigests(
      UnitEntries(files),
      of: unit,
      documentsAround: PathName.unique(unit.documentsAround),
      images: files.images,
      options: options,
      countsPlaces: countsPlaces
    )
    launch = ContentDigest(of: files.propertyLists.map(\.entry.content), PathName.unique(unit.propertyLists))
    contents = ContentDigest(
      of: [digests.surroundings, digests.names, launch] + files.sources.map(\.entry.content)
        + files.documents.map(\.entry.content)
    )
    contentOfDocuments = Dictionary(files.documents.map { ($0.entry.path, $0.entry.content) }) { first, _ in
      first
    }
    documents = contentOfDocuments.reduce(into: [:]) { $0[$1.key] = Self.digest(of: $1.key, $1.value) }
  }

  private static func digest(of document: String, _ content: ContentDigest) -> ContentDigest {
    ContentDigest(of: [content], [document])
  }

  /// The key of what is found in a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - former: What every load depended on when it was found; what it depends on now unless given.
  ///   - content: What the document held then; what it holds now unless given.
  /// - Returns: The key.
  func key(
    of document: String,
    surroundings former: ContentDigest? = nil,
    content: ContentDigest? = nil
  ) -> ContentDigest {
    let own = content.map { Self.digest(of: document, $0) } ?? documents[document]
    return (own ?? Self.digest(of: document, .blank)).combined(with: former ?? digests.surroundings)
  }

  /// The key of what is found in a document, with what nothing is seen to lead to marked.
  ///
  /// - Parameters:
  ///   - outcome: What is found.
  ///   - latency: The digest of all on which the loads depend that nothing is seen to lead to.
  /// - Returns: The key.
  func markedKey(of outcome: DocumentOutcome, _ latency: ContentDigest) -> ContentDigest {
    let facts = FieldWriter.bytes(of: outcome.findings, file: outcome.file)
    return key(of: outcome.file, surroundings: latency.combined(with: StoredFacts.structure(of: facts[...])))
  }

  /// The digest of all on which the loads depend that nothing is seen to lead to.
  ///
  /// - Parameters:
  ///   - mentions: What each source mentions of the names.
  ///   - former: What all loads shared then; what they share now unless given.
  /// - Returns: The digest.
  func latency(_ mentions: [ContentDigest], former: UnitDigests? = nil) -> ContentDigest {
    ContentDigest(of: [(former ?? digests).names, launch] + mentions)
  }

  /// The digest of what some documents hold.
  func content(of documents: [String]) -> ContentDigest {
    ContentDigest(of: documents.map { contentOfDocuments[$0] ?? .blank })
  }
}
