import KeyValueCoding
package import ProjectModel
import RuntimeAttributes

/// Resolves ambiguous class names to the classes that a document's targets build.
package struct TargetScopes: Sendable {
  package let projects: ProjectTargets
  /// The targets of each class with an ambiguous name, by name.
  private let ambiguous: [String: [Set<Int>]]
  /// The targets of each source with extensions that only app targets build; other apps do not contain these
  /// extensions.
  private let extensionTargets: Set<Set<Int>>
  private let resolved: ResolvedClasses
  private let sources: Set<String>
  private let packages: PackageTargets
  /// The targets whose sources were all read.
  private let whole: Set<Int>
  private let libraries: LinkableLibraries

  /// Creates the scopes of a tree.
  ///
  /// - Parameters:
  ///   - resolved: The classes in the sources.
  ///   - projects: The targets of the projects.
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
    packages = PackageTargets(sources)
    whole = Set(projects.targets.indices.filter { projects.targets[$0].isWhole(with: sources) })
    var byName: [String: [String]] = [:]
    if !projects.targets.isEmpty {
      for summary in resolved.summaries {
        byName[summary.name, default: []].append(summary.location.file)
        guard let name = summary.objectiveCName, name != summary.name else { continue }
        byName[name, default: []].append(summary.location.file)
      }
    }
    ambiguous = byName.filter { $0.value.count > 1 }.mapValues { $0.map(projects.indexes(building:)) }
    let extending = projects.targets.count > 1 ? resolved.filesOfExtensions : []
    extensionTargets = Set(extending.lazy.map(projects.indexes(building:)).filter(projects.areApps))
  }

  /// Whether the apps of a scope do not contain the extensions in a source, because only other apps build the source.
  func hides(_ file: String, from scope: TargetScope) -> Bool {
    guard !extensionTargets.isEmpty, projects.areApps(scope.targets) else { return false }
    let own = projects.indexes(building: file)
    return extensionTargets.contains(own) && own.isDisjoint(with: scope.targets)
  }

  /// Returns the sources that no target builds.
  package func unbuiltFiles() -> UnbuiltFiles { UnbuiltFiles(projects, sources: sources) }

  /// Returns the names of the unread sources of each target, without extensions.
  package func unreadSources() -> [Int: Set<String>] {
    var unread: [Int: Set<String>] = [:]
    // On a case-insensitive file system, projects may spell paths differently.
    lazy var known = Set(sources.lazy.map { $0.lowercased() })
    for index in projects.targets.indices {
      // Faster than `subtracting`, which iterates over all sources.
      let missing = projects.targets[index].sources
        .filter { !sources.contains($0) && !known.contains($0.lowercased()) }
      if !missing.isEmpty { unread[index] = Set(missing.map(PathName.stem(of:))) }
    }
    return unread
  }

  /// Returns the scope of the documents that the given targets build, or nil if no class depends on the scope.
  ///
  /// - Parameters:
  ///   - own: The indexes of the targets.
  ///   - unread: The names of the unread sources of each target.
  ///   - foreign: The folder of the documents' project, if its sources are in a language that is not read.
  /// - Returns: The scope.
  package func scope(ofTargets own: Set<Int>, unread: [Int: Set<String>], foreign: String?) -> TargetScope? {
    if own.isEmpty, let foreign { return TargetScope(targets: own, foreignFolder: foreign) }
    let decides = ambiguous.values.contains { alternatives in
      let kept = alternatives.count { !$0.isDisjoint(with: own) }
      return kept > 0 && kept < alternatives.count
    }
    let missing = own.reduce(into: Set<String>()) { $0.formUnion(unread[$1] ?? []) }
    let hides = projects.areApps(own) && extensionTargets.contains { $0.isDisjoint(with: own) }
    return decides || hides || !missing.isEmpty ? TargetScope(targets: own, unread: missing) : nil
  }

  /// Returns the classes that a reference in documents may resolve to, among classes with the same name.
  ///
  /// These are the classes in the modules that documents specify and, if documents use the module of their own target,
  /// the classes that the target builds. Documents of a project whose sources are not read use only the classes in its
  /// folder. The result is empty if an unread source may declare the class, and contains all classes if the reference
  /// is ambiguous.
  func kept(
    _ alternatives: [ClassDescription],
    in scope: TargetScope?,
    _ modules: ModuleNames
  ) -> [ClassDescription] {
    guard let name = alternatives.first?.name else { return alternatives }
    if let folder = scope?.foreignFolder {
      return alternatives.filter { $0.location.map { PathName.isBelow($0.file, folder) } ?? true }
    }
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

  /// Whether an unread source of a document's targets may declare the class, given that all alternatives are in other
  /// targets.
  ///
  /// This is the case if a source has the name of the class, or if all alternatives belong to other app targets.
  private func mayBeUnread(_ alternatives: [ClassDescription], in scope: TargetScope) -> Bool {
    guard !scope.unread.isEmpty else { return false }
    return alternatives.allSatisfy { description in
      if scope.unread.contains(description.name) || scope.unread.contains(description.runtimeName) {
        return true
      }
      let targets = description.location.map { projects.indexes(building: $0.file) } ?? []
      return !targets.isEmpty && targets.allSatisfy { projects.targets[$0].isAppTarget }
    }
  }

  /// Whether all classes of a document's targets were read.
  func knowsTargets(of document: String) -> Bool {
    let own = projects.indexes(ofClassesIn: document)
    return !own.isEmpty && own.isSubset(of: whole)
  }

  /// Whether all classes of all app targets that contain a document were read, in Swift and Objective-C.
  ///
  /// Any of these app targets may load the document. Tests do not count.
  package func knowsAppTargets(of document: String, _ closed: ClosedTargets) -> Bool {
    guard knowsTargets(of: document) else { return false }
    let appTargets = projects.indexes(ofClassesIn: document).filter { index in
      projects.targets[index].isAppTarget && !projects.targets[index].isTest
    }
    return !appTargets.isEmpty && appTargets.allSatisfy(closed.contain)
  }

  /// Returns the app targets whose classes were all read; `open` contains the targets that may link other libraries.
  package func closedTargets(except open: Set<Int>) -> ClosedTargets {
    ClosedTargets(projects, whole: whole, sources: sources, libraries: libraries, except: open)
  }

  /// Returns the modules of a document's targets, or nil if the modules are uncertain or some of their classes are
  /// unread.
  func wholeModules(of document: String) -> Set<String>? {
    knowsTargets(of: document) ? projects.modules(of: projects.indexes(ofClassesIn: document)) : nil
  }

  /// Returns the module of the package target whose resources include a document, or nil if a project target builds the
  /// document or no package contains it.
  package func packageModule(ofResource document: String) -> String? {
    projects.build(document) ? nil : packages.module(ofResource: document)
  }

  /// Returns the modules of the package targets whose manifests and sources were read.
  func packageModules() -> Set<String> {
    packages.isEmpty ? [] : Set(sources.lazy.compactMap { packages.target(of: $0)?.module })
  }

  /// Returns the modules that contain a class, or nil if the modules are uncertain or the sources do not declare the
  /// class.
  ///
  /// Objective-C classes count only if no Swift class has the name.
  package func modules(ofClass name: String) -> Set<String>? {
    // Documents cannot refer to the other classes.
    let summaries = resolved.summaries(named: name).filter { !$0.isFileScoped }
    let swift = summaries.filter { $0.language == .swift }
    var modules: Set<String>?
    for summary in swift.isEmpty ? summaries : swift {
      guard let own = self.modules(ofFile: summary.location.file) else { return nil }
      modules = modules?.union(own) ?? own
    }
    return modules
  }

  /// Whether a Swift class has a name that is given with `@objc(Name)`, which does not contain the module.
  package func hasObjectiveCName(_ className: String) -> Bool {
    resolved.summaries(named: className).contains { $0.language == .swift && $0.objectiveCName != nil }
  }

  /// Whether all classes of a module were read.
  func isWhole(module: String) -> Bool {
    let targets = projects.targets.indices.filter { projects.targets[$0].modules?.contains(module) == true }
    return targets.isEmpty ? packageModules().contains(module) : targets.allSatisfy(whole.contains)
  }

  /// Whether a module belongs to an app target that does not build a document, so that the document cannot use its
  /// classes.
  ///
  /// An example is the module of an app for a document of its extension.
  func isOfOtherAppTarget(_ module: String, than document: String) -> Bool {
    let targets = projects.targets
    let own = projects.indexes(ofClassesIn: document)
    let makers = targets.indices.filter { targets[$0].modules?.contains(module) != false }
    return !own.isEmpty && !makers.isEmpty && own.isDisjoint(with: makers)
      && (Set(makers).union(own)).allSatisfy { targets[$0].isAppTarget && !targets[$0].isTest }
      && makers.allSatisfy { targets[$0].modules != nil } && !packageModules().contains(module)
  }

  /// Whether no target, package or system framework is known to have a module.
  func isUnknown(module: String) -> Bool {
    projects.targets.allSatisfy { $0.modules?.contains(module) == false } && !SystemModules.contain(module)
      && !packageModules().contains(module)
  }

  /// Returns the modules that a source is built into, or nil if they are uncertain.
  private func modules(ofFile file: String) -> Set<String>? {
    let targets = projects.indexes(building: file)
    return targets.isEmpty
      ? packages.target(of: file).map { [$0.module] } : projects.modules(of: targets)
  }
}

/// The targets whose classes a document may use.
package struct TargetScope: Hashable, Sendable {
  /// The indexes of the targets.
  fileprivate var targets: Set<Int>
  /// The names of the unread sources of the targets, without extensions.
  package var unread: Set<String> = []
  /// The folder of the documents' project, if its sources are in a language that is not read.
  fileprivate var foreignFolder: String?

  /// Whether a name in a document certainly refers to the only class with this name.
  var isDecided: Bool { unread.isEmpty && foreignFolder == nil }
}
