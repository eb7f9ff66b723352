/// The files of a unit, as an index knows them.
struct UnitInspection: Sendable {
  var sources: [IndexedFile]
  var projects: [IndexedFile]
  var documents: [IndexedFile]
  /// The asset catalogs, those that only projects name included.
  var images: [IndexedFile]
  /// The property lists, of which the bytes alone are known.
  var propertyLists: [IndexedFile]
  /// What became of the declarations since the index was written.
  var changes: DeclarationChanges

  /// Inspects the files of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - known: What is known of a unit with the same sources and projects.
  ///   - inspector: What knows files.
  ///   - gone: What the index says of files that are gone.
  ///   - jobs: How many files are inspected at the same time.
  init(
    _ unit: ValidationUnit,
    known: UnitInspection?,
    by inspector: FileInspector,
    gone: UnitEntries = UnitEntries(),
    jobs: Int?
  ) async {
    if let known {
      (sources, projects, changes) = (known.sources, known.projects, known.changes)
    } else {
      sources = await inspector.inspect(unit.sources, .source, jobs: jobs)
      // Where nothing is known all is new.
      changes =
        inspector.library.isEmpty ? DeclarationChanges([]) : DeclarationChanges(sources, gone: gone.sources)
      projects = await inspector.inspect(unit.projects, .project, jobs: jobs)
    }
    documents = await inspector.inspect(unit.documents, .document, jobs: jobs)
    propertyLists = await inspector.inspect(PathName.unique(unit.propertyLists), .propertyList, jobs: jobs)
    let named = projects.lazy.flatMap(\.targets).flatMap(\.files).filter { $0.hasSuffix(".xcassets") }
    let catalogs = unit.images.filter { $0.hasSuffix(".xcassets") } + named
    images = await inspector.inspect(PathName.unique(catalogs), .images, jobs: jobs)
  }

  /// Whether the index said of all files just what it would say now.
  var areKnown: Bool {
    [sources, projects, documents, images, propertyLists].allSatisfy { files in
      files.indices.allSatisfy { files[$0].isKnown }
    }
  }

  /// The comments of the sources that accept findings.
  var comments: [IgnoreComment] { sources.indices.flatMap { sources[$0].entry.comments } }

  /// How many classes the sources declare.
  var classes: Int { sources.indices.reduce(0) { $0 + sources[$1].entry.classes } }

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
  /// The targets of a project.
  var targets: [ProjectTarget] {
    if case .project(let targets) = reading { targets } else { [] }
  }
}
