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
  ///   - options: How many files are read at the same time, and what stands in for a document.
  init(_ unit: ValidationUnit, known: UnitReading?, options: Validator.Options) async {
    // Projects first: they are few and long.
    var files = unit.documents.map(File.document)
    if known == nil { files = unit.projects.map(File.project) + files + unit.sources.map(File.source) }
    var targets: [ProjectTarget] = []
    let (selection, observer) = (options.selection, ValidationProgress.observer)
    let readings = await ConcurrentMap.map(files, jobs: options.jobs) { file -> Reading? in
      defer { file.stage.map { observer?.advance($0, by: 1, of: unit.count(of: $0)) } }
      return Self.read(file, selection)
    }
    for reading in readings {
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

    /// What an observer knows the reading of the file as.
    var stage: ValidationProgress.Stage? {
      switch self {
      case .project: nil
      case .document: .documents
      case .source: .sources
      }
    }
  }

  private enum Reading: Sendable {
    case project([ProjectTarget]), document(DocumentReading), source(SourceReading)
  }

  private static func read(_ file: File, _ selection: DocumentSelection) -> Reading? {
    switch file {
    case .project(let path): .project(ProjectTargets.read(path))
    case .document(let path): .document(DocumentReading(path, text: selection.text(of: path)))
    case .source(let path): SourceReading(path).map(Reading.source)
    }
  }
}

extension ValidationUnit {
  fileprivate func count(of stage: ValidationProgress.Stage) -> Int {
    stage == .sources ? sources.count : documents.count
  }
}
