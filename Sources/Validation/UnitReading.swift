/// The files of a unit, read: all kinds at the same time, so that no processor waits for the last file of one kind.
struct UnitReading: Sendable {
  private(set) var sources: [SourceReading] = []
  private(set) var documents: [DocumentReading] = []
  private(set) var projects = ProjectTargets([])

  /// Reads the files of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - known: What was read of a unit with the same sources and projects.
  ///   - options: What the run was told.
  init(_ unit: ValidationUnit, known: UnitReading?, options: Validator.Options) async {
    // Projects first: they are few and long.
    var files = unit.documents.map { ($0, IndexEntry.Kind.document) }
    if known == nil {
      files = unit.projects.map { ($0, .project) } + files + unit.sources.map { ($0, .source) }
    }
    var targets: [ProjectTarget] = []
    let (selection, observer) = (options.selection, ValidationProgress.observer)
    let totals: [ValidationProgress.Stage: Int] = [
      .documents: unit.documents.count, .sources: unit.sources.count,
    ]
    let readings = await ConcurrentMap.map(files, jobs: options.jobs) { path, kind in
      defer { if let stage = kind.stage { observer?.advance(stage, by: 1, of: totals[stage] ?? 0) } }
      return FileReading(path, kind, bytes: kind == .document ? selection.text(of: path) : nil)
    }
    for reading in readings {
      switch reading {
      case .project(let own): targets += own
      case .document(let document): documents.append(document)
      case .source(let source): sources.append(source)
      case .images, .spec, .nothing: break
      }
    }
    sources = known?.sources ?? sources
    projects = known?.projects ?? ProjectTargets(targets)
  }

  /// The files of a unit as they were inspected.
  init(_ files: UnitInspection, jobs: Int?) async {
    for reading in await ConcurrentMap.map(files.sources, jobs: jobs, \.reading) {
      if case .source(let source) = reading { sources.append(source) }
    }
    for reading in await ConcurrentMap.map(files.documents, jobs: jobs, \.reading) {
      if case .document(let document) = reading { documents.append(document) }
    }
    projects = ProjectTargets(files.projects.flatMap(\.targets))
  }
}
