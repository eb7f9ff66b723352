import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// The files of a unit, read.
///
/// Documents and sources are read at the same time, so that no processor waits for the last file of one kind. Which
/// classes there are on a platform is then found out on one thread; projects and asset catalogs, few and long, are read
/// on the others meanwhile.
struct UnitReading: Sendable {
  /// What the sources declare, in the order of their paths.
  private(set) var sources: [SourceRecord] = []
  /// How many classes these are.
  private(set) var classCount = 0
  /// The comments of the sources that accept findings.
  private(set) var comments: [IgnoreComment] = []
  /// The documents, in the order of their paths.
  private(set) var documents: [DocumentRecord] = []
  private(set) var projects = ProjectTargets([])
  /// The names of the images in asset catalogs, as far as documents ask for images.
  private(set) var imageNames: [String: [String]] = [:]
  /// The classes of the sources and specs by platform, as far as somebody has resolved them.
  private(set) var classes: [Platform: ResolvedClasses] = [:]

  /// Reads the files of a unit, and resolves its classes.
  ///
  /// - Parameters:
  ///   - validation: What the unit is validated by.
  ///   - known: What was read of a unit with the same sources and projects.
  ///   - packsDocuments: Whether documents are to take little memory; where there are many of them unless given.
  init(_ validation: UnitValidation, known: UnitReading? = nil, packsDocuments: Bool? = nil) async {
    let (unit, options) = (validation.unit, validation.options)
    var files = unit.documents.map { ($0, IndexEntry.Kind.document) }
    if known == nil { files += unit.sources.map { ($0, .source) } }
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
    add(readings)
    if let known {
      (sources, classCount, comments) = (known.sources, known.classCount, known.comments)
      projects = known.projects
    }
    let sources = validation.sources(self)
    let records = validation.records(self)
    let asksForImages = records.contains { $0.summary?.asksForImages == true }
    let tasks =
      (known == nil ? unit.projects : []).map { Task.read($0, .project) }
      + validation.platforms(of: records).map(Task.resolve)
      + (asksForImages ? unit.catalogs : []).map { Task.read($0, .images) }
    add(
      await ConcurrentMap.map(tasks, jobs: options.jobs) { task -> Part in
        switch task {
        case .resolve(let platform):
          return .classes(platform, RegistryFactory.resolved(sources, for: platform))
        case .read(let path, let kind): return Part(FileReading(path, kind), path)
        }
      }
    )
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
      if packsSources, let source = file.packedSource { return .source(source, classes: file.entry.classes) }
      guard file.entry.kind == .document else { return Part(file.reading, file.entry.path) }
      return .document(file.record(isPacked: packsDocuments))
    }
    add(readings)
  }

  /// Few documents are held as they are; of many only those that are being loaded.
  private static func packsDocuments(of count: Int) -> Bool { count > UnitLoads.partSize }

  /// Forgets the classes, which only the unit itself needs.
  mutating func forgetClasses() { classes = [:] }

  /// What is done once all documents and sources are there.
  private enum Task: Sendable {
    case resolve(Platform)
    case read(String, IndexEntry.Kind)
  }

  /// What is kept of one file, or of all sources together.
  private enum Part: Sendable {
    case classes(Platform, ResolvedClasses)
    case project([ProjectTarget])
    case images([String], in: String)
    // Apart, since every part of a list takes as much room as the largest.
    indirect case document(DocumentRecord)
    case source(SourceReading, classes: Int)
    case nothing

    init(_ reading: FileReading, _ path: String, packsDocuments: Bool = false) {
      self =
        switch reading {
        case .project(let targets): .project(targets)
        case .document(let document):
          .document(DocumentRecord(document, file: path, isPacked: packsDocuments))
        case .source(let source): .source(source, classes: source.classCount)
        case .images(let names): .images(names, in: path)
        case .spec, .nothing: .nothing
        }
    }
  }

  private mutating func add(_ parts: [Part]) {
    var targets: [ProjectTarget] = []
    for part in parts {
      switch part {
      case .project(let own): targets += own
      case .document(let document): documents.append(document)
      case .source(let source, let classes):
        sources.append(source.record)
        classCount += classes
        comments += source.ignores
      case .classes(let platform, let classes): self.classes[platform] = classes
      case .images(let names, let catalog): imageNames[catalog] = names
      case .nothing: break
      }
    }
    if !targets.isEmpty { projects = ProjectTargets(targets) }
  }
}
