import FrameworkSpecs
package import InterfaceDocuments
package import KeyValueCoding
package import NibLoading
package import ProjectModel
import RuntimeAttributes
package import SourceModel
import SourceSyntax

/// Creates the registry for the documents of a platform.
///
/// The registry contains the classes in sources, and the framework classes that documents and sources use.
package struct RegistryFactory: Sendable {
  /// The index of the framework interfaces.
  package static let catalog = FrameworkCatalog(
    FrameworkInterfaces.all.map { interface in
      let platforms = interface.platforms.compactMap(Platform.init(rawValue:)).map { PlatformSet($0) }
      return FrameworkText(
        interface.name,
        // visionOS has the classes of UIKit, and no interface files of its own.
        platforms: platforms.reduce(into: platforms.contains(.iOS) ? .visionOS : []) { $0.formUnion($1) },
        text: interface.text
      )
    },
    cache: FrameworkClasses()
  )

  package let platform: Platform
  package let resolved: ResolvedClasses
  package let scopes: TargetScopes
  private let languageModes: SourceLanguageModes
  /// The modules that sources import.
  private let imports: Set<String>

  /// Resolves the classes in sources for a platform; `scopes` contains the scope of each source, or is empty if all
  /// scopes are unknown.
  package static func resolved(
    _ sources: [SourceFile],
    scopes: [SourceScope],
    for platform: Platform
  ) -> ResolvedClasses {
    InterfaceResolver(sources: sources, scopes: scopes, catalog: catalog, platform: platform).resolve()
  }

  /// Creates a factory for the classes in sources.
  ///
  /// - Parameters:
  ///   - sources: The sources that declare the classes.
  ///   - classes: The resolved classes; resolved from the sources if nil.
  ///   - files: The paths of all sources, if there are more than the given sources.
  ///   - projects: The targets of the projects.
  ///   - libraries: The libraries that targets may link.
  ///   - platform: The platform of the documents.
  package init(
    sources: [SourceFile],
    classes: ResolvedClasses? = nil,
    files: Set<String>? = nil,
    projects: ProjectTargets = ProjectTargets([]),
    libraries: LinkableLibraries = LinkableLibraries(),
    platform: Platform
  ) {
    self.platform = platform
    languageModes = SourceLanguageModes(projects, sources: sources)
    resolved =
      classes
      ?? Self.resolved(sources, scopes: SourceTargets.scopes(of: sources, in: projects), for: platform)
    imports = sources.reduce(into: []) { $0.formUnion($1.imports) }
    scopes = TargetScopes(
      resolved,
      projects: projects,
      sources: files ?? Set(sources.lazy.map(\.path)),
      libraries: libraries
    )
  }

  /// A new reader of the classes in sources.
  package var reader: ClassReader {
    ClassReader(resolved) { [languageModes] in languageModes.languageMode(of: $0) }
  }

  /// Returns a reader with cached descriptions of classes and their superclasses, which are created concurrently unless
  /// `known` contains them.
  package func reader(describing names: Set<String>, known: ClassReader, jobs: Int?) async -> ClassReader {
    await ConcurrentMap.sum(names.sorted(), to: known, jobs: jobs) { reader, name in
      reader.prepare(name)
    } joining: {
      $0.formUnion($1)
    }
  }

  /// Creates a registry with all classes that loading the documents may need.
  ///
  /// - Parameters:
  ///   - documents: The documents to load.
  ///   - others: The documents that may be loaded during these loads.
  ///   - names: Further class names that loads may need: owners of nibs, and classes that code assigns to objects.
  ///   - modules: The modules that documents specify for classes.
  ///   - scope: The targets of the documents, if classes depend on them.
  ///   - oldestSystem: The deployment target of the app, if specified.
  ///   - reader: The class reader, which caches its descriptions.
  /// - Returns: The registry.
  package func registry(
    for documents: [InterfaceDocument],
    nesting others: [InterfaceDocument] = [],
    with names: [String] = [],
    modules: ModuleNames,
    in scope: TargetScope?,
    oldestSystem: PlatformVersion?,
    reader: inout ClassReader
  ) -> ClassRegistry {
    var pool = pool(modules: modules, in: scope, reader: reader)
    pool.note(documents + others)
    pool.add(names)
    pool.follow(documents + others)
    reader = pool.reader
    return pool.registry(oldestSystem: oldestSystem)
  }

  /// Creates an empty class pool for documents of a scope.
  private func pool(modules: ModuleNames, in scope: TargetScope?, reader: ClassReader) -> ClassPool {
    ClassPool(
      reader: reader,
      platform: platform,
      modules: modules,
      isHidden: { file in scope.map { scopes.hides(file, from: $0) } ?? false }
    ) { alternatives in
      let isDecided = alternatives.count == 1 && scope?.isDecided != false
      return isDecided ? alternatives : scopes.kept(alternatives, in: scope, modules)
    }
  }

  /// Creates a registry for documents that are loaded independently.
  func registry(
    for documents: [InterfaceDocument],
    in scope: TargetScope?,
    oldestSystem: PlatformVersion?
  ) -> ClassRegistry {
    var reader = reader
    var modules = ModuleNames()
    for document in documents { modules.note(DocumentSummary(document).classes.lazy.map(\.reference)) }
    return registry(
      for: documents,
      with: resolved.adoptedClasses,
      modules: modules,
      in: scope,
      oldestSystem: oldestSystem,
      reader: &reader
    )
  }

  /// The names of all framework classes on the platform, sorted.
  package var frameworkClassNames: [String] {
    Self.sortedClassNames.value(for: platform) {
      Self.frameworkClassNames(on: platform).values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
    }
  }

  /// Returns the names of the framework classes on a platform, by framework.
  static func frameworkClassNames(on platform: Platform) -> [String: Set<String>] {
    classNames.value(for: platform) { catalog.classNamesByFramework(platform: platform) }
  }

  // The names are cached, since collecting them scans all interfaces, and each undeclared class needs them.
  private static let classNames = RememberedValues<Platform, [String: Set<String>]>()
  private static let sortedClassNames = RememberedValues<Platform, [String]>()

  /// Returns the known gaps of the registries, given the known modules and whether the sources import unread modules.
  package func completeness(_ modules: KnownModules, hasUnseenDependencies: Bool) -> RegistryCompleteness {
    var completeness = RegistryCompleteness()
    completeness.modulesOfClasses = modules.ofClasses
    completeness.hasUnseenDependencies = hasUnseenDependencies
    completeness.knowsAllSelectors = true
    return completeness
  }

  /// Returns the modules of a document's targets if the document expects a class in them that only other modules
  /// contain, or nil if the modules may contain all classes.
  package func modulesLackingClasses(of document: DocumentSummary, _ known: KnownModules) -> Set<String>? {
    // Storyboards for watchOS also reference classes of the extension target.
    guard platform != .watchOS, let own = scopes.wholeModules(of: document.file) else { return nil }
    let lacks = document.classes.lazy.map(\.reference).contains { reference in
      reference.isOfTarget && known.ofClasses[reference.name]?.isDisjoint(with: own) == true
    }
    return lacks ? own : nil
  }

  /// Returns the modules that a document names, but that none of its apps contains.
  ///
  /// - Parameters:
  ///   - document: The summary of the document.
  ///   - binaries: The binary libraries that its apps link, if all their other code was read.
  /// - Returns: The names of the modules.
  package func absentModules(in document: DocumentSummary, _ binaries: Set<String>?) -> Set<String> {
    let named = Set(document.classes.lazy.map(\.reference).filter(\.namesModule).compactMap(\.module))
    return named.filter { module in
      scopes.isOfOtherAppTarget(module, than: document.file)
        || binaries?.contains { PathName.stem(of: $0) == module } == false && scopes.isUnknown(module: module)
    }
  }

  /// Whether a module that a document names for a class is probably an old name: no source imports it, and the sources
  /// declare the class in another module.
  package func isOldModule(_ module: String, ofClass name: String) -> Bool {
    !imports.contains(module)
      && resolved.summaries(named: name).contains { $0.language == .swift && !$0.isFileScoped }
      && scopes.isUnknown(module: module)
  }

  /// Returns the class names without a module in a document.
  package func bareNames(in document: DocumentSummary) -> [String] {
    // Storyboards for watchOS reference classes of another target.
    guard platform != .watchOS else { return [] }
    let references = document.classes.lazy.filter { !$0.isPlaceholder }.map(\.reference)
    return references.filter(\.isBare).map(\.name) + document.bareSegueClasses
  }

  /// Returns the framework classes that differ only in case from undeclared names, by these names.
  package func respelledClasses(among names: some Sequence<String>) -> [String: String] {
    let open = Set(names).filter { resolved.summaries(named: $0).isEmpty }
    guard !open.isEmpty else { return [:] }
    let undeclared = resolved.undeclaredClasses
    return open.reduce(into: [:]) { classes, name in
      guard !undeclared.contains(name) else { return }
      classes[name] = Self.catalog.className(spelledLike: name, platform: platform)
    }
  }

  /// Returns the nested classes that documents cannot name, by their unqualified names.
  ///
  /// - Parameter names: The names of classes in documents.
  /// - Returns: The nested classes, by names that do not refer to another class.
  package func nestedClasses(among names: Set<String>) -> [String: RegistryCompleteness.NestedClass] {
    let open = names.filter { resolved.nodes(called: $0).isEmpty }
    guard !open.isEmpty else { return [:] }
    var nested: [String: ClassSummary] = [:]
    for summary in resolved.summaries {
      guard let dot = summary.name.lastIndex(of: "."), summary.objectiveCName == nil else { continue }
      let name = String(summary.name[summary.name.index(after: dot)...])
      guard open.contains(name), nested[name].map({ summary.location < $0.location }) ?? true else {
        continue
      }
      nested[name] = summary
    }
    return nested.mapValues { summary in
      let scope = summary.name.split(separator: ".").dropLast().joined(separator: ".")
      return RegistryCompleteness.NestedClass(in: scope, at: summary.location)
    }
  }

  /// The prefixes of class names.
  package var prefixes: ClassPrefixes {
    ClassPrefixes(resolved, imports: imports, platform: platform)
  }

  /// Returns the known modules, and the modules of classes, among those that documents reference.
  package func modules(referencedBy documents: some Sequence<DocumentSummary>) -> KnownModules {
    var references: Set<ClassReference> = []
    // The references of documents for whose targets all classes were read.
    var whole: Set<ClassReference> = []
    for document in documents where !document.classes.isEmpty {
      let own = document.classes.lazy.map(\.reference)
      references.formUnion(own)
      if scopes.knowsTargets(of: document.file) { whole.formUnion(own) }
    }
    var known = KnownModules()
    // Computed when first needed, since finding the packages is slow.
    var packages: Set<String>?
    for reference in references {
      let isOfWholeTargets = whole.contains(reference)
      guard let module = reference.module else {
        // Used to suggest the module that the document should specify.
        known.ofClasses[reference.name] =
          known.ofClasses[reference.name] ?? scopes.modules(ofClass: reference.name)
        continue
      }
      if reference.isOfTarget, isOfWholeTargets { known.names.insert(module) }
      guard
        resolved.summaries(named: reference.name).contains(where: {
          $0.language == .swift && !$0.isFileScoped
        })
      else {
        let modules = packages ?? scopes.packageModules()
        packages = modules
        if modules.contains(module) { known.names.insert(module) }
        known.ofClasses[reference.name] = scopes.modules(ofClass: reference.name)
        continue
      }
      let modules = scopes.modules(ofClass: reference.name)
      // An unread source may declare the class.
      let isOwn = reference.isOfTarget && (modules == nil || isOfWholeTargets)
      if isOwn || modules?.contains(module) == true || scopes.isWhole(module: module) {
        known.names.insert(module)
      }
      if let modules { known.ofClasses[reference.name] = modules }
    }
    return known
  }
}
