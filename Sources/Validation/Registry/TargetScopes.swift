import ClassInterfaces
import RuntimeAttributes

/// Which of several classes with one name the documents of a target mean: those that the target builds.
struct TargetScopes: Sendable {
  let projects: ProjectTargets
  /// For each name that several classes have, the targets of each.
  private let ambiguous: [String: [Set<Int>]]
  private let resolved: ResolvedClasses
  private let sources: Set<String>
  /// Whether manifests of packages were read.
  private let hasPackages: Bool
  /// The targets of which every source was read.
  private let whole: Set<Int>
  private let libraries: LinkableLibraries

  /// Creates the scopes of a tree.
  ///
  /// - Parameters:
  ///   - resolved: The classes of its sources.
  ///   - projects: The targets of its projects.
  ///   - sources: The sources that were read.
  ///   - libraries: The libraries that targets may link.
  init(
    _ resolved: ResolvedClasses,
    projects: ProjectTargets,
    sources: Set<String>,
    libraries: LinkableLibraries = LinkableLibraries()
  ) {
    self.projects = projects
    self.libraries = libraries
    self.resolved = resolved
    self.sources = sources
    hasPackages = sources.contains(where: PackageManifest.isManifest)
    whole = Set(projects.targets.indices.filter { projects.targets[$0].isWhole(with: sources) })
    var byName: [String: [String]] = [:]
    if !projects.targets.isEmpty {
      for outline in resolved.outlines {
        byName[outline.name, default: []].append(outline.location.file)
        guard let name = outline.objectiveCName, name != outline.name else { continue }
        byName[name, default: []].append(outline.location.file)
      }
    }
    ambiguous = byName.filter { $0.value.count > 1 }.mapValues { $0.map(projects.indexes(building:)) }
  }

  /// The module of a file of a package, `Sources/Module` beside the package's manifest.
  private static func packageModule(of file: String, _ sources: Set<String>) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.lastIndex(of: "Sources"), folder + 2 < parts.count,
      sources.contains((parts[..<folder] + [PackageManifest.name[...]]).joined(separator: "/"))
    else { return nil }
    return String(parts[folder + 1])
  }

  /// Which sources no target builds.
  func unbuiltFiles() -> UnbuiltFiles { UnbuiltFiles(projects, sources: sources) }

  /// What the sources of each target are called that were not read.
  func unreadSources() -> [Int: Set<String>] {
    var unread: [Int: Set<String>] = [:]
    // On most disks of a Mac a project finds a file by another case as well.
    lazy var known = Set(sources.lazy.map { $0.lowercased() })
    for index in projects.targets.indices {
      // Not `subtracting`, which goes through all the sources there are.
      let missing = projects.targets[index].sources
        .filter { !sources.contains($0) && !known.contains($0.lowercased()) }
      if !missing.isEmpty { unread[index] = Set(missing.map(PathName.stem(of:))) }
    }
    return unread
  }

  /// The scope of the documents that some targets build; nil where no class depends on it.
  ///
  /// - Parameters:
  ///   - own: The targets.
  ///   - unread: What the sources of each target are called that were not read.
  /// - Returns: The scope.
  func scope(ofTargets own: Set<Int>, unread: [Int: Set<String>]) -> TargetScope? {
    let decides = ambiguous.values.contains { alternatives in
      let kept = alternatives.count { !$0.isDisjoint(with: own) }
      return kept > 0 && kept < alternatives.count
    }
    let missing = own.reduce(into: Set<String>()) { $0.formUnion(unread[$1] ?? []) }
    return decides || !missing.isEmpty ? TargetScope(targets: own, unread: missing) : nil
  }

  /// The classes among several of one name that documents may mean.
  ///
  /// Those are the classes of the modules that the documents name, and, where they look in the module of their own
  /// target, those that the target builds; none where a source that was not read may have the one that is meant, and all
  /// of them where nothing decides.
  func kept(
    _ alternatives: [ClassDescription],
    in scope: TargetScope?,
    _ modules: ModuleNames
  ) -> [ClassDescription] {
    guard let name = alternatives.first?.name else { return alternatives }
    let others = modules.otherModules(ofClass: name)
    let named = alternatives.filter { description in
      description.location.flatMap { self.modules(ofFile: $0.file) }.map { !$0.isDisjoint(with: others) }
        ?? false
    }
    guard named.isEmpty || modules.mayBeOwn(name) else { return named }
    guard let scope else { return alternatives }
    let own = alternatives.filter { description in
      description.location.map { !projects.indexes(building: $0.file).isDisjoint(with: scope.targets) }
        ?? false
    }
    let kept = alternatives.filter { own.contains($0) || named.contains($0) }
    guard kept.isEmpty else { return kept }
    return mayBeUnread(alternatives, in: scope) ? [] : alternatives
  }

  /// Whether a source of a document's targets that was not read may have the class that the document means, where those
  /// that are known are none of these targets' own: one is called like it, or they all belong to other programs.
  private func mayBeUnread(_ alternatives: [ClassDescription], in scope: TargetScope) -> Bool {
    guard !scope.unread.isEmpty else { return false }
    return alternatives.allSatisfy { description in
      if scope.unread.contains(description.name) || scope.unread.contains(description.runtimeName) {
        return true
      }
      let targets = description.location.map { projects.indexes(building: $0.file) } ?? []
      return !targets.isEmpty && targets.allSatisfy { projects.targets[$0].isProgram }
    }
  }

  /// Whether every class of the targets that a document belongs to was read.
  private func knowsTargets(of document: String) -> Bool {
    let own = projects.indexes(building: document)
    return !own.isEmpty && own.isSubset(of: whole)
  }

  /// Whether every class was read that one of the programs may hold to which a document belongs, of Objective-C as well.
  func knowsPrograms(of document: String, _ closed: ClosedProjects) -> Bool {
    guard knowsTargets(of: document) else { return false }
    return projects.indexes(building: document).contains { index in
      projects.targets[index].isProgram && closed.contain(projects.targets[index].project)
    }
  }

  /// The projects of which every class was read that their programs may hold.
  ///
  /// - Parameter open: The projects that may link something else.
  /// - Returns: The projects.
  func closedProjects(except open: Set<String>) -> ClosedProjects {
    ClosedProjects(projects, whole: whole, sources: sources, libraries: libraries, except: open)
  }

  /// The modules that the targets of a document build; nil unless they are certain and every class of them was read.
  func wholeModules(of document: String) -> Set<String>? {
    knowsTargets(of: document) ? projects.modules(of: projects.indexes(building: document)) : nil
  }

  /// The classes that a document names, as far as it matters which module has them.
  func uses(in document: DocumentSummary) -> [ModuleUse] {
    guard !document.classes.isEmpty else { return [] }
    let isWhole = knowsTargets(of: document.file)
    return document.classes.map { ModuleUse($0, isOfWholeTargets: isWhole) }
  }

  /// The target of a package among whose resources a document is; nil where a target of a project builds it.
  func packageModule(ofResource document: String) -> String? {
    guard hasPackages, !projects.build(document) else { return nil }
    return Self.packageModule(of: document, sources)
  }

  /// The targets of packages whose manifests and sources were read.
  func packageModules() -> Set<String> {
    guard hasPackages else { return [] }
    return Set(sources.lazy.compactMap { Self.packageModule(of: $0, sources) })
  }

  /// The modules that hold a class of Swift, or of Objective-C where no other has the name; nil where that is not certain.
  func modules(ofClass name: String) -> Set<String>? {
    let outlines = resolved.outlines(named: name)
    let swift = outlines.filter { $0.language == .swift }
    var modules: Set<String>?
    for outline in swift.isEmpty ? outlines : swift {
      guard let own = self.modules(ofFile: outline.location.file) else { return nil }
      modules = modules?.union(own) ?? own
    }
    return modules
  }

  /// The modules that a source is built into; nil where that is not certain.
  private func modules(ofFile file: String) -> Set<String>? {
    let targets = projects.indexes(building: file)
    return targets.isEmpty
      ? Self.packageModule(of: file, sources).map { [$0] } : projects.modules(of: targets)
  }
}

/// The targets whose classes a document may mean.
struct TargetScope: Hashable, Sendable {
  /// The targets' indexes.
  fileprivate var targets: Set<Int>
  /// What the sources of these targets are called that were not read, without their endings.
  var unread: Set<String> = []
}
