import FactStorage
import RuntimeAttributes

/// Tells for which state of all files what was found in a document holds.
///
/// A document is loaded beside the outlines of others alone, so that what they hold otherwise does not count; nibs that
/// are loaded in the middle of it are noted with what was found.
struct OutcomeKeys: Sendable {
  /// All that every load depends on but what sources declare.
  let settings: ContentDigest
  /// The same, with what sources declare.
  let surroundings: ContentDigest
  /// All on which the names depend that lead to documents.
  let names: ContentDigest
  /// The same before sources declared something else.
  let formerNames: ContentDigest
  /// What the system loads by itself.
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
    let paths = [
      unit.documents, PathName.unique(unit.documentsAround), PathName.unique(unit.images), unit.sources,
      unit.projects,
      unit.specs.map(\.path),
      [options.platform?.rawValue ?? "", options.deploymentTarget?.description ?? ""],
    ]
    settings = ContentDigest(
      of: unit.specs.map(\.content) + files.documents.map(\.entry.structure)
        + files.projects.map(\.entry.content) + files.images.map(\.entry.content),
      paths.flatMap { $0 + [""] }
    )
    let sources = files.sources
    surroundings = ContentDigest(
      of: [settings] + sources.map { countsPlaces ? $0.entry.content : $0.entry.structure }
    )
    names = ContentDigest(of: [settings] + sources.map(\.entry.heads))
    formerNames = ContentDigest(of: [settings] + sources.map { ($0.former ?? $0.entry).heads })
    launch = ContentDigest(of: files.propertyLists.map(\.entry.content), PathName.unique(unit.propertyLists))
    contents = ContentDigest(
      of: [surroundings, names, launch] + sources.map(\.entry.content) + files.documents.map(\.entry.content)
    )
    contentOfDocuments = Dictionary(files.documents.map { ($0.entry.path, $0.entry.content) }) { first, _ in
      first
    }
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
    key(of: document, [former ?? surroundings], content: content)
  }

  /// The key of what is found in a document, with what nothing is seen to lead to marked.
  ///
  /// - Parameters:
  ///   - outcome: What is found.
  ///   - latency: The digest of all on which the loads depend that nothing is seen to lead to.
  /// - Returns: The key.
  func markedKey(of outcome: DocumentOutcome, _ latency: ContentDigest) -> ContentDigest {
    let facts = FieldWriter.bytes(of: outcome.findings, file: outcome.file)
    return key(of: outcome.file, [latency, StoredFacts.structure(of: facts[...])])
  }

  /// The digest of all on which the loads depend that nothing is seen to lead to.
  ///
  /// - Parameter mentions: What each source mentions of the names.
  /// - Returns: The digest.
  func latency(_ mentions: [ContentDigest]) -> ContentDigest {
    ContentDigest(of: [names, launch] + mentions)
  }

  /// The same before sources declared something else, and mentioned it.
  func formerLatency(_ mentions: [ContentDigest]) -> ContentDigest {
    ContentDigest(of: [formerNames, launch] + mentions)
  }

  /// The digest of what some documents hold.
  func content(of documents: [String]) -> ContentDigest {
    ContentDigest(of: documents.map { contentOfDocuments[$0] ?? .blank })
  }

  private func key(
    of document: String,
    _ states: [ContentDigest],
    content: ContentDigest? = nil
  ) -> ContentDigest {
    let own = content.map { ContentDigest(of: [$0]) } ?? self.content(of: [document])
    return ContentDigest(of: states + [own], [document])
  }
}
