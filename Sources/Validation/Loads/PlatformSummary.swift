import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// What the loads of a unit's documents on one platform share of what its files say, the classes aside.
struct PlatformSummary: Sendable {
  let platform: Platform
  /// The classes that documents name, by what surrounds the documents.
  private(set) var uses: [DocumentBuildContext: Set<ModuleUse>] = [:]
  /// The modules all of whose classes are known, and which modules hold some classes.
  private(set) var modules = KnownModules()
  /// The targets of documents for which it matters which targets build them.
  private var scopes: [String: TargetScope] = [:]
  /// The modules of documents' own targets, where these look in them for a class that only other modules have.
  private var lackingModules: [String: Set<String>] = [:]
  /// The documents that name classes without a module, and of whose programs every class was read.
  private var closedDocuments: Set<String> = []
  /// The names without a declaration that occur in binaries which these documents' programs link.
  private var namesInBinaries: Set<String> = []
  /// The names without a declaration that no class of the frameworks can have.
  private var foreignNames: Set<String> = []
  /// The frameworks' classes by what documents call them, which differs in upper and lower case alone.
  private var respelledClasses: [String: String] = [:]
  /// The names that several nibs have; nobody knows which of them is meant.
  private(set) var repeatedNibs: Set<String> = []
  /// The classes of which documents hold objects, with those from which they derive, among those of storyboards' controllers
  /// and of nibs' owners.
  private(set) var placedClasses: Set<String> = []
  /// The classes that code makes objects of other classes instances of, sorted.
  private(set) var adoptedClasses: [String] = []
  /// The keys that dependencies seem to add to the frameworks' classes.
  private let dependencyKeys: DependencyKeys

  /// Finds out what the loads share.
  ///
  /// - Parameters:
  ///   - platform: The platform.
  ///   - documents: All documents that are loaded for it.
  ///   - factory: The classes.
  ///   - sources: What sources declare.
  ///   - stated: The oldest system, where somebody said so for all documents.
  ///   - importers: The projects that may link a module which was not read.
  init(
    _ platform: Platform,
    documents: [DocumentSummary],
    factory: RegistryFactory,
    sources: [SourceInterface],
    stated: PlatformVersion?,
    importers: Set<String>
  ) {
    self.platform = platform
    dependencyKeys = DependencyKeys(in: documents, factory, sources)
    adoptedClasses = factory.resolved.adoptedClasses
    placedClasses = factory.resolved.superclasses(of: Self.placedClasses(in: documents))
    let unread = factory.scopes.unreadSources()
    repeatedNibs = Self.repeatedNibs(among: documents)
    // Every name that several classes have decides.
    var known: [Set<Int>: TargetScope?] = [:]
    for document in documents {
      let targets = factory.scopes.projects.indexes(building: document.file)
      let scope = known[targets] ?? factory.scopes.scope(ofTargets: targets, unread: unread)
      known[targets] = .some(scope)
      scopes[document.file] = scope
      let buildContext = DocumentBuildContext(
        scope: scope,
        oldestSystem: stated ?? factory.scopes.projects.deploymentTarget(of: document.file, on: platform)
      )
      uses[buildContext, default: []].formUnion(factory.scopes.uses(in: document))
    }
    modules = factory.modules(of: uses.values.reduce(into: Set()) { $0.formUnion($1) })
    lazy var closed = factory.scopes.closedProjects(except: importers)
    var bareNames: Set<String> = []
    for document in documents {
      lackingModules[document.file] = factory.modulesLackingClasses(of: document, modules)
      let names = factory.bareNames(in: document)
      guard !names.isEmpty else { continue }
      bareNames.formUnion(names)
      if factory.scopes.knowsPrograms(of: document.file, closed) { closedDocuments.insert(document.file) }
    }
    respelledClasses = factory.respelledClasses(among: bareNames)
    guard !closedDocuments.isEmpty else { return }
    let undeclared = bareNames.filter { factory.resolved.outlines(named: $0).isEmpty }
    foreignNames = factory.foreignNames(among: undeclared)
    namesInBinaries = BinaryLibrary.names(among: undeclared, in: closed.binaries)
  }

  /// The names that several nibs have, of which those for other languages and devices count as one.
  private static func repeatedNibs(among documents: [DocumentSummary]) -> Set<String> {
    struct Place: Equatable {
      var folder: String
      var isStoryboard: Bool
    }
    var places: [String: Place] = [:]
    var repeated: Set<String> = []
    for document in documents {
      let place = Place(
        folder: PathName.folderOfAllLanguages(of: document.file),
        isStoryboard: document.format == .storyboard
      )
      if let other = places.updateValue(place, forKey: document.nibName), other != place {
        repeated.insert(document.nibName)
      }
    }
    return repeated
  }

  private static func placedClasses(in documents: [DocumentSummary]) -> Set<String> {
    var owners: Set<String> = []
    for document in documents {
      for use in document.classes where use.isPlaceholder { owners.insert(use.name) }
    }
    var placed: Set<String> = []
    for document in documents {
      placed.formUnion(document.scenesOfClasses.keys)
      for use in document.classes where !use.isPlaceholder && owners.contains(use.name) {
        placed.insert(use.name)
      }
    }
    return placed
  }

  /// What surrounds a document.
  func buildContext(
    of document: String,
    projects: ProjectTargets,
    stated: PlatformVersion?
  ) -> DocumentBuildContext {
    DocumentBuildContext(
      scope: scopes[document],
      oldestSystem: stated ?? projects.deploymentTarget(of: document, on: platform)
    )
  }
}

extension PlatformSummary {
  /// The conditions of a document's load.
  func conditions(of document: InterfaceDocument, _ own: DocumentBuildContext) -> LoadConditions {
    LoadConditions(
      platform: platform,
      deploymentTarget: own.oldestSystem ?? document.deploymentTarget,
      knownModules: modules.names
    )
  }

  /// The known gaps of the registry for a document's load.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - own: What surrounds it.
  ///   - shared: The gaps for all loads.
  ///   - undeclared: The classes that sources extend and none declares.
  /// - Returns: The gaps.
  func completeness(
    of document: InterfaceDocument,
    _ own: DocumentBuildContext,
    beside shared: RegistryCompleteness,
    undeclared: Set<String>
  ) -> RegistryCompleteness {
    var completeness = shared
    completeness.ownModules = lackingModules[document.file]
    completeness.unreadSources = own.scope?.unread ?? []
    if closedDocuments.contains(document.file) {
      completeness.knowsBareNames = true
      completeness.unreadSources.formUnion(undeclared)
      completeness.unreadSources.formUnion(namesInBinaries)
      completeness.foreignNames = foreignNames
    }
    completeness.respelledClasses = respelledClasses
    completeness.adoptedClasses = adoptedClasses
    completeness.keysOfUnseenDependencies = dependencyKeys.undeclared
    return completeness
  }

  /// The classes that sources extend and none declares, where a document depends on them.
  func undeclaredClasses(_ factory: RegistryFactory) -> Set<String> {
    closedDocuments.isEmpty ? [] : factory.resolved.undeclaredClasses
  }
}
