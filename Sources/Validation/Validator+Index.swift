import BinaryCoding
import PortableFoundation
import RuntimeAttributes

extension Validator {
  /// The platform's cache folder; nil if the user has no home folder.
  public static var standardCacheFolder: String? { IndexFolder.standardPath() }

  /// Creates an index of all files below the paths, with which documents can be validated elsewhere.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The bytes of the index.
  /// - Throws: A ``ValidationError`` if a path does not exist.
  public func index(below paths: [String]) async throws(ValidationError) -> [UInt8] {
    let tree = try await FileTree.below(paths, jobs: options.jobs)
    tree.tellUnread()
    let inspector = FileInspector(FactLibrary([]), trust: .indexes)
    var index = FactIndex()
    for kind in IndexEntry.Kind.allCases {
      let paths = PathName.unique(tree[keyPath: kind.list])
      let files = await inspector.inspect(paths, kind, jobs: options.jobs)
      index.entries += files.map(\.entry)
    }
    try Self.checkCancellation()
    return index.bytes()
  }

  /// Loads documents with indexes and stores the results for the run that reports them.
  ///
  /// - Parameter documents: The documents, which need not be part of the indexes; if empty, all documents in the
  ///   indexes.
  /// - Returns: The bytes of an index with the results.
  /// - Throws: A ``ValidationError`` if an index cannot be read.
  public func partialIndex(_ documents: [String]) async throws(ValidationError) -> [UInt8] {
    let (units, library) = try await unitsOfIndexes(documents)
    var reader = ScopeReader(options, FileInspector(library, trust: .indexes))
    var index = FactIndex()
    for unit in units {
      let files = await reader.read(unit)
      var analysis = Analysis(files.validation, files.reading, known: files.outcomes)
      while let outcomes = await analysis.loadedOutcomes() {
        index.outcomes += outcomes.map { outcome in
          var outcome = outcome
          outcome.key = files.key(of: outcome.file)
          return outcome
        }
      }
    }
    try Self.checkCancellation()
    return index.bytes()
  }

  /// Validates documents with indexes; documents whose results are in an index are not loaded.
  func validateWithIndexes(_ documents: [String]) async throws(ValidationError) -> ValidationReport {
    let (units, library) = try await unitsOfIndexes(documents)
    var reader = ScopeReader(options, FileInspector(library, trust: .indexes))
    return ValidationReport(results: try await results(of: units, by: &reader))
  }

  /// Validates all files below the paths with a cache, reading only files that have changed.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - cache: The cache.
  ///   - moment: The time in nanoseconds after which changes are too recent to be recognized.
  /// - Returns: The report.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  func validate(
    _ paths: [String],
    cache: IndexFolder,
    moment: Int = FileSignature.lastSafeMoment
  ) async throws(ValidationError) -> ValidationReport {
    let name = cacheName(paths)
    // A cached report covers all documents as they are on disk.
    let isWhole = options.selection == DocumentSelection()
    let last = isWhole ? cache.lastReport(name) : nil
    // The index is read while the search for files runs, unless the cached report may suffice.
    let (found, early) = await ConcurrentMap.both(jobs: options.jobs) {
      do throws(ValidationError) {
        return Result<[ValidationScope], ValidationError>.success(try await self.units(at: paths))
      } catch {
        return .failure(error)
      }
    } _: {
      last == nil ? cache.index(name) : nil
    }
    let units = try found.get()
    let signatures = await FileSignatures(of: units, unchangedSince: moment, jobs: options.jobs)
    if let last, last.holds(for: signatures) {
      cache.touch(name)
      return ValidationReport(results: last.results)
    }
    let library = FactLibrary([early ?? cache.index(name)])
    let inspector = FileInspector(
      library,
      trust: .unchangedFiles,
      selection: options.selection,
      signatures: signatures,
      moment: moment
    )
    var reader = ScopeReader(options, inspector)
    let results = try await results(of: units, by: &reader) { reader in
      reader.keepFiles(in: cache, name, with: isWhole ? nil : library)
    }
    if isWhole { reader.keep(results, signatures, in: cache, name) }
    Disposal.dispose(of: (library, reader), jobs: options.jobs)
    return ValidationReport(results: results)
  }

  /// Returns the name of the index for the current folder, paths and options.
  func cacheName(_ paths: [String]) -> ContentDigest {
    let texts = [FileManager.default.currentDirectoryPath] + paths
    let choices =
      [options.specFile, options.platform?.rawValue, options.deploymentTarget?.description]
      + [options.only, options.disabled].map { $0.map(\.rawValue).sorted().joined(separator: ",") }
      + [options.reportsUnused ? "unused" : nil]
    return ContentDigest(of: BinaryEncoder.bytes(of: texts + choices.map { $0.map { "=" + $0 } ?? "" }))
  }

  /// Returns the scopes of the files in indexes, as if they were a tree.
  private func unitsOfIndexes(
    _ documents: [String]
  ) async throws(ValidationError) -> (units: [ValidationScope], library: FactLibrary) {
    let indexes = try options.indexes.map { path throws(ValidationError) in try Self.index(at: path) }
    let library = FactLibrary(indexes)
    var tree = FileTree()
    for kind in IndexEntry.Kind.allCases {
      tree[keyPath: kind.list] = PathName.unique(library.paths(of: kind))
    }
    var wanted: Set<String>?
    if !documents.isEmpty {
      let own = try await FileTree.below(documents, jobs: options.jobs).documents
      wanted = Set(own)
      tree.documents = PathName.unique(tree.documents + own)
    }
    let specs = { (path: String) throws(ValidationError) in
      guard let entry = library.entry(at: path, .spec) else { return try SpecFile(path) }
      return try SpecFile(path, bytes: Array(entry.facts))
    }
    var units = try await ValidationScope.units(
      of: tree,
      specFile: options.specFile,
      jobs: options.jobs,
      specs: specs
    )
    if let wanted {
      for index in units.indices { units[index].limitReport(to: wanted) }
    }
    return (units, library)
  }

  private static func index(at path: String) throws(ValidationError) -> FactIndex {
    let bytes = try FileBytes.read(path)
    do throws(BinaryCodingError) {
      return try FactIndex(bytes)
    } catch {
      let problem: ValidationError.IndexProblem =
        switch error {
        case .foreign: .foreign
        case .otherVersion: .otherVersion
        case .damaged: .damaged
        }
      throw .invalidIndex(path: path, problem)
    }
  }
}

extension IndexEntry.Kind {
  /// The list of the files of the kind in a tree.
  fileprivate var list: any WritableKeyPath<FileTree, [String]> & Sendable {
    switch self {
    case .source: \.sources
    case .document: \.documents
    case .project: \.projects
    case .spec: \.specs
    case .images: \.images
    case .propertyList: \.propertyLists
    }
  }
}
