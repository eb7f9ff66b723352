import FactStorage
import RuntimeAttributes

/// Tells for which state of all files what was found in a document holds.
struct OutcomeKeys: Sendable {
  private let surroundings: ContentDigest
  /// The same, with all that sources and property lists hold.
  private let contents: ContentDigest

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
    digests += (files.projects + files.documents + files.images).map(\.entry.content)
    writer.code(&digests)
    surroundings = ContentDigest(of: writer.finished())
    var all = PathName.unique(unit.propertyLists)
    writer.code(&all)
    digests = (files.sources + files.propertyLists).map(\.entry.content)
    writer.code(&digests)
    contents = ContentDigest(of: writer.finished())
  }

  /// The key of what is found in a document.
  func key(of document: String) -> ContentDigest { key(of: document, surroundings) }

  /// The key of what is found in a document, with what nothing is seen to lead to marked: whatever a source mentions
  /// counts.
  func markedKey(of document: String) -> ContentDigest { key(of: document, contents) }

  private func key(of document: String, _ state: ContentDigest) -> ContentDigest {
    ContentDigest(of: FieldWriter.bytes(of: [state.description, document]))
  }
}
