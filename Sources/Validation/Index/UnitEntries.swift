import FactStorage

/// What an index knows of the files of a unit that decide what its documents come to, each kind in the order of the paths:
/// as the files are, or as they were.
struct UnitEntries: Sendable {
  var sources: [Kept<IndexEntry>] = []
  var projects: [Kept<IndexEntry>] = []
  var documents: [Kept<IndexEntry>] = []

  /// None.
  init() {}

  /// Whether there are none.
  var isEmpty: Bool { sources.isEmpty && projects.isEmpty && documents.isEmpty }

  /// The files as they were inspected.
  init(_ files: UnitInspection) {
    sources = files.sources.map(\.kept)
    projects = files.projects.map(\.kept)
    documents = files.documents.map(\.kept)
  }

  /// The files of a run as an index knows them that are gone.
  ///
  /// - Parameters:
  ///   - library: The index.
  ///   - units: All units of the run.
  init(goneFrom library: FactLibrary, besides units: [ValidationUnit]) {
    sources = library.entries(.source, besides: units.map(\.sources))
    projects = library.entries(.project, besides: units.map(\.projects))
    documents = library.entries(.document, besides: units.map(\.documents))
  }

  /// What the index said of inspected files, and of those that are gone.
  init(former files: UnitInspection, gone: UnitEntries) {
    sources = Self.former(files.sources, gone.sources)
    projects = Self.former(files.projects, gone.projects)
    documents = Self.former(files.documents, gone.documents)
  }

  private static func former(_ files: [IndexedFile], _ gone: [Kept<IndexEntry>]) -> [Kept<IndexEntry>] {
    let known = files.compactMap(\.keptBefore)
    return gone.isEmpty ? known : (known + gone).sorted { $0.value.path < $1.value.path }
  }
}
