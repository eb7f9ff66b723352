import BinaryCoding
import RuntimeAttributes

/// The keys under which an index stores the outcomes of loads.
struct OutcomeKeys: Sendable {
  /// The digest of everything that may affect a load.
  private let buildContext: ContentDigest

  /// Digests the files of a scope and the options of a run.
  init(_ validation: ScopeValidation, _ files: ScopeInspection) {
    let (unit, options) = (validation.unit, validation.options)
    let kinds = [files.sources, files.projects, files.documents, files.images]
    var lists = kinds.map { $0.map(\.entry.path) }
    lists += [PathName.unique(unit.documentsAround), PathName.unique(unit.images), unit.specs.map(\.path)]
    let reportsUnused = validation.choice.severity(of: .unusedMember) != .some(.off)
    lists.append([
      options.platform?.rawValue ?? "", options.deploymentTarget?.description ?? "",
      reportsUnused ? "unused" : "",
    ])
    buildContext = ContentDigest(
      of: unit.specs.map(\.content) + kinds.joined().map(\.entry.content),
      lists.flatMap { $0 + [""] }
    )
  }

  func key(of document: String) -> ContentDigest { ContentDigest(of: [buildContext], [document]) }
}
