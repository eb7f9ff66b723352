/// The files of a scope, looked up in an index as far as possible.
struct ScopeInspection: Sendable {
  private(set) var sources: [IndexedFile]
  private(set) var projects: [IndexedFile]
  private(set) var documents: [IndexedFile]
  /// The documents in the app that do not belong to the scope, but may load its documents.
  private(set) var otherDocuments: [IndexedFile]
  /// The asset catalogs, including those that only projects reference.
  private(set) var images: [IndexedFile]

  /// Inspects the files of a scope.
  ///
  /// - Parameters:
  ///   - unit: The scope.
  ///   - known: The files of a scope with the same sources and projects.
  ///   - inspector: Reads the files.
  ///   - jobs: The number of files that are read at the same time.
  init(_ unit: ValidationScope, known: ScopeInspection?, by inspector: FileInspector, jobs: Int?) async {
    if let known {
      (sources, projects) = (known.sources, known.projects)
    } else {
      sources = await inspector.inspect(unit.sources, .source, jobs: jobs)
      projects = await inspector.inspect(unit.projects, .project, jobs: jobs)
    }
    documents = await inspector.inspect(unit.documents, .document, jobs: jobs)
    // Scopes that share sources are usually parts of one app.
    var read = Dictionary(
      ((known?.documents ?? []) + (known?.otherDocuments ?? [])).map { ($0.entry.path, $0) }
    ) { first, _ in first }
    let unread = unit.otherDocuments.filter { read[$0] == nil }
    for file in await inspector.inspect(unread, .document, jobs: jobs) { read[file.entry.path] = file }
    otherDocuments = unit.otherDocuments.compactMap { read[$0] }
    let named = projects.lazy.flatMap(\.targets).flatMap(\.files).filter { $0.hasSuffix(".xcassets") }
    let catalogs = unit.images.filter { $0.hasSuffix(".xcassets") } + named
    images = await inspector.inspect(PathName.unique(catalogs), .images, jobs: jobs)
  }

  /// The paths of the files without a current entry in the index.
  var changedPaths: [String] {
    files.flatMap { $0.lazy.filter { !$0.isKnown }.map(\.entry.path) }
  }

  /// Whether a source could not be read, which every run must report again.
  var hasUnreadSources: Bool { sources.contains { $0.entry.signature == .none } }

  var entries: [IndexEntry] { files.joined().compactMap(\.stored) }

  private var files: [[IndexedFile]] { [sources, projects, documents, otherDocuments, images] }

  /// The names of the images in each catalog.
  var imageNames: [String: [String]] {
    Dictionary(
      images.map { file in
        if case .images(let names) = file.reading { (file.entry.path, names) } else { (file.entry.path, []) }
      }
    ) { first, _ in first }
  }
}

extension IndexedFile {
  /// The targets in a project file.
  var targets: [ProjectTarget] {
    if case .project(let targets) = reading { targets } else { [] }
  }
}
