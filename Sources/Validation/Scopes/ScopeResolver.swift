import ProjectModel

/// Divides files into scopes: each folder with a spec contains the files below it that have no nearer spec.
///
/// A `spec.json` is independent of other specs. If its `documents` do not match a document in its folder, that document
/// and the sources of the folder also belong to the enclosing scope. A `nibproof.json` in a folder below another
/// `nibproof.json` refines the outer configuration: it shares the sources of the outermost configuration, and inherits
/// the settings that it does not set. Without a configuration, the files of an app are checked against the whole app.
struct ScopeResolver {
  private var tree: FileTree
  /// The files of the tree, and of the configuration or app that contains the tree.
  private var whole: FileTree
  /// The spec files by folder, including specs above the tree.
  private var files: [String: String] = [:]
  /// The specs with a `documents` key, by folder.
  private var selective: [String: SpecFile] = [:]
  /// The folders above the tree with configurations.
  private var foldersAbove: Set<String> = []
  /// Whether files outside of the tree were added.
  private var isPart = false
  private var found = DependencySources()
  /// The files with unsaved changes, which may not exist on disk.
  private let unsaved: [String]
  private let places: DependencyPlaces
  /// A spec that is not saved yet, if any.
  private let unsavedSpec: SpecFile?
  /// The path of the spec that lists the paths as its documents, if any.
  ///
  /// This spec does not form a scope. Other specs with documents outside of their folders are not resolved.
  private let specOfPaths: String?
  /// Whether the tree contains no documents, although the settings of its apps name documents or delegates.
  private var lacksNamedDocuments = false

  /// Creates a resolver for a tree, and adds the configurations and apps that contain the given paths.
  ///
  /// If some of the paths are sources, the documents that use their classes become part of the tree.
  init(
    _ tree: FileTree,
    paths: [String],
    unsaved: [String] = [],
    unsavedSpec: SpecFile? = nil,
    of specOfPaths: String? = nil,
    places: DependencyPlaces,
    jobs: Int?
  ) async throws(ValidationError) {
    (self.tree, whole, self.unsaved, self.places) = (tree, tree, unsaved, places)
    (self.unsavedSpec, self.specOfPaths) = (unsavedSpec, specOfPaths)
    add(tree.specs)
    let ownSources = paths.map(PathName.normalized).filter { FileTree.FileKind(name: $0) == .source }
    lacksNamedDocuments = tree.documents.isEmpty && ownSources.isEmpty && Self.namesDocuments(tree)
    // Folders with a `spec.json` are independent of the files above them.
    guard
      !ownSources.isEmpty || lacksNamedDocuments
        || tree.documents.contains(where: { !isInSpec($0) || isLeft($0) })
    else { return }
    try await addAround(paths, jobs: jobs)
    if !ownSources.isEmpty {
      let uses = await ClassDocuments.using(
        classesOf: ownSources,
        among: PathName.unique(whole.documents),
        jobs: jobs
      )
      self.tree.documents = PathName.unique(tree.documents + uses)
    }
    found = await DependencySources(of: whole, places: places, jobs: jobs)
    found.drop(from: &whole)
  }

  /// Whether property lists or projects of a tree name documents for the system to load, or delegates of scenes.
  private static func namesDocuments(_ tree: FileTree) -> Bool {
    (tree.projects.isEmpty ? [] : tree.propertyLists + tree.projects).contains { file in
      guard let bytes = try? FileBytes.read(file) else { return false }
      return LaunchSettings.documents(namedIn: bytes, path: file).contains {
        $0.kind == .storyboard || $0.kind == .nib || $0.kind == .sceneDelegate
      }
    }
  }

  /// Adds the files of the configurations and apps that contain the given paths.
  private mutating func addAround(_ paths: [String], jobs: Int?) async throws(ValidationError) {
    let starts = (paths.isEmpty ? ["."] : paths).map(PathName.normalized)
    let configurations = starts.map(ConfigurationSearch.nearest(above:))
    for file in PathName.unique(configurations.compactMap(\.self)) {
      try await addAll(around: file, jobs: jobs)
    }
    let alone = zip(starts, configurations).filter { start, configuration in
      let folder = start == "." ? "" : start
      return configuration == nil && (files[folder] == nil || leaving([folder]).contains(folder))
    }
    let apps = alone.map { path, _ in (path, app: AppSearch.folder(around: path)) }
    for folder in PathName.unique(apps.compactMap(\.app)) { try await addTree(at: folder, jobs: jobs) }
    for (path, app) in apps {
      ValidationProgress.observer?.useApp(app.map { $0.isEmpty ? "." : $0 } ?? path, around: path)
    }
  }

  /// Adds a configuration above the tree, the configurations that enclose it, and all files of the outermost
  /// configuration.
  private mutating func addAll(around file: String, jobs: Int?) async throws(ValidationError) {
    var file = file
    while let outer = ConfigurationSearch.nearest(above: PathName.folder(of: file)) {
      foldersAbove.insert(PathName.folder(of: file))
      add([file])
      file = outer
    }
    let folder = PathName.folder(of: file)
    foldersAbove.insert(folder)
    try await addTree(at: folder, jobs: jobs)
  }

  /// Adds the files of a folder above the tree.
  private mutating func addTree(at folder: String, jobs: Int?) async throws(ValidationError) {
    isPart = true
    let wider = try await FileTree.at(folder.isEmpty ? "." : folder, jobs: jobs)
    let here = PathName.isAbove(folder) ? { PathName.joined("", $0) } : { $0 }
    var own = wider.mapped(here)
    own.add(unsaved: unsaved)
    whole += own
    add(own.specs)
  }

  /// Adds spec files; if a folder contains both a `nibproof.json` and a `spec.json`, the `nibproof.json` is used.
  private mutating func add(_ specs: [String]) {
    for file in PathName.unique(specs) where file != specOfPaths {
      let folder = PathName.folder(of: file)
      guard files[folder].map({ file < $0 }) != false else { continue }
      files[folder] = file
      // An invalid spec is reported with its scope.
      let spec = unsavedSpec?.path == file ? unsavedSpec : isConfiguration(folder) ? nil : try? SpecFile(file)
      selective[folder] = spec?.spec.documents == nil ? nil : spec
    }
  }

  /// The files by the folders of their nearest specs.
  private struct Division {
    /// The documents of the tree.
    var own: [String?: [String]]
    /// The documents of the tree and of the app that contains it.
    var documents: [String?: [String]]
    /// The sources, by the folders of the outermost configurations.
    var sources: [String?: [String]]
    /// The files outside of the tree.
    var elsewhere: Set<String>
    /// The specs that were read, by path.
    var read: [String: SpecFile]
  }

  private func divide() -> Division {
    let own = grouped(tree.documents) { scopes(of: $0) }
    let leaving = leaving(Array(selective.keys))
    return Division(
      own: own,
      // The other documents of an app load the tree's documents, and show how its classes are used.
      documents: isPart ? grouped(tree.documents + whole.documents) { scopes(of: $0) } : own,
      sources: grouped(whole.sources) { file in
        scopes(of: file, isLeft: leaving.contains).map { $0.map(outermost) }
      },
      elsewhere: isPart
        ? Set(whole.sources + whole.documents).subtracting(tree.sources).subtracting(tree.documents) : [],
      read: unsavedSpec.map { [$0.path: $0] } ?? [:]
    )
  }

  private func grouped(_ files: [String], by scopes: (String) -> [String?]) -> [String?: [String]] {
    var groups: [String?: [String]] = [:]
    for file in PathName.unique(files) {
      for scope in scopes(file) { groups[scope, default: []].append(file) }
    }
    return groups
  }

  /// Returns the folders of the specs whose scopes contain a document: the nearest spec and, if it does not select the
  /// document, the enclosing specs; nil for files without a spec.
  private func scopes(of document: String) -> [String?] {
    scopes(of: document) { selective[$0]?.leaves(document) == true }
  }

  private func scopes(of file: String, isLeft: (String) -> Bool) -> [String?] {
    var scopes = [nearest(file)]
    while case let folder?? = scopes.last, isLeft(folder) {
      scopes.append(nearest(from: PathName.parent(ofFolder: folder)))
    }
    return scopes
  }

  /// Whether the nearest spec of a document does not select it, so that the document also belongs to an enclosing
  /// scope.
  private func isLeft(_ document: String) -> Bool { scopes(of: document).count > 1 }

  /// Returns the folders with a spec that does not select all documents to which the spec is nearest.
  private func leaving(_ folders: [String]) -> Set<String> {
    guard folders.contains(where: { selective[$0] != nil }) else { return [] }
    let documents = PathName.unique(tree.documents + whole.documents)
    return Set(documents.filter(isLeft).compactMap(nearest))
  }

  /// Returns the scopes, ordered by folder; the scope of files without a spec comes last.
  func units(jobs: Int? = nil) async throws(ValidationError) -> [ValidationScope] {
    let ownFolders = Set(tree.specs.map(PathName.folder(of:)))
    var division = divide()
    defer { tree.reportUnread { counts(unread: $0, division) } }
    var units: [ValidationScope] = []
    var firstError: ValidationError?
    for folder in files.keys.sorted() {
      guard ownFolders.contains(folder) || division.own[folder] != nil else { continue }
      do throws(ValidationError) {
        units.append(try await unit(of: folder, &division, jobs: jobs))
      } catch {
        // An invalid spec must not hide the results of other specs.
        guard let invalid = InvalidSpec(error) else { throw error }
        firstError = firstError ?? error
        units.append(ValidationScope(invalidSpec: invalid, documents: [], sources: []))
      }
    }
    if let loose = division.own[nil] == nil && !lacksNamedDocuments ? nil : division.documents[nil] ?? [] {
      var unit = ValidationScope(
        documents: loose,
        documentsAround: whole.documents,
        sources: division.sources[nil] ?? [],
        unreported: division.elsewhere,
        images: whole.images,
        projects: PathName.unique(whole.projects),
        propertyLists: whole.propertyLists,
        isWhole: !isPart
      )
      addDependencies(to: &unit, folder: nil, [])
      units.append(unit)
    }
    if let firstError, units.allSatisfy({ $0.invalidSpec != nil }) { throw firstError }
    Self.reportOnce(&units)
    if tree.hasUnreadSources(where: { counts(unread: $0, division) }) {
      for index in units.indices { units[index].hasUnreadSources = true }
    }
    return units
  }

  /// Ensures that only the scope of a spec with documents in other folders, and scopes with expectations, report the
  /// findings in these documents.
  private static func reportOnce(_ units: inout [ValidationScope]) {
    let selected = units.lazy.filter { $0.specs.first?.hasDocumentsElsewhere == true }
      .reduce(into: Set<String>()) { $0.formUnion($1.documents.lazy.filter($1.reports)) }
    guard !selected.isEmpty else { return }
    for index in units.indices where units[index].spec?.expect == nil {
      if units[index].specs.first?.hasDocumentsElsewhere == true { continue }
      units[index].unreported.formUnion(selected)
    }
  }

  /// Whether no enclosing spec excludes an unread file or folder.
  private func counts(unread: String, _ division: Division) -> Bool {
    nearest(from: unread).map(chain)?.compactMap { files[$0] }.allSatisfy { path in
      (division.read[path] ?? (try? SpecFile(path)))?.counts(unread: unread) != false
    } != false
  }

  /// Returns the scope of a folder with a spec.
  private func unit(
    of folder: String,
    _ division: inout Division,
    jobs: Int?
  ) async throws(ValidationError) -> ValidationScope {
    let specs = try self.specs(of: folder, &division.read)
    if let spec = specs.first, spec.hasDocumentsElsewhere, specOfPaths == nil {
      return try await unit(elsewhere: spec, sources: division.sources[folder] ?? [], jobs: jobs)
    }
    // A spec with expectations contains only the documents of the run, since expectations apply to all of them
    // together.
    let hasExpectation = specs.first?.spec.expect != nil
    var counted = (hasExpectation ? division.own : division.documents)[folder] ?? []
    for spec in specs { counted = ValidationScope.matching(spec.spec.documents, counted, of: spec) }
    let sources = division.sources[outermost(folder)] ?? []
    let elsewhere = try await ValidationScope.sourcesElsewhere(of: specs, jobs: jobs)
    let counts = ValidationScope.sources(of: specs, among: sources, elsewhere: elsewhere)
    let isWhole = foldersAbove.isDisjoint(with: chain(from: folder))
    let isConfiguration = isConfiguration(folder)
    var unit = ValidationScope(
      specs: specs,
      documents: counted,
      documentsAround: isConfiguration ? whole.documents : division.documents[folder] ?? [],
      sources: counts,
      unreported: division.elsewhere,
      images: isConfiguration ? whole.images : whole.images.filter { PathName.isBelow($0, folder) },
      projects: PathName.unique(whole.projects),
      propertyLists: whole.propertyLists,
      isWhole: isWhole,
      patternDiagnostics: isWhole
        ? patternDiagnostics(
          of: specs,
          documents: counted,
          sources: elsewhere,
          excludesSources: counts.isEmpty && !(sources + elsewhere).isEmpty
        ) : []
    )
    if isConfiguration { addDependencies(to: &unit, folder: outermost(folder), specs) }
    return unit
  }

  /// Returns the scope of a spec for documents outside of its folder: the scope of the app that contains the documents.
  ///
  /// - Parameters:
  ///   - spec: A spec whose document patterns lead out of its folder.
  ///   - sources: The sources in the folder of the spec.
  ///   - jobs: The number of folders that are read at the same time.
  /// - Returns: The scope, which reports only findings in the documents.
  /// - Throws: A ``ValidationError`` if a file does not exist, or if the documents belong to several apps.
  private func unit(
    elsewhere spec: SpecFile,
    sources: [String],
    jobs: Int?
  ) async throws(ValidationError) -> ValidationScope {
    var (named, unused): ([String], [ConfigurationDiagnostic]) = ([], [])
    for (index, pattern) in spec.spec.patterns(.documents).enumerated() {
      var files = try await spec.files(matching: index, .documents, in: \.documents, jobs: jobs)
      files += tree.documents.filter { PathName.isBelow($0, spec.folder) && spec.names($0, by: pattern) }
      named += files
      if files.isEmpty { unused.append(UnusedPatterns.diagnostic(on: spec, pattern, .documents, index)) }
    }
    let all = named
    named = PathName.unique(named.filter { spec.counts($0) })
    guard !named.isEmpty else {
      if unused.isEmpty {
        unused += [UnusedPatterns.emptiness(of: spec, documents: [], excludesSources: false)].compactMap(
          \.self
        )
      }
      return ValidationScope(specs: [spec], documents: [], sources: [], patternDiagnostics: unused)
    }
    let documents = try await FileTree.below(named, jobs: jobs)
    let resolver = try await ScopeResolver(
      documents,
      paths: named,
      of: spec.path,
      places: places,
      jobs: jobs
    )
    let scopes = try await resolver.units(jobs: jobs).filter { scope in
      scope.documents.contains { scope.reports($0) && named.contains($0) }
    }
    guard var unit = scopes.first, scopes.count == 1 else {
      let key = Spec.PatternKey.documents.rawValue
      let problem = ValidationError.SpecProblem.invalidValue(key: key, expected: "documents of one app")
      let position = spec.spec.position(.documents, 0)
      throw .invalidSpec(file: spec.path, [.init(position: position, problem: problem)])
    }
    unit.specs.insert(spec, at: 0)
    let found = unit.sources
    if spec.spec.sources != nil {
      let elsewhere = try await ValidationScope.sourcesElsewhere(of: [spec], jobs: jobs)
      unit.sources = ValidationScope.sources(of: [spec], among: sources, elsewhere: elsewhere)
    } else {
      unit.sources.removeAll { !spec.counts(elsewhere: $0) }
    }
    unused += UnusedPatterns.diagnostics(on: spec, documents: all, sources: found + sources)
      .filter { $0.kind == .pattern }
    if unit.sources.isEmpty, !found.isEmpty {
      unused += [UnusedPatterns.emptiness(of: spec, documents: named, excludesSources: true)]
        .compactMap(\.self)
    }
    unit.patternDiagnostics = unused
    unit.limitReport(to: Set(named))
    return unit
  }

  /// Returns the spec of a folder, followed by the configurations that it refines.
  ///
  /// Specs in `read`, by path, are not read again; the other specs are added.
  private func specs(
    of folder: String,
    _ read: inout [String: SpecFile]
  ) throws(ValidationError) -> [SpecFile] {
    var specs: [SpecFile] = []
    for path in chain(from: folder).compactMap({ files[$0] }) {
      let file = if let known = read[path] { known } else { try SpecFile(path) }
      read[path] = file
      specs.append(file)
    }
    return specs
  }

  /// Adds the dependencies in a scope's lock files.
  ///
  /// - Parameters:
  ///   - unit: The scope.
  ///   - folder: The folder of the scope's outermost configuration; nil without a configuration.
  ///   - specs: The scope's configurations.
  private func addDependencies(to unit: inout ValidationScope, folder: String?, _ specs: [SpecFile]) {
    let own = found.sources { lock in nearest(lock).map(outermost) == folder }
    unit.add(found, sources: own.filter { file in specs.allSatisfy { $0.counts(file) } })
  }

  /// Returns the configuration diagnostics for patterns of the innermost spec that do not match a file or
  /// that exclude all files.
  ///
  /// - Parameters:
  ///   - specs: The spec, followed by the configurations that it refines.
  ///   - documents: The documents of the scope.
  ///   - sources: The sources that patterns match outside of the folder.
  ///   - isWithoutSources: Whether the patterns exclude all sources.
  /// - Returns: The diagnostics about unused patterns, followed by a diagnostic if the patterns exclude all files.
  private func patternDiagnostics(
    of specs: [SpecFile],
    documents: [String],
    sources: [String],
    excludesSources isWithoutSources: Bool
  ) -> [ConfigurationDiagnostic] {
    guard let spec = specs.first else { return [] }
    let isBelow = { (file: String) in spec.folder.isEmpty || PathName.isBelow(file, spec.folder) }
    let unused = UnusedPatterns.diagnostics(
      on: spec,
      documents: whole.documents.filter(isBelow),
      sources: whole.sources.filter(isBelow) + sources
    )
    // A pattern without a match explains why there are no documents.
    guard !unused.contains(where: { $0.kind == .expectation }) else { return unused }
    let empty = UnusedPatterns.emptiness(of: spec, documents: documents, excludesSources: isWithoutSources)
    return unused + [empty].compactMap(\.self)
  }

  /// Returns the innermost folder with a spec that contains a file, or nil if there is none.
  private func nearest(_ file: String) -> String? {
    files.isEmpty ? nil : nearest(from: PathName.folder(of: file))
  }

  /// Returns the innermost folder with a spec, searching upwards from a folder, or nil if there is none.
  private func nearest(from folder: String?) -> String? {
    var next = folder
    while let folder = next {
      if files[folder] != nil { return folder }
      next = PathName.parent(ofFolder: folder)
    }
    return nil
  }

  /// Returns a folder, followed by the folders of the configurations that it refines.
  private func chain(from folder: String) -> [String] {
    var chain = [folder]
    while let last = chain.last, isConfiguration(last),
      let outer = nearest(from: PathName.parent(ofFolder: last)), isConfiguration(outer)
    {
      chain.append(outer)
    }
    return chain
  }

  private func outermost(_ folder: String) -> String { chain(from: folder).last ?? folder }

  private func isConfiguration(_ folder: String) -> Bool {
    files[folder].map(PathName.isConfiguration) == true
  }

  private func isInSpec(_ file: String) -> Bool { nearest(file).map { !isConfiguration($0) } ?? false }
}
