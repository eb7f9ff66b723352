import InterfaceDocuments
import ProgramModel
import ProjectModel
import SourceModel

/// The documents and sources of a folder with a spec, or of a tree without a spec.
struct ValidationScope: Sendable {
  /// The scope's spec, followed by the configurations that it refines; empty without a spec.
  var specs: [SpecFile] = []
  /// The spec of the scope if it could not be read; such a scope is empty.
  var invalidSpec: InvalidSpec?
  var documents: [String]
  /// The documents in the app, including excluded documents and documents of other scopes.
  var documentsAround: [String] = []
  var sources: [String]
  /// Whether some folders or sources could not be read and may declare any class.
  var hasUnreadSources = false
  /// The documents and sources whose findings are not reported, such as files outside of the paths of the run.
  ///
  /// In this set, ``ScopeValidation/sources`` represents all sources.
  var unreported: Set<String> = []
  /// The documents of dependencies, which the app may contain.
  var dependencyDocuments: [String] = []
  var dependencySources: Set<String> = []
  /// The libraries that targets may link.
  var libraries = LinkableLibraries()
  /// The build settings files.
  var settingsFiles: [String] = []
  /// The dependencies in lock files, with their copies.
  var dependencies = DependencyReport()
  /// Images and asset catalogs.
  var images: [String] = []
  /// The project files, which assign documents and sources to targets.
  var projects: [String] = []
  /// The property lists, which may name documents that the system loads.
  var propertyLists: [String] = []
  /// Whether the run includes the scope's whole folder, so that unmatched suppressions are unused.
  var isWhole = true
  /// The configuration diagnostics for patterns that do not match a file or that exclude all files.
  var patternDiagnostics: [ConfigurationDiagnostic] = []

  /// Whether the result may have diagnostics about dependencies.
  var mayReportDependencies: Bool { !dependencies.problems.isEmpty || !dependencies.missing.isEmpty }

  var catalogs: [String] { images.filter { $0.hasSuffix(".xcassets") } }

  /// The files of the app to which the scope belongs.
  var files: AppFiles {
    AppFiles(
      documents: documents + documentsAround,
      sources: sources,
      projects: projects,
      propertyLists: propertyLists,
      settingsFiles: settingsFiles,
      images: images
    )
  }

  /// Returns the folders of apps that the run includes completely.
  ///
  /// Without a project, package or spec, these are the folders of all documents and sources, if the run includes the
  /// whole folder of the scope, a source contains the entry point of an app or the delegate of a watch app, and no
  /// superclass is unknown, except that missing dependencies may declare superclasses.
  func wholeFolders(_ files: [SourceFile]) -> [String] {
    var folders = projects.map { PathName.folder(of: PathName.folder(of: $0)) }
    folders += PackageManifest.folders(among: sources)
    if let specFolder { folders.append(specFolder) }
    if folders.isEmpty, isWhole, files.contains(where: { $0.hasEntryPoint || $0.hasDelegateOfWatch }),
      !dependencies.missing.isEmpty || !Self.haveUnknownSuperclass(files)
    {
      folders = (documents + sources).map(PathName.folder)
    }
    return PathName.unique(folders)
  }

  /// Whether a class of the sources inherits from a type that neither the sources nor the frameworks declare.
  private static func haveUnknownSuperclass(_ files: [SourceFile]) -> Bool {
    let declared = Set(files.lazy.flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
    return files.lazy.flatMap(\.types).contains { type in
      guard type.kind == .class, let superclass = type.supertypeNames.first else { return false }
      return !declared.contains(superclass) && !RegistryFactory.catalog.knows(superclass)
    }
  }

  /// Whether the scope contains all documents of an app, given a file of the app.
  ///
  /// The scope of a spec contains only the documents of the spec's folder.
  func hasAllDocuments(of file: String) -> Bool {
    specFolder.map { PathName.isBelow(file, $0) } ?? true
  }

  /// The folder of the spec, which limits the documents of the scope; nil for a `nibproof.json`.
  private var specFolder: String? {
    specFile.flatMap { PathName.isConfiguration($0) ? nil : PathName.folder(of: $0) }
  }

  /// The path of the spec; nil without a spec.
  var specFile: String? { specs.first?.path ?? invalidSpec?.path }
  /// The innermost spec of the scope, if any.
  var spec: Spec? { specs.first?.spec }
  /// The inline document with the attributes that the spec sets without a document, if any.
  var inlineDocument: InterfaceDocument? { specs.first?.inlineDocument }

  /// Returns a setting from the innermost spec that sets it, or nil if no spec sets it.
  func setting<Value>(_ value: (Spec) -> Value?) -> Value? {
    for file in specs {
      if let value = value(file.spec) { return value }
    }
    return nil
  }

  /// Whether the scope has the same sources and projects as another scope, so that their contents can be shared; false
  /// without sources.
  func sharesSources(with other: ValidationScope) -> Bool {
    !sources.isEmpty && sources == other.sources && projects == other.projects
  }

  /// Divides the files below paths into scopes.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - specFile: A spec for all files, used instead of the specs in the folders.
  ///   - selection: The selected documents; one document may not exist on disk.
  ///   - unsaved: The files with unsaved texts, which may not exist on disk.
  ///   - places: The folders to search for dependencies, in addition to the project's own folders.
  ///   - jobs: The number of folders that are read at the same time.
  /// - Returns: The scopes; a single scope if a spec for all files is given.
  /// - Throws: A ``ValidationError`` if a path does not exist or is a compiled document, or if a spec cannot be read.
  static func units(
    at paths: [String],
    specFile: String?,
    selection: DocumentSelection = DocumentSelection(),
    unsaved: [String] = [],
    places: DependencyPlaces = DependencyPlaces(),
    jobs: Int? = nil
  ) async throws(ValidationError) -> [ValidationScope] {
    let paths = PathName.roots(paths)
    if let path = paths.first(where: FileTree.isCompiled) { throw .compiled(path: path) }
    var tree = try await FileTree.below(paths, jobs: jobs)
    if let document = selection.document(missingFrom: tree.documents) { tree.documents.append(document) }
    tree.add(unsaved: unsaved)
    guard let specFile else {
      let resolver = try await ScopeResolver(
        tree,
        paths: paths,
        unsaved: unsaved,
        places: places,
        jobs: jobs
      )
      return try await resolver.units(jobs: jobs)
    }
    let spec = try SpecFile(PathName.normalized(specFile))
    tree.reportUnread(where: spec.counts(unread:))
    let hasUnreadSources = tree.hasUnreadSources(where: spec.counts(unread:))
    let found = await DependencySources(of: tree, places: places, jobs: jobs)
    found.drop(from: &tree)
    var unit = try await unit(of: tree, spec: spec, jobs: jobs)
    unit.add(found, sources: found.all)
    unit.hasUnreadSources = hasUnreadSources
    return [unit]
  }

  /// Returns the scope of files that share one spec.
  private static func unit(
    of tree: FileTree,
    spec file: SpecFile,
    jobs: Int?
  ) async throws(ValidationError) -> ValidationScope {
    let elsewhere = try await sourcesElsewhere(of: [file], jobs: jobs)
    return ValidationScope(
      specs: [file],
      documents: matching(file.spec.documents, PathName.unique(tree.documents), of: file),
      documentsAround: tree.documents,
      sources: sources(of: [file], among: PathName.unique(tree.sources), elsewhere: elsewhere),
      images: tree.images,
      projects: PathName.unique(tree.projects),
      propertyLists: tree.propertyLists,
      // A spec passed as an option may cover more than the paths.
      isWhole: false
    )
  }

  /// Whether findings about a document or source are reported.
  func reports(_ file: String) -> Bool { !unreported.contains(file) }

  /// Omits the findings in all documents except the given ones, and in all sources if only documents are given.
  mutating func limitReport(to wanted: Set<String>) {
    unreported.formUnion(Set(documents).subtracting(wanted))
    if wanted.isSubset(of: documents) { unreported.insert(ScopeValidation.sources) }
    isWhole = false
  }

  /// The documents in the app that do not belong to the scope, but may load its documents.
  var otherDocuments: [String] { Set(documentsAround).subtracting(documents).sorted() }

  /// A copy of the scope whose app includes the documents of dependencies.
  var includingDependencies: ValidationScope {
    var unit = self
    unit.documentsAround += dependencyDocuments
    return unit
  }

  /// Adds dependencies.
  ///
  /// - Parameters:
  ///   - found: The dependencies in lock files, with the sources and binaries of their copies.
  ///   - sources: The sources of dependencies outside of the tree, except those that configurations exclude.
  mutating func add(_ found: DependencySources, sources: [String]) {
    if !sources.isEmpty { self.sources = PathName.unique(self.sources + sources) }
    dependencySources = found.inTree.union(found.all)
    unreported.formUnion(dependencySources)
    libraries = LinkableLibraries(binaries: found.binaries, packages: found.readPackages)
    settingsFiles = found.settingsFiles
    dependencyDocuments = found.documents
    dependencies = found.report
  }

  /// Returns the files that a spec includes and that match one of the patterns; all included files if there is no list
  /// of patterns.
  static func matching(_ patterns: [PathPattern]?, _ files: [String], of spec: SpecFile) -> [String] {
    files.filter { file in
      patterns?.contains { spec.names(file, by: $0) } != false && spec.counts(file)
    }
  }

  /// Returns the sources that match the patterns of the innermost spec with source patterns, or all sources if no
  /// spec has source patterns.
  ///
  /// - Parameters:
  ///   - specs: The spec, followed by the configurations that it refines.
  ///   - files: The sources of the scope.
  ///   - elsewhere: The sources that patterns match outside of the folder.
  /// - Returns: The matching sources that no spec excludes.
  static func sources(of specs: [SpecFile], among files: [String], elsewhere: [String]) -> [String] {
    let counted = files.filter { file in specs.allSatisfy { $0.counts(file) } }
    guard let naming = specs.first(where: { $0.spec.sources != nil }) else { return counted }
    let others = elsewhere.filter { file in specs.allSatisfy { $0.counts(elsewhere: file) } }
    return PathName.unique(matching(naming.spec.sources, counted, of: naming) + others)
  }

  /// Returns the sources outside of the folder that match the source patterns of the innermost spec with such patterns.
  static func sourcesElsewhere(of specs: [SpecFile], jobs: Int?) async throws(ValidationError) -> [String] {
    guard let naming = specs.first(where: { $0.spec.sources != nil }) else { return [] }
    var sources: [String] = []
    for index in naming.spec.patterns(.sources).indices {
      sources += try await naming.files(matching: index, .sources, in: \.sources, jobs: jobs)
    }
    return PathName.unique(sources)
  }
}

extension SourceFile {
  /// Whether the source declares the delegate of a watch app, which WatchKit starts without an entry point in code.
  fileprivate var hasDelegateOfWatch: Bool {
    types.contains { type in
      type.inherited.contains { $0 == "WKExtensionDelegate" || $0 == "WKApplicationDelegate" }
    }
  }
}
