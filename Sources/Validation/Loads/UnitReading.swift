import InterfaceDocuments

/// The files of a unit, read: all kinds at the same time, so that no processor waits for the last file of one kind.
struct UnitReading: Sendable {
  private(set) var sources: [SourceReading] = []
  /// The documents, in the order of their paths.
  private(set) var documents: [DocumentRecord] = []
  private(set) var projects = ProjectTargets([])

  /// Reads the files of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - known: What was read of a unit with the same sources and projects.
  ///   - options: What the run was told.
  ///   - packsDocuments: Whether documents are to take little memory; where there are many of them unless given.
  init(
    _ unit: ValidationUnit,
    known: UnitReading?,
    options: Validator.Options,
    packsDocuments: Bool? = nil
  ) async {
    // Projects first: they are few and long.
    var files = unit.documents.map { ($0, IndexEntry.Kind.document) }
    if known == nil {
      files = unit.projects.map { ($0, .project) } + files + unit.sources.map { ($0, .source) }
    }
    let (selection, observer) = (options.selection, ValidationProgress.observer)
    let totals: [ValidationProgress.Stage: Int] = [
      .documents: unit.documents.count, .sources: unit.sources.count,
    ]
    let packsDocuments = packsDocuments ?? Self.packsDocuments(of: unit.documents.count)
    let readings = await ConcurrentMap.map(files, jobs: options.jobs) { path, kind in
      defer { if let stage = kind.stage { observer?.advance(stage, by: 1, of: totals[stage] ?? 0) } }
      let bytes = kind == .document ? selection.text(of: path) : nil
      return Part(FileReading(path, kind, bytes: bytes), path, packsDocuments: packsDocuments)
    }
    add(readings, known: known)
  }

  /// The files of a unit as they were inspected.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - jobs: How many are unpacked at the same time.
  ///   - packsSources: Whether the members of sources are unpacked only where somebody asks for them.
  init(_ files: UnitInspection, jobs: Int?, packsSources: Bool) async {
    let packsDocuments = Self.packsDocuments(of: files.documents.count)
    let readings = await ConcurrentMap.map(files.projects + files.documents + files.sources, jobs: jobs) {
      file -> Part in
      if packsSources, let source = file.packedSource { return .source(source) }
      guard file.entry.kind == .document else { return Part(file.reading, file.entry.path) }
      return .document(file.record(isPacked: packsDocuments))
    }
    add(readings, known: nil)
  }

  /// Few documents are held as they are; of many only those that are being loaded.
  private static func packsDocuments(of count: Int) -> Bool { count > UnitLoads.partSize }

  /// What is kept of one file.
  private enum Part: Sendable {
    case project([ProjectTarget])
    case document(DocumentRecord)
    case source(SourceReading)
    case nothing

    init(_ reading: FileReading, _ path: String, packsDocuments: Bool = false) {
      self =
        switch reading {
        case .project(let targets): .project(targets)
        case .document(let document):
          .document(DocumentRecord(document, file: path, isPacked: packsDocuments))
        case .source(let source): .source(source)
        case .images, .spec, .nothing: .nothing
        }
    }
  }

  private mutating func add(_ parts: [Part], known: UnitReading?) {
    var targets: [ProjectTarget] = []
    for part in parts {
      switch part {
      case .project(let own): targets += own
      case .document(let document): documents.append(document)
      case .source(let source): sources.append(source)
      case .nothing: break
      }
    }
    sources = known?.sources ?? sources
    projects = known?.projects ?? ProjectTargets(targets)
  }
}
