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
  ///   - jobs: How many files are read at the same time.
  init(_ unit: ValidationUnit, known: UnitReading?, jobs: Int?) async {
    // Projects first: they are few and long.
    var files = unit.documents.map(File.document)
    if known == nil { files = unit.projects.map(File.project) + files + unit.sources.map(File.source) }
    var targets: [ProjectTarget] = []
    for reading in await ConcurrentMap.map(files, jobs: jobs, Self.read) {
      switch reading {
      case .project(let own): targets += own
      case .document(let document): documents.append(document)
      case .source(let source): sources.append(source)
      case nil: break
      }
    }
    sources = known?.sources ?? sources
    projects = known?.projects ?? ProjectTargets(targets)
  }

  private enum File: Sendable {
    case project(String), document(String), source(String)
  }

  private enum Reading: Sendable {
    case project([ProjectTarget]), document(DocumentReading), source(SourceReading)
  }

  private static func read(_ file: File) -> Reading? {
    switch file {
    case .project(let path): .project(ProjectTargets.read(path))
    case .document(let path): .document(DocumentReading(path))
    case .source(let path): SourceReading(path).map(Reading.source)
    }
  }
}
