public import Checks
import PortableFoundation
import ProgramModel
public import ProjectModel
import SourceModel

/// Validates documents repeatedly while an editor changes them and their sources.
///
/// A session reads all files once. After an edit, it reads only the edited file and repeats only the work that depends
/// on it:
///
///     let session = try await ValidationSession(["App"])
///     try await session.update("App/Card.xib", text: Array(buffer.utf8))
///     let findings = try await session.findings(in: "App/Card.xib")
public actor ValidationSession {
  /// A scope with the contents of its files.
  struct Scope: Sendable {
    let unit: ValidationScope
    /// Whether no earlier scope has the same sources.
    let isFirst: Bool
    var reading: ScopeReading
    var shared = Analysis.Shared()
    /// The number of the last change of the session that affected the scope.
    var change = 0

    /// Replaces the contents of a file.
    ///
    /// - Returns: Whether the file is one of the scope's documents and sources.
    mutating func update(_ path: String, text: [UInt8]?, change: Int, jobs: Int?) -> Bool {
      switch reading.update(path, text: text) {
      case .missing: return false
      case .document(hasSameSummary: true, _) where !shared.nests(path): break
      case .document(_, hasSameSources: true):
        let classes = shared.preparation?.resolved ?? shared.classes
        shared = Analysis.Shared(classes: classes, followsAhead: shared.followsAhead)
      case .document, .source:
        Disposal.dispose(of: shared, jobs: jobs)
        shared = Analysis.Shared(followsAhead: shared.followsAhead)
      }
      self.change = change
      return true
    }
  }

  private let paths: [String]
  let options: Validator.Options
  private(set) var scopes: [Scope] = []
  /// The texts of unsaved files, by path.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The number of changes so far.
  private var change = 0
  /// The number of the last update of each file.
  private var updates: [String: Int] = [:]
  /// The number of the last update that determined which files belong together.
  private var lastRegrouping = 0
  /// The number of times that all files are being read.
  private var readings = 0
  /// Whether the files were not read again after an update, because of an error.
  private var isOutdated = false

  /// Opens a session and reads all files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, as for ``Validator/validate(_:)``.
  ///   - options: The options; a selection is not used.
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
  ) async throws(ValidationError) -> [Scope] {
    var options = options
    options.selection = options.selection.replacing(texts)
    var reader = ScopeReader(options)
    var scopes: [Scope] = []
    for unit in try await Validator(options: options).units(at: paths, unsaved: texts.keys.sorted()) {
      let files = await reader.read(unit)
      try Validator.checkCancellation()
      scopes.append(Scope(unit: unit, isFirst: files.areFirst, reading: files.reading))
    }
    return scopes
  }

  /// Replaces the contents of a file, adds a file, or removes one.
  ///
  /// With a text, the file need not exist on disk: a new document or source is added with its unsaved text. Without a
  /// text, the session uses the file as it is on disk: call this for files that were saved, changed elsewhere, created
  /// or deleted, and for new files that are closed without being saved. A file that does not exist is removed.
  ///
  /// If a file is added or removed, or if a project, configuration or manifest changes, the session reads all files
  /// again.
  ///
  /// - Parameters:
  ///   - path: The path, spelled as in findings.
  ///   - text: The unsaved text of a document or source; nil for the contents on disk.
  /// - Throws: A ``ValidationError`` if the session reads all files again, and one of its paths does not exist or the
  ///   task is cancelled. The next update reads them again.
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
    // A file that is unknown although the session has read its earlier text is not below the paths.
    let isAddition = text == nil || !wasUnsaved || isManifest
    guard isOutdated || !isKnown && (isAddition || readings > 0) else { return }
    if isAddition { lastRegrouping = change }
    try await readAgain()
  }

  /// Uses the current contents of a file.
  ///
  /// - Returns: Whether the file is one of the documents and sources of the scopes.
  private func replace(_ path: String, in scopes: inout [Scope]) -> Bool {
    var isKnown = false
    for index in scopes.indices
    where scopes[index].update(path, text: texts[path], change: change, jobs: options.jobs) {
      isKnown = true
    }
    return isKnown
  }

  /// Reads all files again.
  private func readAgain() async throws(ValidationError) {
    readings += 1
    defer { readings -= 1 }
    while true {
      let start = change
      var scopes: [Scope]
      do throws(ValidationError) {
        scopes = try await Self.scopes(at: paths, options, texts: texts)
      } catch {
        isOutdated = true
        throw error
      }
      // Updates may have arrived in the meantime.
      guard lastRegrouping <= start else { continue }
      change += 1
      for index in scopes.indices { scopes[index].change = change }
      for (path, update) in updates where update > start { _ = replace(path, in: &scopes) }
      self.scopes = scopes
      isOutdated = false
      return
    }
  }

  /// Returns the findings of a document, as a validation with its current text would report them.
  ///
  /// - Parameter document: The path, spelled as in findings.
  /// - Returns: The findings, ordered by position.
  /// - Throws: ``ValidationError/noSuchPath(_:)`` if the session has no such document, or
  ///   ``ValidationError/cancelled``.
  public func findings(in document: String) async throws(ValidationError) -> [Finding] {
    let path = PathName.normalized(document)
    guard let index = scopes.firstIndex(where: { $0.unit.documents.contains(path) && $0.unit.reports(path) })
    else {
      throw .noSuchPath(document)
    }
    var unit = scopes[index].unit
    // Expectations apply to all documents together.
    if unit.spec?.expect == nil { unit.limitReport(to: [path]) }
    return try await result(of: index, unit, DocumentSelection([path])).result.findings
  }

  /// The sources and documents of all scopes, ordered by path.
  var contents: (sources: [SourceFile], documents: [DocumentRecord]) {
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
      results.append(try await result(of: index, scopes[index].unit, DocumentSelection()))
    }
    return ValidationReport(results: ScopeResults.joined(results))
  }

  /// Returns the classes of a scope on each platform of its documents.
  func factories(of index: Int) async -> [RegistryFactory] {
    guard scopes.indices.contains(index) else { return [] }
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
    _ selection: DocumentSelection
  ) async throws(ValidationError) -> ScopeResult {
    let scope = scopes[index]
    var options = options
    options.selection = selection.replacing(texts)
    let validation = ScopeValidation(unit: unit, options: options)
    let analysis = Analysis(validation, scope.reading, shared: scope.shared)
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
