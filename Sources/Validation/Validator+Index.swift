import FactStorage
import Foundation
import RuntimeAttributes

extension Validator {
  /// The folder that the platform has for what can be made again; nil if the user has no home.
  public static var standardCacheFolder: String? { IndexFolder.standardPath() }

  /// Reads everything below the paths into an index, to validate documents with it elsewhere.
  ///
  /// The same files give the same index, whatever machine they are on.
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
      let files = await inspector.inspect(PathName.unique(tree.files(kind)), kind, jobs: options.jobs)
      index.entries += files.map(\.kept)
    }
    return index.bytes()
  }

  /// Loads documents against what indexes hold, and keeps what is found for the run that reports.
  ///
  /// - Parameter documents: The documents, which the indexes may hold as well; all that they hold if none is given.
  /// - Returns: The bytes of an index that holds what was found.
  /// - Throws: A ``ValidationError`` if an index cannot be read.
  public func partialIndex(_ documents: [String]) async throws(ValidationError) -> [UInt8] {
    let (units, indexes, wanted) = try await unitsOfIndexes(documents)
    var run = IndexedRun(indexes, trust: .indexes, options: options)
    await run.load(units, wanted: wanted)
    var index = FactIndex()
    index.outcomes = run.index.outcomes
    return index.bytes()
  }

  /// Validates documents against what indexes hold; what an index holds of the loads is taken from there.
  func validateWithIndexes(_ documents: [String]) async throws(ValidationError) -> ValidationReport {
    let (units, indexes, wanted) = try await unitsOfIndexes(documents)
    var run = IndexedRun(indexes, trust: .indexes, options: options)
    return ValidationReport(results: UnitResult.joined(await run.results(of: units, wanted: wanted)))
  }

  /// Validates everything below the paths, and reads and loads only what has changed since the last time.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - cache: What is known of them.
  ///   - moment: From which time on changes are too recent to be told apart.
  /// - Returns: What is found.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  func validate(
    _ paths: [String],
    cache: IndexFolder,
    moment: Int = FileSignature.lastSafeMoment
  ) async throws(ValidationError) -> ValidationReport {
    let name = cacheName(paths)
    let last = cache.lastReport(name)
    // Most of an index is read while the system looks for files, unless it may not be needed.
    let (found, early) = await ConcurrentMap.both(jobs: options.jobs) {
      do throws(ValidationError) {
        return Result<[ValidationUnit], ValidationError>.success(try await self.units(at: paths))
      } catch {
        return .failure(error)
      }
    } _: {
      last == nil ? await cache.index(name, jobs: options.jobs) : nil
    }
    let units = try found.get()
    let signatures = await FileSignatures(of: units, unchangedSince: moment, jobs: options.jobs)
    if let last, last.holds(for: signatures) {
      cache.touch(last.packs, name)
      return ValidationReport(results: last.results)
    }
    let (known, packs) = if let early { early } else { await cache.index(name, jobs: options.jobs) }
    var run = IndexedRun([known], trust: .unchangedFiles, options: options, signatures: signatures)
    let results = UnitResult.joined(await run.results(of: units))
    let state = run.hasUnreadSources ? nil : signatures.state
    let report = state.map { LastReport(state: $0, catalogs: run.catalogs, results: results) }
    if packs.contains(where: \.isDamaged) {
      cache.remove(name)
    } else if run.isKnown {
      cache.keep(report, beside: known, name)
    } else {
      cache.keep(run.index, name, report: report)
    }
    Disposal.dispose(of: (known, run), jobs: options.jobs)
    return ValidationReport(results: results)
  }

  /// One index for what one call validates: from where, which paths, with which options.
  func cacheName(_ paths: [String]) -> ContentDigest {
    let texts = [FileManager.default.currentDirectoryPath] + paths
    let choices = [options.specFile, options.platform?.rawValue, options.deploymentTarget?.description]
    return ContentDigest(of: FieldWriter.bytes(of: texts + choices.map { $0.map { "=" + $0 } ?? "" }))
  }

  /// The units of the files that indexes hold, as if they were a tree.
  private func unitsOfIndexes(
    _ documents: [String]
  ) async throws(ValidationError) -> (units: [ValidationUnit], indexes: [FactIndex], wanted: Set<String>?) {
    let indexes = try options.indexes.map { path throws(ValidationError) in try Self.index(at: path) }
    let library = FactLibrary(indexes)
    var tree = FileTree()
    for kind in IndexEntry.Kind.allCases { tree.add(PathName.unique(library.paths(of: kind)), kind) }
    var wanted: Set<String>?
    if !documents.isEmpty {
      let own = try await FileTree.below(documents, jobs: options.jobs).documents
      wanted = Set(own)
      tree.documents = PathName.unique(tree.documents + own)
    }
    let specs = { (path: String) throws(ValidationError) in
      guard let entry = library.entry(at: path, .spec) else { return try SpecFile(path) }
      return try SpecFile(path, bytes: Array(entry.value.facts.bytes))
    }
    var units = try await ValidationUnit.units(of: tree, specFile: options.specFile, specs: specs)
    for index in units.indices where wanted != nil { units[index].isWhole = false }
    return (units, indexes, wanted)
  }

  private static func index(at path: String) throws(ValidationError) -> FactIndex {
    let bytes = try FileBytes.read(path)
    do throws(StorageError) {
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

extension FileTree {
  /// The files of a kind.
  fileprivate func files(_ kind: IndexEntry.Kind) -> [String] {
    switch kind {
    case .source: sources
    case .document: documents
    case .project: projects
    case .spec: specs
    case .images: images
    case .propertyList: propertyLists
    }
  }

  /// Adds files of a kind.
  fileprivate mutating func add(_ paths: [String], _ kind: IndexEntry.Kind) {
    switch kind {
    case .source: sources += paths
    case .document: documents += paths
    case .project: projects += paths
    case .spec: specs += paths
    case .images: images += paths
    case .propertyList: propertyLists += paths
    }
  }
}
