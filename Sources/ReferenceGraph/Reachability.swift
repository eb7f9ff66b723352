package import InterfaceDocuments
package import ProgramModel
package import ProjectModel
import SourceModel

/// The nibs, scenes, cells and code that are reachable from the entry points of an app.
package struct Reachability: Sendable {
  package let graph: ReferenceGraph
  private let numbers: [String: Int]
  /// The app targets that build each document.
  let appTargets: [AppTargets]
  /// The app targets whose entry points are in the sources.
  private let started: AppTargets
  /// The app targets with unread documents, mostly unread code or a delegate that inherits from an unread class, which
  /// may load any other document.
  private let incomplete: AppTargets
  /// The documents and sources that no target builds.
  package let unbuilt: Set<String>
  /// The names of the documents that the system shows as launch screens.
  private let launchScreens: Set<String>
  private let scopes: AppTargetScopes
  private let reuseRequests = RememberedValues<AppTargets, ReuseRequests>()

  /// Follows the references in a scope.
  ///
  /// - Parameters:
  ///   - program: The code of the scope.
  ///   - app: The files of the app.
  ///   - documents: The documents of the scope, and the other documents in the app.
  ///   - projects: The targets of the projects.
  ///   - jobs: The number of files to read concurrently.
  /// - Returns: The reachable nodes; nil if the task is cancelled, or if there is neither an app entry point in the
  ///   sources nor an app extension whose property list was read.
  package static func find(
    in program: Program,
    _ app: AppFiles,
    documents: [DocumentSummary],
    projects: ProjectTargets,
    jobs: Int?
  ) async -> Reachability? {
    var incomplete = program.scopes.scripted
    let settings = await LaunchSettings(
      propertyLists: app.propertyLists,
      projects: app.projects,
      settingsFiles: app.settingsFiles,
      scopes: program.scopes,
      jobs: jobs
    )
    guard !Task.isCancelled else { return nil }
    for file in Set(app.documents).subtracting(documents.map(\.file)) where !program.others.contain(file) {
      // Among nibs, only the main nib creates the objects with which an app starts.
      guard file.hasSuffix(".storyboard") || settings.isReadAtLaunch(PathName.nibName(of: file)) else {
        continue
      }
      incomplete.formUnion(program.scopes.building(file))
    }
    let unbuilt = program.unbuilt(documents, projects)
    let appTargets = documents.map { unbuilt.contains($0.file) ? .none : program.scopes.building($0.file) }
    let graph = ReferenceGraph(program, documents: documents, appTargets: appTargets, settings: settings)
    guard !graph.started.isEmpty, !Task.isCancelled else { return nil }
    incomplete.formUnion(graph.unreadStarts)
    return Reachability(
      graph,
      appTargets,
      incomplete: incomplete,
      unbuilt: unbuilt,
      launchScreens: settings.launchScreens,
      scopes: program.scopes
    )
  }

  private init(
    _ graph: ReferenceGraph,
    _ appTargets: [AppTargets],
    incomplete: AppTargets,
    unbuilt: Set<String>,
    launchScreens: Set<String>,
    scopes: AppTargetScopes
  ) {
    (self.graph, self.appTargets, self.unbuilt) = (graph, appTargets, unbuilt)
    (self.launchScreens, self.scopes) = (launchScreens, scopes)
    (started, self.incomplete) = (graph.started, incomplete)
    let documents = graph.documents
    numbers = Dictionary(documents.indices.lazy.map { (documents[$0].file, $0) }) { first, _ in first }
  }

  // MARK: - Nodes

  /// Returns the index of a document; nil for other files.
  func number(of file: String) -> Int? { numbers[file] }

  /// Whether a node is reached in the given app targets, or nil if that is unknown.
  private func state(_ isReached: Bool, in appTargets: AppTargets) -> Bool? {
    guard appTargets.overlap(started) else { return nil }
    return isReached ? true : appTargets.overlap(incomplete) ? nil : false
  }

  /// Whether the system shows a document as a launch screen, without the classes of the app.
  package func isLaunchScreen(_ file: String) -> Bool { launchScreens.contains(PathName.nibName(of: file)) }

  /// Whether a document may be loaded, or nil if that is unknown.
  package func reaches(document file: String) -> Bool? {
    guard let number = numbers[file] else { return nil }
    let state = state(graph.reached[.document(number)] != nil, in: appTargets[number])
    return state == false && mayBeLoadedByUnreadOwner(number) ? nil : state
  }

  /// Whether the owner of a nib exists and inherits from an unread class, which may load the nib by any name.
  private func mayBeLoadedByUnreadOwner(_ number: Int) -> Bool {
    guard let name = graph.documents[number].owner?.className, let type = graph.index.number(of: name) else {
      return false
    }
    var hierarchy = graph.hierarchy
    return graph.instances[Int(type)].overlap(appTargets[number]) && hierarchy.hasUnknownSuperclass(type)
  }

  /// Whether a scene may be shown, or nil if that is unknown.
  package func reaches(scene: Int, of file: String) -> Bool? {
    numbers[file].flatMap {
      state(graph.reached[.scene(document: $0, scene: scene)] != nil, in: appTargets[$0])
    }
  }

  /// Whether a target reaches a scene or, without a scene, a nib.
  ///
  /// - Parameters:
  ///   - target: The index of the target in its projects.
  ///   - scene: The scene; nil for a nib.
  ///   - file: The document.
  /// - Returns: False if the target does not reach the scene or nib, or if that is unknown.
  package func isReached(byTarget target: Int, scene: Int?, of file: String) -> Bool {
    guard let number = numbers[file], let own = scopes.appTarget(at: target), own.overlap(started) else {
      return false
    }
    let node = scene.map { ReferenceGraph.Node.scene(document: number, scene: $0) } ?? .document(number)
    return graph.reached[node]?.overlap(own) == true
  }

  /// Whether a cell prototype may be dequeued, or nil if that is unknown.
  ///
  /// - Parameters:
  ///   - cell: The prototype.
  ///   - classes: The classes of the objects in its scene.
  ///   - file: Its storyboard.
  /// - Returns: Nil also if the prototype has no reuse identifier.
  package func reaches(cell: InterfaceObject, inSceneOf classes: [String], of file: String) -> Bool? {
    guard let number = numbers[file], let identifier = cell.reuseIdentifier else { return nil }
    let own = appTargets[number]
    return state(requests(identifier, of: cell.customClass, inSceneOf: classes, own), in: own)
  }

  private func requests(in appTargets: AppTargets) -> ReuseRequests {
    reuseRequests.value(for: appTargets) { ReuseRequests(graph, in: appTargets) }
  }

  private func requests(
    _ identifier: String,
    of cellClass: String?,
    inSceneOf classes: [String],
    _ own: AppTargets
  ) -> Bool {
    let requests = requests(in: own)
    if requests.mayRequest(identifier, inSceneOf: classes, graph.hierarchy) { return true }
    // Code may derive the reuse identifier from the class name and cast the dequeued cell.
    guard let cellClass, let name = graph.index.number(of: cellClass) else { return false }
    if graph.unknownUses[name]?.overlap(own) == true { return true }
    if requests.mayRequest(cellClass, inSceneOf: classes, graph.hierarchy) { return true }
    return graph.metatypes[name] == nil && graph.casts[name]?.overlap(own) == true
  }

  /// Whether a scene is certainly shown without a navigation bar.
  package func showsNoBar(scene: Int, of file: String) -> Bool {
    guard let number = numbers[file], !appTargets[number].overlap(incomplete) else { return false }
    return graph.showsNoBar(scene: scene, of: number)
  }

  /// Whether the code at a line of a source may run, or nil if that is unknown.
  package func runs(line: Int, of file: String) -> Bool? {
    graph.index.unit(atLine: line, of: file).flatMap { unit in
      state(graph.reached[.unit(unit)] != nil, in: graph.index.appTargets(of: unit))
    }
  }

  /// Whether the code at a line of a source registers a nib for cells that no code requests; false if that is unknown.
  package func registersUnrequestedNib(line: Int, of file: String) -> Bool {
    let index = graph.index
    guard let unit = index.unit(atLine: line, of: file) else { return false }
    var (strings, hierarchy) = (graph.strings, graph.hierarchy)
    let (own, facts, type) = (index.unit(unit), index.facts(of: unit), index.type(of: unit))
    // An unread superclass may request the cell.
    if type >= 0, hierarchy.hasUnknownAncestor(type) { return false }
    let registered = (Int(own.start)..<Int(own.end)).lazy.filter { facts.occurrences[$0].place.line == line }
      .compactMap { RegisteredNibs.identifiers(ofNibNamedBy: $0, in: unit, index) }
    guard let identifiers = registered.first else { return false }
    let identifier =
      switch strings.names(at: identifiers, in: unit).certain(&hierarchy) {
      case .text(let text): text
      case .className(let name): index.text(of: name)
      case nil: nil as String?
      }
    let appTargets = index.appTargets(of: unit)
    return identifier.map { identifier in
      state(requests(in: appTargets).mayRequest(identifier, graph.hierarchy), in: appTargets)
    } == false
  }

  /// Whether the code at a line of a source belongs to an object of a class that is never instantiated.
  package func lacksInstance(line: Int, of file: String) -> Bool {
    guard let unit = graph.index.unit(atLine: line, of: file),
      !graph.index.unit(unit).traits.contains(.isStatic)
    else { return false }
    let type = graph.index.type(of: unit)
    return type >= 0 && graph.instances[Int(type)].intersection(graph.index.appTargets(of: unit)).isEmpty
  }
}
