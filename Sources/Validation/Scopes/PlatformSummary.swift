import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The state other than classes that all loads of a scope on one platform share.
struct PlatformSummary: Sendable {
  private let platform: Platform
  /// The classes that documents reference, by build context.
  private(set) var references: [DocumentBuildContext: Set<ClassReference>] = [:]
  /// The modules whose classes are all known, and the modules that certainly contain a class.
  private(set) var modules = KnownModules()
  /// The targets of each document, if the classes that the document can use depend on its targets.
  private var scopes: [String: TargetScope] = [:]
  /// The target modules of each document without a class that the document expects in the module.
  private var lackingModules: [String: Set<String>] = [:]
  /// The nested classes that documents cannot name, by unqualified name.
  private var nestedClasses: [String: RegistryCompleteness.NestedClass] = [:]
  /// The modules that each document names although its apps do not contain them.
  private var absentModules: [String: Set<String>] = [:]
  /// The documents that use class names without a module and belong to apps whose classes were all read.
  private var closedDocuments: Set<String> = []
  /// The undeclared class names that occur in binaries linked into the apps of closed documents.
  private var namesInBinaries: Set<String> = []
  /// The undeclared class names that may be names of Apple's classes.
  private var systemNames: Set<String> = []
  /// The framework classes whose names differ from names in documents only in case, by name in the document.
  private var respelledClasses: [String: String] = [:]
  /// The names of all nibs, and the names that several documents share.
  private(set) var nibNames = NibNames([], repeated: [])
  /// The classes of controllers in storyboards, the owner classes of nibs that documents also instantiate, and the
  /// superclasses of both.
  private(set) var placedClasses: Set<String> = []
  /// The classes that code assigns to existing objects, sorted.
  private(set) var adoptedClasses: [String] = []
  /// The keys that dependencies appear to add to framework classes.
  private let dependencyKeys: DependencyKeys

  /// Collects the shared state.
  ///
  /// - Parameters:
  ///   - platform: The platform of the loads.
  ///   - documents: All documents loaded for the platform.
  ///   - factory: The classes of the platform.
  ///   - sources: All sources of the scope.
  ///   - stated: The deployment target, if set for all documents.
  ///   - importers: The targets that may link an unread module.
  ///   - foreignProjects: The projects with sources in languages that are not read.
  init(
    _ platform: Platform,
    documents: [DocumentSummary],
    factory: RegistryFactory,
    sources: [SourceFile],
    stated: PlatformVersion?,
    importers: Set<Int>,
    foreignProjects: ForeignProjects
  ) {
    self.platform = platform
    dependencyKeys = DependencyKeys(documents, factory, sources)
    adoptedClasses = factory.resolved.adoptedClasses
    placedClasses = factory.resolved.ancestors(of: Self.placedClasses(in: documents))
    let unread = factory.scopes.unreadSources()
    nibNames = NibNames(
      Set(documents.lazy.filter { $0.format != .storyboard }.map(\.nibName)),
      repeated: Self.repeatedNibs(among: documents)
    )
    // Scopes are cached by targets, since computing a scope checks every ambiguous class name.
    struct Place: Hashable {
      var targets: Set<Int>
      var foreign: String?
    }
    var known: [Place: TargetScope?] = [:]
    for document in documents {
      let place = Place(
        targets: factory.scopes.projects.indexes(ofClassesIn: document.file),
        foreign: foreignProjects.folder(around: document.file)
      )
      let scope =
        known[place]
        ?? factory.scopes.scope(ofTargets: place.targets, unread: unread, foreign: place.foreign)
      known[place] = .some(scope)
      scopes[document.file] = scope
      let buildContext = DocumentBuildContext(
        scope: scope,
        oldestSystem: stated ?? factory.scopes.projects.deploymentTarget(of: document.file, on: platform)
      )
      references[buildContext, default: []].formUnion(document.classes.lazy.map(\.reference))
    }
    modules = factory.modules(referencedBy: documents)
    nestedClasses = factory.nestedClasses(among: Set(documents.lazy.flatMap(\.classes).map(\.reference.name)))
    lazy var closed = factory.scopes.closedTargets(except: importers)
    var bareNames: Set<String> = []
    for document in documents {
      lackingModules[document.file] = factory.modulesLackingClasses(of: document, modules)
      let names = factory.bareNames(in: document)
      guard !names.isEmpty || document.namesModule else { continue }
      bareNames.formUnion(names)
      let isClosed = factory.scopes.knowsAppTargets(of: document.file, closed)
      absentModules[document.file] = factory.absentModules(in: document, isClosed ? closed.binaries : nil)
      if isClosed, !names.isEmpty { closedDocuments.insert(document.file) }
    }
    respelledClasses = factory.respelledClasses(among: bareNames)
    guard !closedDocuments.isEmpty else { return }
    let undeclared = bareNames.filter { factory.resolved.summaries(named: $0).isEmpty }
    let prefixes = factory.prefixes
    systemNames = Set(undeclared.filter(prefixes.mayBeSystemClass))
    namesInBinaries = BinaryLibrary.names(
      among: undeclared,
      in: closed.binaries,
      documented: closed.frameworksWithHeaders
    )
  }

  /// Returns the names that several documents share; variants of a document for languages and devices count as one.
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
      for use in document.classes where use.isPlaceholder { owners.insert(use.reference.name) }
    }
    var placed: Set<String> = []
    for document in documents {
      placed.formUnion(document.scenesOfClasses.keys)
      for use in document.classes where !use.isPlaceholder && owners.contains(use.reference.name) {
        placed.insert(use.reference.name)
      }
    }
    return placed
  }

  /// Returns the build context of a document.
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
  func conditions(of document: InterfaceDocument, _ own: DocumentBuildContext) -> LoadConditions {
    LoadConditions(
      platform: platform,
      deploymentTarget: own.oldestSystem ?? document.deploymentTarget,
      knownModules: modules.names
    )
  }

  /// Returns the known gaps of the registry for a document.
  ///
  /// - Parameters:
  ///   - document: A document of the platform.
  ///   - own: The build context of the document.
  ///   - shared: The gaps common to all loads.
  ///   - undeclared: The classes that sources extend but do not declare.
  /// - Returns: The shared gaps, and the gaps that depend on the document's targets.
  func completeness(
    of document: InterfaceDocument,
    _ own: DocumentBuildContext,
    with shared: RegistryCompleteness,
    undeclared: Set<String>
  ) -> RegistryCompleteness {
    var completeness = shared
    completeness.ownModules = lackingModules[document.file]
    completeness.unreadSources = own.scope?.unread ?? []
    completeness.nestedClasses = nestedClasses
    completeness.absentModules = absentModules[document.file] ?? []
    if closedDocuments.contains(document.file) {
      completeness.knowsBareNames = true
      completeness.unreadSources.formUnion(undeclared)
      completeness.unreadSources.formUnion(namesInBinaries)
      completeness.systemNames = systemNames
    }
    completeness.respelledClasses = respelledClasses
    completeness.adoptedClasses = adoptedClasses
    completeness.isKeyOfUnseenDependencies = dependencyKeys.contain
    completeness.isKeyOfSources = dependencyKeys.isDeclared
    return completeness
  }

  /// Returns the classes that sources extend but do not declare, for closed documents; empty if there are no closed
  /// documents.
  func undeclaredClasses(_ factory: RegistryFactory) -> Set<String> {
    closedDocuments.isEmpty ? [] : factory.resolved.undeclaredClasses
  }
}
