import KeyValueCoding
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The contents of a scope's files.
///
/// Documents and sources are read concurrently, so that no processor waits for the last file of one kind.
struct ScopeReading: Sendable {
  /// The sources, ordered by path.
  private(set) var sources: [SourceFile] = []
  /// The documents, ordered by path.
  private(set) var documents: [DocumentRecord] = []
  /// The documents in the app that do not belong to the scope, but may load its documents.
  private(set) var otherDocuments: [DocumentRecord] = []
  private(set) var projects = ProjectTargets([])
  /// The missing documents that targets build.
  private(set) var absent: [ProjectTargets.AbsentDocument] = []
  /// Whether some sources could not be read and may declare any class.
  private(set) var hasUnreadSources = false
  /// A function that returns the code of the sources, which is indexed on first use.
  private(set) var program: @Sendable () -> Program
  private let validation: ScopeValidation

  /// Reads the documents and sources of a scope.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - known: The contents of a scope with the same sources and projects, for reuse.
  ///   - keepsDocuments: Whether documents stay in memory; by default, only if there are few documents.
  init(
    _ validation: ScopeValidation,
    known: ScopeReading? = nil,
    keepsDocuments: Bool? = nil
  ) async {
    let (unit, options) = (validation.unit, validation.options)
    hasUnreadSources = unit.hasUnreadSources
    self.validation = validation
    program = { Program(of: unit.files, sources: []) }
    var files = unit.documents.map { ($0, FileReading.Kind.document) }
    if known == nil {
      // Project files come first, since they are few and take long to read.
      files = unit.projects.map { ($0, .project) } + files + unit.sources.map { ($0, .source) }
    }
    let (selection, observer) = (options.selection, ValidationProgress.observer)
    let totals: [ValidationProgress.Stage: Int] = [
      .documents: unit.documents.count, .sources: unit.sources.count,
    ]
    let keepsDocuments = keepsDocuments ?? (unit.documents.count <= DocumentRecord.partSize)
    let readings = await ConcurrentMap.map(files, jobs: options.jobs) { path, kind in
      defer { if let stage = kind.stage { observer?.advance(stage, by: 1, of: totals[stage] ?? 0) } }
      return FileReading(path, kind, text: selection.text(of: path), keepsDocument: keepsDocuments)
    }
    add(readings)
    // Scopes with shared sources are usually parts of one app, so the other documents are usually already read.
    let read = Dictionary(
      ((known?.documents ?? []) + (known?.otherDocuments ?? [])).map { ($0.file, $0) }
    ) { first, _ in first }
    otherDocuments = await ConcurrentMap.map(unit.otherDocuments, jobs: options.jobs) {
      read[$0] ?? DocumentRecord($0, text: selection.text(of: $0), keepsDocument: false)
    }
    if let known {
      (sources, projects) = (known.sources, known.projects)
      hasUnreadSources = hasUnreadSources || known.hasUnreadSources
    }
    absent = projects.absentDocuments(
      besides: unit.files.documents + unit.dependencyDocuments,
      sources: sources.lazy.map(\.path)
    )
    index(evaluatesNames: known == nil)
  }

  /// Returns the files of the app to which a scope belongs, including missing documents.
  func files(of unit: ValidationScope) -> AppFiles {
    var files = unit.files
    files.documents += absent.map(\.file)
    return files
  }

  /// The documents of the app whose contents are unknown, because the files are missing, unreadable or incomplete.
  var unreadDocuments: [String] {
    absent.map(\.file) + (documents + otherDocuments).lazy.filter { !$0.isWhole }.map(\.file)
  }

  /// Indexes the code of the sources on first use, and evaluates the names in the code.
  ///
  /// - Returns: Whether a name changed.
  @discardableResult
  mutating func index(evaluatesNames: Bool = true) -> Bool {
    let documents = (validation.records(self) + otherDocuments).compactMap(\.summary)
    let (app, sources, projects) = (files(of: validation.unit), sources, projects)
    let new = Remembered<Program>()
    program = { new.value { Program(of: app, documents: documents, sources: sources, projects: projects) } }
    let hasNames = sources.contains { source in
      !source.passedUses.isEmpty || source.uses.contains(where: \.hasExpression)
    }
    guard evaluatesNames, hasNames else { return false }
    var evaluated = program()
    let areChanged = evaluated.evaluateNames(in: &self.sources)
    let areAdded = evaluated.addPassedUses(to: &self.sources)
    program = { [evaluated] in evaluated }
    return areChanged || areAdded
  }

  /// The kind of a file whose contents were replaced.
  enum Update {
    /// A document, and whether its summary remains the same.
    case document(hasSameSummary: Bool)
    case source
    /// The scope does not contain the file, or the source cannot be read.
    case missing
  }

  /// Replaces the contents of a document or source; code and names are out of date until ``index(evaluatesNames:)``.
  ///
  /// - Parameters:
  ///   - path: The path of the document or source.
  ///   - text: The new contents; nil for the contents on disk.
  /// - Returns: The kind of the file.
  mutating func update(_ path: String, text: [UInt8]?) -> Update {
    if let index = documents.firstIndex(where: { $0.file == path }) {
      let old = documents[index]
      documents[index] = DocumentRecord(path, text: text)
      return .document(
        hasSameSummary: documents[index].summary == old.summary && documents[index].isWhole == old.isWhole
      )
    }
    guard let index = sources.firstIndex(where: { $0.path == path }),
      let source = SourceFile(at: path, text: text)
    else { return .missing }
    sources[index] = source
    return .source
  }

  private mutating func add(_ readings: [FileReading]) {
    var targets: [ProjectTarget] = []
    for reading in readings {
      switch reading {
      case .document(let document): documents.append(document)
      case .source(let source): sources.append(source)
      case .project(let own): targets += own
      case .nothing: hasUnreadSources = true
      }
    }
    projects = ProjectTargets(targets).including(imports)
  }

  /// The paths of the sources, with the modules and headers that they import.
  private var imports: [(file: String, imports: [String])] {
    sources.map { ($0.path, $0.imports) }
  }
}
