import ClassInterfaces
import InterfaceDocuments

/// What an app reaches from its start: which nibs, scenes, cells and sources findings may be in.
struct Reachability: Sendable {
  let graph: ReferenceGraph
  private let numbers: [String: Int]
  /// The programs that build each document.
  private let programs: [Programs]
  /// The programs that start in what was read; nothing is known of the others.
  private let started: Programs
  /// The documents and sources that no target builds.
  let unbuilt: Set<String>

  /// Follows the references of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - documents: The unit's documents.
  ///   - sources: Its sources with their code.
  ///   - projects: Its projects.
  ///   - jobs: The number of files that are read at the same time.
  /// - Returns: Nil if not everything that may load a document was read, or no app starts in it.
  static func find(
    in unit: ValidationUnit,
    documents: [DocumentSummary],
    sources: [(interface: SourceInterface, code: SourceFacts)],
    projects: ProjectTargets,
    jobs: Int?
  ) async -> Reachability? {
    // A document around these that is not part of the run may lead to any of them.
    guard Set(unit.documentsAround).isSubset(of: unit.documents) else { return nil }
    let paths = sources.map(\.interface.file)
    let others = UnbuiltFiles(projects, sources: paths)
    // So may a storyboard that cannot be read; a nib leads on to none by itself.
    let unread = Set(unit.documents).subtracting(documents.map(\.file))
    guard !unread.contains(where: { $0.hasSuffix(".storyboard") && !others.contain($0) }) else { return nil }
    let scopes = ProgramScopes(projects)
    let code = sources.filter { !$0.interface.isTest && others.mayMention($0.interface.file) }
    let settings = await LaunchSettings(
      propertyLists: unit.propertyLists,
      projects: unit.projects,
      scopes: scopes,
      jobs: jobs
    )
    guard !Task.isCancelled else { return nil }
    let unused = UnusedLibraries(code.map(\.interface), projects)
    let files = code.map { source in
      CodeIndex.File(
        path: source.interface.file,
        facts: source.code,
        programs: scopes.building(source.interface.file),
        isStart: unused.contain(source.interface)
      )
    }
    let names =
      ["allCases"] + documents.flatMap(\.referencedNames)
      + NameParts(of: Set(documents.lazy.map(\.nibName))).parts
      + RegisteredNibs.identifiers(in: files)
    let index = CodeIndex(files, names: names)
    guard !Task.isCancelled else { return nil }
    let programs = documents.map { scopes.building($0.file) }
    let graph = ReferenceGraph(index, documents: documents, programs: programs, settings: settings)
    guard !graph.started.isEmpty, !Task.isCancelled else { return nil }
    return Reachability(graph, programs, unbuilt: Self.unbuilt(documents, paths, projects, others))
  }

  private init(_ graph: ReferenceGraph, _ programs: [Programs], unbuilt: Set<String>) {
    (self.graph, self.programs, self.unbuilt) = (graph, programs, unbuilt)
    started = graph.started
    let documents = graph.documents
    numbers = Dictionary(documents.indices.lazy.map { (documents[$0].file, $0) }) { first, _ in first }
  }

  /// The documents and sources that no target builds.
  private static func unbuilt(
    _ documents: [DocumentSummary],
    _ sources: [String],
    _ projects: ProjectTargets,
    _ others: UnbuiltFiles
  ) -> Set<String> {
    // Packages build the documents in their folders.
    let packages = PackageManifest.folders(among: sources).map { PathName.joined($0, "Sources") }
    let built = Set(documents.lazy.map(\.file).filter { projects.build($0) })
    let builtNames = Set(built.map(PathName.nibName))
    let unbuilt = Set(documents.lazy.map(\.file)).subtracting(built)
      .filter { file in
        // Of several of one name a target builds the one that counts.
        let isOther =
          builtNames.contains(PathName.nibName(of: file)) && !packages.contains { PathName.isBelow(file, $0) }
        return isOther || others.contain(file)
      }
    return unbuilt.union(sources.lazy.filter(others.contain))
  }

  // MARK: - Nodes

  /// The number of a document.
  func number(of file: String) -> Int? { numbers[file] }

  /// Whether something may load a document, in programs whose start was read.
  func reaches(document file: String) -> Bool? {
    guard let number = numbers[file], programs[number].overlap(started) else { return nil }
    return graph.reached[.document(number)] != nil
  }

  /// Whether something may show a scene.
  func reaches(scene: Int, of file: String) -> Bool? {
    guard let number = numbers[file], programs[number].overlap(started) else { return nil }
    return graph.reached[.scene(document: number, scene: scene)] != nil
  }

  /// Whether something may request a cell's prototype.
  func reaches(cell: InterfaceObject, of file: String) -> Bool? {
    guard let number = numbers[file], let identifier = cell.reuseIdentifier else { return nil }
    let own = programs[number]
    if let name = graph.index.number(of: identifier), graph.reached[.text(name, .reuse)]?.overlap(own) == true
    {
      return true
    }
    // Code may ask for the cell under an identifier that it makes of the class, and casts what it is given.
    guard let name = cell.customClass.flatMap(graph.index.number) else { return false }
    if graph.unknownUses[name]?.overlap(own) == true
      || graph.reached[.text(name, .reuse)]?.overlap(own) == true
    {
      return true
    }
    return graph.metatypes[name] == nil && graph.casts[name]?.overlap(own) == true
  }

  /// Whether the code at a line of a source may run; nil if nothing is known of the source.
  func runs(line: Int, of file: String) -> Bool? {
    graph.index.unit(atLine: line, of: file).flatMap { unit in
      let own = graph.index.files[graph.index.file(of: unit)].programs
      return own.overlap(started) ? graph.reached[.unit(unit)] != nil : nil
    }
  }
}

/// The sources of libraries that no app of the tree imports: what they offer is for other apps.
private struct UnusedLibraries {
  private let projects: ProjectTargets
  private let imported: Set<String>

  init(_ sources: [SourceInterface], _ projects: ProjectTargets) {
    self.projects = projects
    imported = Set(sources.lazy.flatMap(\.imports).map { $0.hasSuffix(".h") ? String($0.dropLast(2)) : $0 })
  }

  func contain(_ source: SourceInterface) -> Bool {
    let targets = projects.indexes(building: source.file)
    guard !targets.isEmpty, targets.allSatisfy({ !projects.targets[$0].isProgram }) else { return false }
    guard let modules = projects.modules(of: targets) else { return false }
    return modules.isDisjoint(with: imported)
  }
}
