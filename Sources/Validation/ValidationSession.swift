public import Checks
import PortableFoundation
import ProgramModel
public import ProjectModel
import SourceModel

/// Validates documents repeatedly while an editor changes documents and sources.
///
/// A session reads all files once. After an edit, the session reads only the edited file, and repeats only the work
/// that depends on that file:
///
///     let session = try await ValidationSession(["App"])
///     try await session.update("App/Card.xib", text: Array(buffer.utf8))
///     let findings = try await session.findings(in: "App/Card.xib")
public actor ValidationSession {
  private let paths: [String]
  let options: Validator.Options
  private(set) var scopes: [SessionScope] = []
  /// The texts of unsaved files, by path.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The number of changes so far.
  private var change = 0
  /// The number of the last update of each file.
  private var updates: [String: Int] = [:]
  /// The number of the last update that may have changed the scopes of files.
  private var lastRegrouping = 0
  /// The number of operations in progress that read all files again.
  private var readings = 0
  /// Whether an error prevented reading all files again after an update.
  private var isOutdated = false

  /// Opens a session and reads all files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, as for ``Validator/validate(_:)``.
  ///   - options: The options, except for the selection, which is ignored.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  public init(
    _ paths: [String],
    options: Validator.Options = Validator.Options()
  ) async throws(ValidationError) {
    var options = options
    options.selection = DocumentSelection()
    (self.paths, self.options) = (paths, options)
    scopes = try await Self.scopes(at: paths, options, texts: [:])
  }

  private static func scopes(
    at paths: [String],
    _ options: Validator.Options,
    texts: [String: [UInt8]]
  ) async throws(ValidationError) -> [SessionScope] {
    var options = options
    options.selection = options.selection.replacing(texts)
    var reader = ScopeReader(options)
    var scopes: [SessionScope] = []
    for unit in try await Validator(options: options).units(at: paths, unsaved: texts.keys.sorted()) {
      let files = await reader.read(unit)
      try Validator.checkCancellation()
      scopes.append(SessionScope(unit: unit, isFirst: files.areFirst, reading: files.reading))
    }
    return scopes
  }

  /// Replaces the contents of a file, adds a file, or removes a file.
  ///
  /// With a text, the file need not exist on disk: a new document or source is added with its unsaved text. Without a
  /// text, the session uses the file on disk: omit the text for files that were saved, changed elsewhere, created or
  /// deleted, and for new files that are closed without being saved. A file that does not exist is removed.
  ///
  /// If a file is added or removed, or if a project, configuration or manifest changes, the session reads all files
  /// again.
  ///
  /// - Parameters:
  ///   - path: The path, spelled as in findings.
  ///   - text: The unsaved text of a document or source; nil for the contents on disk.
  /// - Throws: A ``ValidationError`` if the session reads all files again, and one of its paths does not exist or the
  ///   task is cancelled. In that case, the next update also reads all files.
  public func update(_ path: String, text: [UInt8]? = nil) async throws(ValidationError) {
    let path = PathName.normalized(path)
    let wasUnsaved = texts[path] != nil
    texts[path] = text
    change += 1
    updates[path] = change
    // Manifests, and the existence of files, determine which files belong together.
    let isContent = text != nil || FileManager.default.fileExists(atPath: path)
    let isManifest = PathName.file(of: path) == "Package.swift"
    let isKnown = isContent && !isManifest && replace(path, in: &scopes)
    // A file that is still unknown after its unsaved text was read is outside of the paths.
    let isAddition = text == nil || !wasUnsaved || isManifest
    guard isOutdated || !isKnown && (isAddition || readings > 0) else { return }
    if isAddition { lastRegrouping = change }
    try await readAgain()
  }

  /// Replaces the contents of a file in all scopes with the unsaved text, or the text on disk.
  ///
  /// - Returns: Whether a scope contains the file, and the file can be read if it is a source.
  private func replace(_ path: String, in scopes: inout [SessionScope]) -> Bool {
    var isKnown = false
    for index in scopes.indices
    where scopes[index].update(path, text: texts[path], change: change) {
      isKnown = true
    }
    return isKnown
  }

  /// Reads all files again until no file is added or removed in the meantime, and replaces the scopes.
  ///
  /// After an error, the scopes remain, and the next update reads all files again.
  private func readAgain() async throws(ValidationError) {
    readings += 1
    defer { readings -= 1 }
    while true {
      let start = change
      var scopes: [SessionScope]
      do throws(ValidationError) {
        scopes = try await Self.scopes(at: paths, options, texts: texts)
      } catch {
        isOutdated = true
        throw error
      }
      // Updates may have arrived while files were read.
      guard lastRegrouping <= start else { continue }
      change += 1
      for index in scopes.indices { scopes[index].change = change }
      for (path, update) in updates where update > start { _ = replace(path, in: &scopes) }
      self.scopes = scopes
      isOutdated = false
      return
    }
  }

  /// Returns the findings that a validation would report for the current text of a document.
  ///
  /// - Parameter document: The path, spelled as in findings.
  /// - Returns: The findings, ordered by position.
  /// - Throws: ``ValidationError/noSuchPath(_:)`` if the session does not contain the document, or
  ///   ``ValidationError/cancelled``.
  public func findings(in document: String) async throws(ValidationError) -> [Finding] {
    try await findings(in: document, history: options.history)
  }

  /// Returns the findings of a document with repairs that use earlier sources.
  ///
  /// - Parameters:
  ///   - document: The path, spelled as in findings.
  ///   - history: The earlier contents of the sources, if known.
  /// - Returns: The findings, ordered by position.
  /// - Throws: As for ``findings(in:)``.
  package func findings(in document: String, history: SourceHistory?) async throws(ValidationError)
    -> [Finding]
  {
    let path = PathName.normalized(document)
    guard let index = scopes.firstIndex(where: { $0.unit.documents.contains(path) && $0.unit.reports(path) })
    else {
      throw .noSuchPath(document)
    }
    var unit = scopes[index].unit
    // Expectations apply to all documents together.
    if unit.spec?.expect == nil { unit.limitReport(to: [path]) }
    return try await result(of: index, unit, DocumentSelection([path]), history: history).result.findings
  }

  /// Returns the findings that a change of a file affects most directly.
  ///
  /// For a document, these are the findings in the document. For a source, these are the findings in the source and in
  /// the documents that name its classes. The findings are provisional: the app is assumed to reach the same code and
  /// documents as before the change. The next ``report()`` is exact.
  ///
  /// - Parameter file: The path, spelled as in findings.
  /// - Returns: The affected files, and all findings in them; for a source, also the findings in other sources. Scopes
  ///   with expectations are omitted, since their findings depend on all documents.
  /// - Throws: ``ValidationError/cancelled``.
  package func provisionalFindings(after file: String) async throws(ValidationError)
    -> (files: Set<String>, findings: [Finding])
  {
    let path = PathName.normalized(file)
    var (files, findings): (Set<String>, [Finding]) = ([], [])
    for index in scopes.indices {
      guard scopes.indices.contains(index) else { break }
      let (unit, affected) = (scopes[index].unit, scopes[index].files(affectedBy: path))
      // Expectations apply to all documents together.
      guard !affected.isEmpty, unit.spec?.expect == nil else { continue }
      var own = unit
      own.limitReport(to: affected)
      let selection = DocumentSelection(affected.sorted())
      // Checks of sources report on all sources.
      findings += try await result(of: index, own, selection, isProvisional: true).result.findings.filter {
        affected.contains($0.file)
      }
      files.formUnion(affected)
    }
    return (files, findings)
  }

  /// Returns the sources and documents of all scopes, ordered by path.
  func contents() -> (sources: [SourceFile], documents: [DocumentRecord]) {
    for index in scopes.indices { scopes[index].settle(jobs: options.jobs) }
    var (sources, documents): ([String: SourceFile], [String: DocumentRecord]) = ([:], [:])
    for scope in scopes {
      for source in scope.reading.sources { sources[source.path] = source }
      for document in scope.reading.documents { documents[document.file] = document }
    }
    return (
      sources.values.sorted { $0.path < $1.path }, documents.values.sorted { $0.file < $1.file }
    )
  }

  /// Returns the report on all documents and sources.
  ///
  /// - Throws: ``ValidationError/cancelled``.
  public func report() async throws(ValidationError) -> ValidationReport {
    var results: [ScopeResult] = []
    for index in scopes.indices {
      results.append(
        try await result(of: index, scopes[index].unit, DocumentSelection(), history: options.history)
      )
    }
    return ValidationReport(results: ScopeResults.joined(results))
  }

  /// Returns the classes of a scope on each platform of its documents.
  func factories(of index: Int) async -> [RegistryFactory] {
    guard scopes.indices.contains(index) else { return [] }
    scopes[index].settle(jobs: options.jobs)
    let scope = scopes[index]
    var options = options
    options.selection = options.selection.replacing(texts)
    var analysis = Analysis(
      ScopeValidation(unit: scope.unit, options: options),
      scope.reading,
      shared: scope.shared
    )
    let factories = await analysis.factories()
    if scopes.indices.contains(index), scopes[index].change == scope.change {
      scopes[index].shared.preparation = analysis.shared.preparation
    }
    return factories
  }

  private func result(
    of index: Int,
    _ unit: ValidationScope,
    _ selection: DocumentSelection,
    history: SourceHistory? = nil,
    isProvisional: Bool = false
  ) async throws(ValidationError) -> ScopeResult {
    scopes[index].settle(jobs: options.jobs)
    let scope = scopes[index]
    var options = options
    options.selection = selection.replacing(texts)
    options.history = history
    let validation = ScopeValidation(unit: unit, options: options)
    let analysis = Analysis(validation, scope.reading, shared: scope.shared, isProvisional: isProvisional)
    var run = ScopeRun(analysis, isFirst: scope.isFirst)
    let result = await run.wholeResult()
    try Validator.checkCancellation()
    // An update may have arrived in the meantime.
    if scopes.indices.contains(index), scopes[index].change == scope.change {
      scopes[index].shared = run.shared
    }
    return result
  }
}
