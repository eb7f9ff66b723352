import BinaryCoding

/// Reads the files of one scope after another, from disk or with an index.
struct ScopeReader: Sendable {
  private let options: Validator.Options
  /// The inspector that reads files with an index, or nil without an index.
  private let inspector: FileInspector?
  private var last: (unit: ValidationScope, reading: ScopeReading, files: ScopeInspection?)?
  /// The files of each scope, if there is an index.
  private var inspections: [ScopeInspection] = []

  /// The files of a scope.
  struct Files {
    let validation: ScopeValidation
    let reading: ScopeReading
    /// Whether no earlier scope had the same sources.
    let areFirst: Bool
    /// The outcomes in the index that are valid for the current files, by document.
    var outcomes: [String: DocumentOutcome] = [:]
    fileprivate var keys: OutcomeKeys?

    /// Returns the key under which an index stores the outcome of a document, or a placeholder if there is no index.
    func key(of document: String) -> ContentDigest { keys?.key(of: document) ?? .placeholder }
  }

  init(_ options: Validator.Options, _ inspector: FileInspector? = nil) {
    (self.options, self.inspector) = (options, inspector)
  }

  /// Reads the files of a scope; consecutive scopes with the same sources share them.
  mutating func read(_ unit: ValidationScope) async -> Files {
    let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0 : nil }
    guard let inspector else {
      let validation = ScopeValidation(unit: unit, options: options)
      let reading = await ScopeReading(validation, known: shared?.reading)
      last = (unit, reading, nil)
      return Files(validation: validation, reading: reading, areFirst: shared == nil)
    }
    let inspection = await ScopeInspection(unit, known: shared?.files, by: inspector, jobs: options.jobs)
    var own = unit
    own.imageNames = inspection.imageNames
    let validation = ScopeValidation(unit: own, options: options)
    let reading = await ScopeReading(inspection, jobs: options.jobs)
    last = (unit, reading, inspection)
    inspections.append(inspection)
    var files = Files(validation: validation, reading: reading, areFirst: shared == nil)
    guard inspector.trust == .indexes else { return files }
    let keys = OutcomeKeys(validation, inspection)
    files.keys = keys
    for document in validation.subjects {
      if let outcome = inspector.library.outcome(keys.key(of: document)) {
        files.outcomes[document] = outcome
      }
    }
    return files
  }

  /// Stores the files that were read in a cache.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - name: The name of the index.
  ///   - others: The entries to keep although the run did not read their files.
  func keepFiles(in cache: IndexFolder, _ name: ContentDigest, with others: FactLibrary?) {
    let changed = inspections.flatMap(\.changedPaths)
    guard !changed.isEmpty else { return cache.touch(name) }
    let library = FactLibrary([
      FactIndex(inspections.flatMap(\.entries)), FactIndex(others?.allEntries ?? []),
    ])
    cache.write(library.allEntries, name, changed: changed)
  }

  /// Stores the results of a run over all documents in a cache.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - signatures: The signatures of all files, taken before the run.
  ///   - cache: The cache.
  ///   - name: The name of the report.
  func keep(
    _ results: [SpecResult],
    _ signatures: FileSignatures,
    in cache: IndexFolder,
    _ name: ContentDigest
  ) {
    guard let state = signatures.state, !inspections.contains(where: \.hasUnreadSources) else { return }
    let catalogs = inspections.flatMap(\.images).map {
      LastReport.Catalog(path: $0.entry.path, content: $0.entry.content)
    }
    cache.write(LastReport(state: state, catalogs: catalogs, results: results), name)
  }
}
