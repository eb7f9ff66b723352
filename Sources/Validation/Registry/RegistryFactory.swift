import ClassInterfaces
import FrameworkSpecs
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Builds the registry for the documents of one platform: the sources' classes, and of the frameworks' those that
/// the documents and sources lead to.
struct RegistryFactory: Sendable {
  /// The frameworks' interfaces, indexed once.
  static let catalog = FrameworkCatalog(
    FrameworkInterfaces.all.map { interface in
      let platforms = interface.platforms.compactMap(Platform.init(rawValue:)).map(PlatformSet.init)
      return FrameworkText(
        interface.name,
        // visionOS has UIKit's classes, and no interface text of its own.
        platforms: platforms.reduce(into: platforms.contains(.iOS) ? .visionOS : []) { $0.formUnion($1) },
        text: interface.text
      )
    },
    cache: FrameworkClasses()
  )

  private let platform: Platform
  let resolved: ResolvedClasses
  let scopes: TargetScopes

  /// Resolves the sources for a platform.
  static func resolved(_ sources: [SourceRecord], for platform: Platform) -> ResolvedClasses {
    InterfaceResolver(sources: sources, catalog: catalog, platform: platform).resolve()
  }

  /// Takes the classes of the sources.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - classes: Their classes; resolved unless given.
  ///   - files: The paths of all sources, where these are not all.
  ///   - projects: The projects.
  ///   - libraries: The libraries that targets may link.
  ///   - platform: The platform.
  init(
    sources: [SourceRecord],
    classes: ResolvedClasses? = nil,
    files: Set<String>? = nil,
    projects: ProjectTargets = ProjectTargets([]),
    libraries: LinkableLibraries = LinkableLibraries(),
    platform: Platform
  ) {
    self.platform = platform
    resolved = classes ?? Self.resolved(sources, for: platform)
    scopes = TargetScopes(
      resolved,
      projects: projects,
      sources: files ?? Set(sources.lazy.map(\.interface.file)),
      libraries: libraries
    )
  }

  /// A reader of the sources' classes as their targets build them, which has described none yet.
  var reader: ClassReader {
    ClassReader(resolved) { [projects = scopes.projects] in projects.dialect(ofSource: $0) }
  }

  /// A reader that has described the classes which documents name, several at the same time.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - owners: Who may own their nibs.
  ///   - known: A reader that knows classes already.
  ///   - jobs: How many classes are described at the same time.
  /// - Returns: The reader.
  func reader(
    for documents: [InterfaceDocument],
    owners: OwnerCandidates,
    known: ClassReader,
    jobs: Int?
  ) async -> ClassReader {
    var names: Set<String> = []
    for document in documents {
      names.formUnion(owners.names(for: document))
      for object in document.objects {
        if let name = object.className { names.insert(name) }
      }
    }
    return await ConcurrentMap.sum(names.sorted(), to: known, jobs: jobs) { reader, name in
      reader.prepare(name)
    } joining: {
      $0.formUnion($1)
    }
  }

  /// A registry with all that loads of the documents of the platform may ask for.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - others: The documents whose nibs may be loaded in the middle of theirs.
  ///   - names: The names of classes that loads may ask for beside those that the documents name: of owners of their nibs,
  ///     and of classes that objects are made instances of.
  ///   - modules: The modules that documents name beside classes.
  ///   - scope: The targets of the documents, where classes depend on them.
  ///   - oldestSystem: The oldest system that the app runs on, if somebody said so.
  ///   - reader: What describes the classes, and knows those that it has described before.
  /// - Returns: The registry.
  func registry(
    for documents: [InterfaceDocument],
    beside others: [InterfaceDocument] = [],
    with names: [String] = [],
    modules: ModuleNames,
    in scope: TargetScope?,
    oldestSystem: PlatformVersion?,
    reader: inout ClassReader
  ) -> ClassRegistry {
    var pool = pool(modules: modules, in: scope, reader: reader)
    pool.add(names)
    pool.follow(documents + others)
    reader = pool.reader
    return pool.registry(oldestSystem: oldestSystem)
  }

  /// What gathers the classes for documents of a scope, and has none yet.
  private func pool(modules: ModuleNames, in scope: TargetScope?, reader: ClassReader) -> ClassPool {
    ClassPool(reader: reader, platform: platform, modules: modules) { alternatives in
      let isDecided = alternatives.count == 1 && scope?.unread.isEmpty != false
      return isDecided ? alternatives : scopes.kept(alternatives, in: scope, modules)
    }
  }

  /// A registry for documents that are loaded by themselves.
  func registry(
    for documents: [InterfaceDocument],
    in scope: TargetScope?,
    oldestSystem: PlatformVersion?
  ) -> ClassRegistry {
    var reader = reader
    var modules = ModuleNames()
    for document in documents { modules.note(scopes.uses(in: DocumentSummary(document))) }
    return registry(
      for: documents,
      with: resolved.adoptedClasses,
      modules: modules,
      in: scope,
      oldestSystem: oldestSystem,
      reader: &reader
    )
  }

  /// A class and its superclasses, nearest first, as far as anybody declares them.
  func chain(ofClass name: String) -> [ClassDescription] {
    var pool = self.pool
    return pool.chain(ofClass: name)
  }

  /// What finds classes by their names, and keeps what it has found.
  var pool: ClassPool { ClassPool(reader: reader, platform: platform) }

  /// The names of all classes of the platform's frameworks.
  var frameworkClassNames: [String] { Self.catalog.classNames(platform: platform) }

  /// The known gaps of the registries for loads.
  ///
  /// - Parameters:
  ///   - modules: The known modules.
  ///   - hasUnseenDependencies: Whether the sources import modules that were not read.
  /// - Returns: The gaps.
  func completeness(_ modules: KnownModules, hasUnseenDependencies: Bool) -> RegistryCompleteness {
    var completeness = RegistryCompleteness()
    completeness.modulesOfClasses = modules.ofClasses
    completeness.hasUnseenDependencies = hasUnseenDependencies
    completeness.knowsAllSelectors = true
    return completeness
  }

  /// The modules that the targets of a document build, where it looks there for a class that only other modules have.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - known: What is known of modules.
  /// - Returns: The modules; nil where each class may be in one of them.
  func modulesLackingClasses(of document: DocumentSummary, _ known: KnownModules) -> Set<String>? {
    // The storyboard of a watch names classes of the extension beside its own target.
    guard platform != .watchOS, let own = scopes.wholeModules(of: document.file) else { return nil }
    let lacks = document.classes.contains { use in
      use.isOfTarget && known.ofClasses[use.name]?.isDisjoint(with: own) == true
    }
    return lacks ? own : nil
  }

  /// The names without a module by which a document means classes.
  func bareNames(in document: DocumentSummary) -> [String] {
    // The storyboard of a watch names classes of another target.
    guard platform != .watchOS else { return [] }
    return document.classes.lazy.filter { !$0.isPlaceholder && !$0.isOfTarget && $0.module == nil }.map(
      \.name
    ) + document.bareSegueClasses
  }

  /// The frameworks' classes whose names differ in upper and lower case alone from some that no source declares.
  ///
  /// - Parameter names: The names.
  /// - Returns: The classes, by these names.
  func respelledClasses(among names: some Sequence<String>) -> [String: String] {
    let open = Set(names).filter { resolved.outlines(named: $0).isEmpty }
    guard !open.isEmpty else { return [:] }
    let undeclared = resolved.undeclaredClasses
    return open.reduce(into: [:]) { classes, name in
      guard !undeclared.contains(name) else { return }
      classes[name] = Self.catalog.className(spelledLike: name, platform: platform)
    }
  }

  /// The names that no class of the frameworks can have by its prefix, although they begin with two letters that some have.
  ///
  /// - Parameter names: Names without a declaration.
  /// - Returns: Those with a prefix that no class of the frameworks has: of three letters or more, or of the sources' own.
  func foreignNames(among names: some Sequence<String>) -> Set<String> {
    let long = names.filter { Self.prefix(of: $0).utf8.count > 1 }
    guard !long.isEmpty else { return [] }
    let prefixes = frameworkPrefixes
    let own = commonPrefixes
    return Set(
      long.filter { name in
        let prefix = Self.prefix(of: name)
        return !prefixes.contains(prefix) && (prefix.utf8.count > 2 || own.contains(prefix))
      }
    )
  }

  /// The prefixes of at least two letters that many declared classes have.
  var commonPrefixes: Set<Substring> {
    var counts: [Substring: Int] = [:]
    for outline in resolved.outlines {
      counts[Self.prefix(of: outline.objectiveCName ?? outline.name), default: 0] += 1
    }
    return Set(counts.filter { $0.key.utf8.count > 1 && $0.value >= Self.many }.keys)
  }

  /// So many classes of one prefix are not there by chance.
  private static let many = 10

  /// The prefixes of the classes of the platform's frameworks.
  var frameworkPrefixes: Set<Substring> { Set(frameworkClassNames.lazy.map { Self.prefix(of: $0) }) }

  /// The capitals with which a name begins, without the one of its first word: `MIT` of `MITShuttleList`.
  static func prefix(of name: String) -> Substring {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    return capitals.endIndex < name.endIndex ? capitals.dropLast() : capitals
  }

  /// Which modules are known, and which classes they hold.
  ///
  /// - Parameter uses: The classes that documents name.
  /// - Returns: What is known.
  func modules(of uses: some Sequence<ModuleUse>) -> KnownModules {
    var known = KnownModules()
    // Which of them are packages' takes long to find out.
    var packages: Set<String>?
    for use in uses {
      guard let module = use.module else {
        // For the module that the document should name.
        known.ofClasses[use.name] = known.ofClasses[use.name] ?? scopes.modules(ofClass: use.name)
        continue
      }
      if use.isOfTarget, use.isOfWholeTargets { known.names.insert(module) }
      guard resolved.outlines(named: use.name).contains(where: { $0.language == .swift }) else {
        let modules = packages ?? scopes.packageModules()
        packages = modules
        if modules.contains(module) { known.names.insert(module) }
        known.ofClasses[use.name] = scopes.modules(ofClass: use.name)
        continue
      }
      let modules = scopes.modules(ofClass: use.name)
      // Where sources were not read, one of them may have the class that is meant.
      let isOwn = use.isOfTarget && (modules == nil || use.isOfWholeTargets)
      if isOwn || modules?.contains(module) == true { known.names.insert(module) }
      if let modules { known.ofClasses[use.name] = modules }
    }
    return known
  }
}
