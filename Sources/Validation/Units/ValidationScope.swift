import InterfaceDocuments

/// A folder with a spec, or what is left of a tree without: the documents and sources that belong together.
struct ValidationScope: Sendable {
  /// The spec and the configurations around it, the innermost first; none for a tree without.
  var specs: [SpecFile] = []
  var documents: [String]
  /// Those beside them that the app holds as well: excluded ones, and those of other units.
  var documentsAround: [String] = []
  var sources: [String]
  /// Those among them of which nothing is told, since they are not below the paths of the run.
  var sourcesAround: Set<String> = []
  /// The documents of dependencies, which the app may hold.
  var dependencyDocuments: [String] = []
  /// The sources of dependencies.
  var dependencySources: Set<String> = []
  /// The libraries that targets may link.
  var libraries = LinkableLibraries()
  /// The files of build settings.
  var settingsFiles: [String] = []
  /// What lock files name, and what of it was found.
  var dependencies = DependencyReport()
  /// Images and asset catalogs.
  var images: [String] = []
  /// The names in those catalogs that somebody has looked through already.
  var imageNames: [String: [String]] = [:]
  /// The project files that tell which of them are built together.
  var projects: [String] = []
  /// The property lists that tell what the system loads by itself.
  var propertyLists: [String] = []
  /// Whether all that the unit's folder holds is part of the run, so that what matches nothing is left over.
  var isWhole = true
  /// What is to be said of patterns that name no file.
  var idlePatterns: [ConfigurationDiagnostic] = []

  /// The asset catalogs that nobody has looked through.
  var catalogs: [String] { images.filter { $0.hasSuffix(".xcassets") && imageNames[$0] == nil } }

  /// The spec file's path; nil without a spec.
  var specFile: String? { specs.first?.path }
  /// The spec of the unit's own folder.
  var spec: Spec? { specs.first?.spec }
  /// The attributes that the spec sets without a document.
  var inlineDocument: InterfaceDocument? { specs.first?.inlineDocument }

  /// What the innermost spec that says it says.
  func setting<Value>(_ value: (Spec) -> Value?) -> Value? {
    for file in specs {
      if let value = value(file.spec) { return value }
    }
    return nil
  }

  /// Whether what was read of the sources and projects holds for another unit as well.
  func sharesSources(with other: ValidationScope) -> Bool {
    !sources.isEmpty && sources == other.sources && projects == other.projects
  }

  /// Divides what is below the paths into units.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - specFile: A spec that holds for all of them, in place of those in the folders.
  ///   - selection: What one document says counts, whether or not it is there.
  ///   - places: Where dependencies are looked for besides the tree.
  ///   - jobs: How many folders are looked into at the same time.
  /// - Returns: The units.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  static func units(
    at paths: [String],
    specFile: String?,
    selection: DocumentSelection = DocumentSelection(),
    places: DependencyPlaces = DependencyPlaces(),
    jobs: Int? = nil
  ) async throws(ValidationError) -> [ValidationScope] {
    let paths = PathName.roots(paths)
    var tree = try await FileTree.below(paths, jobs: jobs)
    if let document = selection.document(missingFrom: tree.documents) { tree.documents.append(document) }
    guard let specFile else {
      return try await ScopeResolver(tree, paths: paths, places: places, jobs: jobs).units(jobs: jobs)
    }
    let spec = try SpecFile(PathName.normalized(specFile))
    tree.tellUnread(where: spec.counts(unread:))
    let found = await DependencySources(of: tree, places: places, jobs: jobs)
    found.drop(from: &tree)
    var unit = try await unit(of: tree, spec: spec, jobs: jobs)
    unit.add(found, sources: found.all)
    return [unit]
  }

  /// Divides the files of indexes into units.
  ///
  /// - Parameters:
  ///   - tree: The files.
  ///   - specFile: The spec for all of them, if there is one.
  ///   - jobs: The number of files that are read at the same time.
  ///   - specs: Reads a spec.
  /// - Returns: The units.
  /// - Throws: A ``ValidationError`` if a spec cannot be read.
  static func units(
    of tree: FileTree,
    specFile: String?,
    jobs: Int?,
    specs: @escaping (String) throws(ValidationError) -> SpecFile
  ) async throws(ValidationError) -> [ValidationScope] {
    guard let specFile else { return try await ScopeResolver(tree, specs: specs).units(jobs: jobs) }
    return [try await unit(of: tree, spec: try specs(PathName.normalized(specFile)), jobs: jobs)]
  }

  /// The unit of files for all of which one spec holds.
  private static func unit(
    of tree: FileTree,
    spec file: SpecFile,
    jobs: Int?
  ) async throws(ValidationError) -> ValidationScope {
    ValidationScope(
      specs: [file],
      documents: matching(file.spec.documents, PathName.unique(tree.documents), of: file),
      documentsAround: tree.documents,
      sources: try await sources(of: [file], among: PathName.unique(tree.sources), jobs: jobs),
      images: tree.images,
      projects: PathName.unique(tree.projects),
      propertyLists: tree.propertyLists,
      // A spec that is named may speak of more than the paths.
      isWhole: false
    )
  }

  /// The unit where the documents of dependencies count as those that the app holds.
  var holdingDependencies: ValidationScope {
    var unit = self
    unit.documentsAround += dependencyDocuments
    return unit
  }

  /// Adds what was found of dependencies.
  ///
  /// - Parameters:
  ///   - found: The dependencies.
  ///   - sources: The sources outside of the tree that belong to the unit.
  mutating func add(_ found: DependencySources, sources: [String]) {
    if !sources.isEmpty { self.sources = PathName.unique(self.sources + sources) }
    dependencySources = found.inTree.union(found.all)
    sourcesAround.formUnion(dependencySources)
    libraries = LinkableLibraries(binaries: found.binaries, packages: found.readPackages)
    settingsFiles = found.settingsFiles
    dependencyDocuments = found.documents
    dependencies = found.report
  }

  /// Documents that patterns name and the spec counts.
  static func matching(_ patterns: [PathPattern]?, _ files: [String], of spec: SpecFile) -> [String] {
    files.filter { file in
      let relative = PathName.relative(file, to: spec.folder)
      return patterns?.contains { $0.matches(relative) } != false && spec.counts(file)
    }
  }

  /// The sources that the innermost spec which names some means; those around it unless one does.
  static func sources(
    of specs: [SpecFile],
    among files: [String],
    jobs: Int?
  ) async throws(ValidationError) -> [String] {
    let counted = files.filter { file in specs.allSatisfy { $0.counts(file) } }
    guard let naming = specs.first(where: { $0.spec.sources != nil }), let patterns = naming.spec.sources
    else {
      return counted
    }
    var sources = matching(patterns, counted, of: naming)
    for (index, pattern) in patterns.enumerated() {
      guard let elsewhere = pattern.elsewhere else { continue }
      let root = PathName.joined(naming.folder, elsewhere.root)
      let tree: FileTree
      do throws(ValidationError) {
        tree = try await FileTree.at(root, jobs: jobs)
      } catch .noSuchPath {
        let problem = ValidationError.SpecProblem.missingPath(elsewhere.root, key: "sources")
        let position = naming.spec.position(.sources, index)
        throw .invalidSpec(file: naming.path, [.init(position: position, problem: problem)])
      }
      sources += tree.sources.filter { file in
        elsewhere.rest?.matches(PathName.relative(file, to: root)) != false
      }
    }
    return PathName.unique(sources)
  }
}
