import ClassInterfaces
import RuntimeAttributes

/// The contents of a scope's files.
///
/// Documents and sources are read concurrently, so that no processor waits for the last file of one kind.
struct ScopeReading: Sendable {
  /// The declarations of the sources, ordered by path.
  private(set) var sources: [SourceRecord] = []
  /// The code of each source.
  private(set) var codes: [StoredCode] = []
  /// The number of classes in the sources.
  private(set) var classCount = 0
  /// The suppression comments in the sources.
  private(set) var comments: [IgnoreComment] = []
  /// The documents, ordered by path.
  private(set) var documents: [DocumentRecord] = []
  /// The documents in the app that do not belong to the scope, but may load its documents.
  private(set) var otherDocuments: [DocumentRecord] = []
  private(set) var projects = ProjectTargets([])

  /// Reads the documents and sources of a scope.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - known: The contents of a scope with the same sources and projects.
  ///   - packsDocuments: Whether to keep documents in a compact form; true for many documents by default.
  init(
    _ validation: ScopeValidation,
    known: ScopeReading? = nil,
    packsDocuments: Bool? = nil
  ) async {
    let (unit, options) = (validation.unit, validation.options)
    var files = unit.documents.map { ($0, IndexEntry.Kind.document) }
    if known == nil {
      // Projects come first, since they are few and take long to read.
      files = unit.projects.map { ($0, .project) } + files + unit.sources.map { ($0, .source) }
    }
    let (selection, observer) = (options.selection, ValidationProgress.observer)
    let totals: [ValidationProgress.Stage: Int] = [
      .documents: unit.documents.count, .sources: unit.sources.count,
    ]
    let packsDocuments = packsDocuments ?? Self.packsDocuments(of: unit.documents.count)
    let readings = await ConcurrentMap.map(files, jobs: options.jobs) { path, kind -> Part in
      defer { if let stage = kind.stage { observer?.advance(stage, by: 1, of: totals[stage] ?? 0) } }
      let bytes = kind == .document ? selection.text(of: path) : nil
      return Part(FileReading(path, kind, bytes: bytes), path, packsDocuments: packsDocuments)
    }
    add(readings)
    // Scopes that share sources are usually parts of one app.
    let read = Dictionary(
      ((known?.documents ?? []) + (known?.otherDocuments ?? [])).map { ($0.file, $0) }
    ) { first, _ in first }
    otherDocuments = await ConcurrentMap.map(unit.otherDocuments, jobs: options.jobs) {
      read[$0] ?? DocumentRecord(DocumentReading($0, text: selection.text(of: $0)), file: $0, isPacked: true)
    }
    guard let known else { return }
    (sources, classCount, comments) = (known.sources, known.classCount, known.comments)
    (projects, codes) = (known.projects, known.codes)
  }

  /// Creates the contents of a scope from an index.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - jobs: The number of files that are decoded at the same time.
  init(_ files: ScopeInspection, jobs: Int?) async {
    let packsDocuments = Self.packsDocuments(of: files.documents.count)
    // If there are few documents, they use only few members of the sources.
    let packsSources = files.documents.count <= Self.fewDocuments
    let readings = await ConcurrentMap.map(files.documents + files.sources, jobs: jobs) { file -> Part in
      if packsSources, let source = file.packedSource { return .source(source, classes: file.entry.classes) }
      guard file.entry.kind == .document else { return Part(file.reading, file.entry.path) }
      return .document(file.record(isPacked: packsDocuments))
    }
    add(readings)
    otherDocuments = await ConcurrentMap.map(files.otherDocuments, jobs: jobs) { $0.record(isPacked: true) }
    let targets = await ConcurrentMap.map(files.projects, jobs: jobs, \.targets).flatMap(\.self)
    projects = ProjectTargets(targets).including(imports)
  }

  /// Whether documents are kept in a compact form; if there are many, only those being loaded are decoded.
  private static func packsDocuments(of count: Int) -> Bool { count > DocumentRecord.partSize }

  /// The maximum number of documents for which the members of sources stay encoded until a load needs them.
  private static let fewDocuments = 256

  /// The contents of one file.
  private enum Part: Sendable {
    // Indirect, since otherwise the largest case would determine the size of every element.
    indirect case document(DocumentRecord)
    case source(SourceReading, classes: Int)
    case project([ProjectTarget])
    case nothing

    init(_ reading: FileReading, _ path: String, packsDocuments: Bool = false) {
      self =
        switch reading {
        case .document(let document):
          .document(DocumentRecord(document, file: path, isPacked: packsDocuments))
        case .source(let source): .source(source, classes: source.classCount)
        case .project(let targets): .project(targets)
        case .images, .spec, .nothing: .nothing
        }
    }
  }

  /// The kind of a file whose contents were replaced.
  enum Update {
    /// A document, and whether its summary remains the same.
    case document(hasSameSummary: Bool)
    case source
    /// The file is not one of those that were read.
    case missing
  }

  /// Replaces the contents of a document or source.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - text: The contents; those on disk if nil.
  /// - Returns: The kind of the file.
  mutating func update(_ path: String, text: [UInt8]?) -> Update {
    if let index = documents.firstIndex(where: { $0.file == path }) {
      let old = documents[index].summary
      documents[index] = DocumentRecord(DocumentReading(path, text: text), file: path)
      return .document(hasSameSummary: documents[index].summary == old)
    }
    guard let index = sources.firstIndex(where: { $0.interface.file == path }),
      let bytes = text ?? SourceReading.bytes(of: path)
    else { return .missing }
    let source = SourceReading(path, bytes: bytes)
    classCount += source.classCount - sources[index].interface.types.count { $0.kind == .class }
    comments.removeAll { $0.location.file == path }
    comments += source.ignores
    comments.sort { $0.location < $1.location }
    (sources[index], codes[index]) = (source.record, source.code)
    return .source
  }

  /// The sources with their code; nil if the code of one of them cannot be decoded.
  var code: [(interface: SourceInterface, code: SourceFacts)]? {
    var code: [(interface: SourceInterface, code: SourceFacts)] = []
    for (source, stored) in zip(sources, codes) {
      guard let facts = stored.facts else { return nil }
      code.append((source.interface, facts))
    }
    return code
  }

  private mutating func add(_ parts: [Part]) {
    var targets: [ProjectTarget] = []
    for part in parts {
      switch part {
      case .document(let document): documents.append(document)
      case .source(let source, let classes):
        sources.append(source.record)
        codes.append(source.code)
        classCount += classes
        comments += source.ignores
      case .project(let own): targets += own
      case .nothing: break
      }
    }
    projects = ProjectTargets(targets).including(imports)
  }

  /// The files of the sources with the modules and headers that they import.
  private var imports: [(file: String, imports: [String])] {
    sources.map { ($0.interface.file, $0.interface.imports) }
  }
}
