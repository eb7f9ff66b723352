package import InterfaceDocuments
package import ProgramModel
package import ProjectModel
package import SourceModel

/// The nibs, scenes, cells and code that are reachable from the entry points of an app.
package struct Reachability: Sendable {
  package let graph: ReferenceGraph
  private let numbers: [String: Int]
  /// The app targets that build each document.
  let programs: [AppTargets]
  /// The app targets whose entry points are in the sources.
  private let started: AppTargets
  /// The app targets with unread documents or mostly unread code, which may load any other document.
  private let incomplete: AppTargets
  /// The documents and sources that no target builds.
  package let unbuilt: Set<String>
  private let reuseRequests = RememberedValues<AppTargets, ReuseRequests>()

  /// Follows the references in a scope.
  ///
  /// - Parameters:
  ///   - app: The files of the app.
  ///   - documents: The documents of the scope, and the other documents in the app.
  ///   - sources: The sources of the scope.
  ///   - projects: The targets of the projects.
  ///   - jobs: The number of files to read concurrently.
  /// - Returns: The reachable nodes, or nil if the sources contain no app entry point.
  package static func find(
    in app: AppFiles,
    documents: [DocumentSummary],
    sources: [SourceFile],
    projects: ProjectTargets,
    jobs: Int?
  ) async -> Reachability? {
    let paths = sources.map(\.path)
    let others = UnbuiltFiles(projects, sources: paths)
    let scopes = AppTargetScopes(projects, propertyLists: app.propertyLists)
    // Unreadable nibs do not matter, since nibs do not reference other documents.
    let unread = Set(app.documents).subtracting(documents.map(\.file))
      .filter { $0.hasSuffix(".storyboard") && !others.contain($0) }
    var incomplete = scopes.scripted
    for file in unread { incomplete.formUnion(scopes.building(file)) }
    let code = sources.filter { source in
      !source.isTest && !NestedDependencies.contain(source.path) && others.mayMention(source.path)
    }
    let settings = await LaunchSettings(
      propertyLists: app.propertyLists,
      projects: app.projects,
      settingsFiles: app.settingsFiles,
      scopes: scopes,
      jobs: jobs
    )
    guard !Task.isCancelled else { return nil }
    let unused = UnusedLibraries(code, projects)
    let packages = PackageFiles(projects, sources: paths)
    let packageDocuments = Set(app.documents.lazy.filter(packages.contain))
    let files = code.map { source in
      CodeIndex.Source(
        file: source,
        programs: scopes.building(source.path),
        isStart: unused.contain(source),
        isOfPackage: !packageDocuments.isEmpty && packages.contain(source.path)
      )
    }
    let names = Bindings.names + documents.flatMap(\.referencedNames)
    let index = CodeIndex(files, names: names)
    guard !Task.isCancelled else { return nil }
    let unbuilt = Self.unbuilt(
      documents,
      sources: paths,
      projects: projects,
      others: others,
      packages: packages
    )
    let programs = documents.map { unbuilt.contains($0.file) ? .none : scopes.building($0.file) }
    let graph = ReferenceGraph(
      index,
      documents: documents,
      programs: programs,
      packageDocuments: packageDocuments,
      settings: settings
    )
    guard !graph.started.isEmpty, !Task.isCancelled else { return nil }
    return Reachability(graph, programs, incomplete: incomplete, unbuilt: unbuilt)
  }

  private init(
    _ graph: ReferenceGraph,
    _ programs: [AppTargets],
    incomplete: AppTargets,
    unbuilt: Set<String>
  ) {
    (self.graph, self.programs, self.unbuilt) = (graph, programs, unbuilt)
    (started, self.incomplete) = (graph.started, incomplete)
    let documents = graph.documents
    numbers = Dictionary(documents.indices.lazy.map { (documents[$0].file, $0) }) { first, _ in first }
  }

  /// Returns the documents and sources that no target builds.
  private static func unbuilt(
    _ documents: [DocumentSummary],
    sources: [String],
    projects: ProjectTargets,
    others: UnbuiltFiles,
    packages: PackageFiles
  ) -> Set<String> {
    let built = Set(documents.lazy.map(\.file).filter { projects.build($0) })
    let builtNames = Set(built.map(PathName.nibName))
    let unbuilt = Set(documents.lazy.map(\.file)).subtracting(built)
      .filter { file in
        // If several documents have the same name, only the one that a target builds matters.
        let isOther = builtNames.contains(PathName.nibName(of: file)) && !packages.contain(file)
        return isOther || others.contain(file)
      }
    return unbuilt.union(sources.lazy.filter(others.contain))
  }

  // MARK: - Nodes

  /// Returns the index of a document.
  func number(of file: String) -> Int? { numbers[file] }

  /// Whether a node is reached in the given app targets, or nil if unread documents may reach it.
  private func state(_ isReached: Bool, in programs: AppTargets) -> Bool? {
    guard programs.overlap(started) else { return nil }
    return isReached ? true : programs.overlap(incomplete) ? nil : false
  }

  /// Whether a document may be loaded, or nil if that is unknown.
  package func reaches(document file: String) -> Bool? {
    numbers[file].flatMap { state(graph.reached[.document($0)] != nil, in: programs[$0]) }
  }

  /// Whether a scene may be shown, or nil if that is unknown.
  package func reaches(scene: Int, of file: String) -> Bool? {
    numbers[file].flatMap {
      state(graph.reached[.scene(document: $0, scene: scene)] != nil, in: programs[$0])
    }
  }

  /// Whether a cell prototype may be dequeued, or nil if that is unknown.
  ///
  /// - Parameters:
  ///   - cell: The prototype.
  ///   - classes: The classes of the objects in its scene.
  ///   - file: Its storyboard.
  /// - Returns: Whether the prototype may be dequeued.
  package func reaches(cell: InterfaceObject, inSceneOf classes: [String], of file: String) -> Bool? {
    guard let number = numbers[file], let identifier = cell.reuseIdentifier else { return nil }
    let own = programs[number]
    return state(requests(identifier, of: cell.customClass, inSceneOf: classes, own), in: own)
  }

  private func requests(
    _ identifier: String,
    of cellClass: String?,
    inSceneOf classes: [String],
    _ own: AppTargets
  ) -> Bool {
    let requests = reuseRequests.value(for: own) { ReuseRequests(graph, in: own) }
    if requests.mayRequest(identifier, inSceneOf: classes, graph.hierarchy) { return true }
    // Code may derive the reuse identifier from the class name and cast the dequeued cell.
    guard let cellClass, let name = graph.index.number(of: cellClass) else { return false }
    if graph.unknownUses[name]?.overlap(own) == true { return true }
    if requests.mayRequest(cellClass, inSceneOf: classes, graph.hierarchy) { return true }
    return graph.metatypes[name] == nil && graph.casts[name]?.overlap(own) == true
  }

  /// Whether a scene is certainly shown without a navigation bar.
  package func showsNoBar(scene: Int, of file: String) -> Bool {
    guard let number = numbers[file], !programs[number].overlap(incomplete) else { return false }
    return graph.showsNoBar(scene: scene, of: number)
  }

  /// Whether the code at a line of a source may run, or nil if that is unknown.
  package func runs(line: Int, of file: String) -> Bool? {
    graph.index.unit(atLine: line, of: file).flatMap { unit in
      state(graph.reached[.unit(unit)] != nil, in: graph.index.programs(of: unit))
    }
  }

  /// Whether the code at a line of a source belongs to an object of a class that is never instantiated.
  package func lacksInstance(line: Int, of file: String) -> Bool {
    guard let unit = graph.index.unit(atLine: line, of: file),
      !graph.index.unit(unit).traits.contains(.isStatic)
    else { return false }
    let type = graph.index.type(of: unit)
    return type >= 0 && graph.instances[Int(type)].intersection(graph.index.programs(of: unit)).isEmpty
  }
}

/// The sources of libraries that no app in the tree imports, so that their API is for other apps.
private struct UnusedLibraries {
  private let projects: ProjectTargets
  private let imported: Set<String>

  init(_ sources: [SourceFile], _ projects: ProjectTargets) {
    self.projects = projects
    var imported: Set<String> = []
    for source in sources {
      let names = source.imports.lazy.map { $0.hasSuffix(".h") ? String($0.dropLast(2)) : $0 }
      // A library's own sources do not use it.
      let own = projects.modules(of: projects.indexes(building: source.path)) ?? []
      imported.formUnion(names.filter { !own.contains($0) })
    }
    self.imported = imported
  }

  func contain(_ source: SourceFile) -> Bool {
    let targets = projects.indexes(building: source.path)
    guard !targets.isEmpty, targets.allSatisfy({ !projects.targets[$0].isProgram }) else { return false }
    guard let modules = projects.modules(of: targets) else { return false }
    return modules.isDisjoint(with: imported)
  }
}
