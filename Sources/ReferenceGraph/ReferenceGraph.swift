import InterfaceDocuments
import ProgramModel
import ProjectModel
import SourceModel
import SourceSyntax

/// The code, nibs and scenes reachable from an app's entry points, computed by rapid type analysis (Bacon and
/// Sweeney, OOPSLA 1996).
///
/// A member runs if reachable code references its name and instantiates its class, or if a framework may call it. The
/// graph over-approximates: an unreachable node cannot run, and a reachable node has a path of evidence.
package struct ReferenceGraph {
  package let index: CodeIndex
  let documents: [DocumentSummary]
  private(set) var reached: ReachedNodes
  /// The app targets whose entry points are in the sources.
  var started = AppTargets.none
  var hierarchy: ClassHierarchy
  var strings: Strings
  /// The app targets whose delegate inherits from an unread class, which may load any document.
  var unreadStarts = AppTargets.none
  /// The units to follow, in the order in which they were reached, so that the evidence is a short path.
  private(set) var openUnits: [(unit: CodeIndex.Unit, appTargets: AppTargets)] = []
  /// The classes that unread code may name; they are followed only when no other references are left, so that the
  /// evidence is as specific as possible.
  var unreadUses: [UnreadUse] = []
  /// The occurrences in running code that name a class without spelling it.
  var namings: [Naming] = []
  var seenNamings: Set<CodeIndex.Reference> = []
  /// The classes that any code may take from a property or collection.
  var stored: [CodeIndex.Name: StoredClass] = [:]
  var bindings: Bindings
  /// The app targets that follow each use.
  var uses: [Bindings.Use: AppTargets] = [:]
  /// The app targets that use each member of an object, which runs once its type is instantiated.
  var called: [AppTargets]
  /// The app targets that run all declarations with each name.
  var settled: [AppTargets]
  /// The app targets that run all declarations with each name, at the latest once their types are instantiated.
  var settledForObjects: [AppTargets]
  /// The app targets in which each class calls `init` on `self`.
  var selfInitializing: [CodeIndex.Name: AppTargets] = [:]
  /// The classes used as values.
  var metatypes: [CodeIndex.Name: AppTargets] = [:]
  /// The classes passed to unread code.
  var unknownUses: [CodeIndex.Name: AppTargets] = [:]
  /// The classes that objects are cast to.
  var casts: [CodeIndex.Name: AppTargets] = [:]
  /// The app targets that show scenes of storyboards that were not read.
  var showingUnread = AppTargets.none
  /// Whether the documents that were reached last load other documents, by a nib name or a storyboard reference.
  var loadsDocuments = false
  /// The names that code composes, or whose values it does not determine.
  var compositions: [Composition] = []
  var unknownNames: UnknownNames?
  /// The app targets in which each composed string was followed.
  var composing: [ComposedString: AppTargets] = [:]
  var registered = RegisteredNibs()
  /// The app targets that have an instance of each class or one of its subclasses.
  var instances: [AppTargets]
  /// The app targets with an instance of each class or one of its subclasses that any initializer may have created.
  var initialized: [AppTargets]
  /// The app targets with an instance of each class or one of its subclasses that `init(frame:)` may have created.
  var framed: [AppTargets]
  /// The app targets that instantiate each class without a view, so that a controller looks for its nib.
  var seekers: [CodeIndex.Name: AppTargets] = [:]
  let appTargetsOfDocuments: [AppTargets]
  let documentsByName: [String: [Int]]
  /// The names that load each document.
  let namesOfDocuments: [[CodeIndex.Name]]
  /// The paths of the documents that packages build.
  let packageDocuments: Set<String>
  /// The names of the documents that packages build.
  private let packageNames: Set<CodeIndex.Name>
  /// The class names from which code derives nib names or controller identifiers.
  var stems: [CodeIndex.Name] = []
  /// The names and identifiers in documents.
  let texts: Set<CodeIndex.Name>
  /// The names and identifiers in documents, by the hash of their spelling in generated code, as in
  /// `R.storyboard.main`.
  let textsBySpelling: [UInt64: [CodeIndex.Name]]

  /// A class that unread code may name.
  struct UnreadUse {
    let type: CodeIndex.Name
    let appTargets: AppTargets
    let cause: Cause
  }

  /// Follows all references.
  ///
  /// - Parameters:
  ///   - program: The code of the scope.
  ///   - documents: The documents of the scope, and the other documents in the app.
  ///   - appTargets: The app targets that build each document.
  ///   - settings: The names in property lists and project settings.
  init(
    _ program: Program,
    documents: [DocumentSummary],
    appTargets: [AppTargets],
    settings: LaunchSettings
  ) {
    let index = program.index
    (self.index, self.documents, appTargetsOfDocuments) = (index, documents, appTargets)
    packageDocuments = program.packageDocuments
    packageNames = Set(packageDocuments.compactMap { index.number(of: PathName.nibName(of: $0)) })
    documentsByName = Dictionary(grouping: documents.indices) { documents[$0].nibName }
    namesOfDocuments = documents.map { $0.nibNames.compactMap(index.number(of:)) }
    let names = Set(documents.lazy.flatMap(\.referencedNames))
    texts = Set(names.compactMap(index.number(of:)))
    reached = ReachedNodes(unitCount: index.unitCount, nameCount: index.nameCount)
    instances = Array(repeating: .none, count: index.nameCount)
    (initialized, framed, settled, settledForObjects) = (instances, instances, instances, instances)
    called = Array(repeating: .none, count: index.unitCount)
    strings = program.strings
    (bindings, hierarchy) = (strings.bindings, strings.hierarchy)
    textsBySpelling = Dictionary(grouping: texts.sorted()) {
      FoldedName.hash(of: Array(index.text(of: $0).utf8)[...])
    }
    start(settings)
    var mains = mainDocuments(of: settings.unread)[...]
    repeat {
      repeat {
        repeat {
          followUnits()
        } while !Task.isCancelled && (followDocuments() || followRegistrations())
      } while !Task.isCancelled && (followGivenClasses() || followUnreadUses() || followUnknownNames())
    } while !Task.isCancelled && (startMainDocument(among: &mains) || followUnreadOwners())
  }

  // MARK: - Reaching

  /// Marks a node as reachable and returns the app targets that had not reached it before.
  @discardableResult
  mutating func reach(_ node: Node, _ appTargets: AppTargets, _ cause: Cause) -> AppTargets {
    let node = packageNode(node, cause) ?? node
    let new = reached.add(node, appTargets, cause)
    guard !new.isEmpty else { return .none }
    if case .document(let number) = node {
      for message in documents[number].messages { send(message, new, .node(node)) }
    }
    return new
  }

  /// Returns the node for a name that the code of a package uses, if a package builds a document with that name.
  private func packageNode(_ node: Node, _ cause: Cause) -> Node? {
    guard !packageNames.isEmpty, case .text(let name, let use) = node, packageNames.contains(name),
      let use = use.ofPackage, let unit = cause.namingUnit, index.files[index.file(of: unit)].isOfPackage
    else { return nil }
    return .text(name, use)
  }

  /// Runs a unit in the app targets that build it.
  mutating func run(_ unit: CodeIndex.Unit, _ appTargets: AppTargets, _ cause: Cause) {
    let own = appTargets.intersection(index.appTargets(of: unit))
    let new = reach(.unit(unit), own, cause)
    if !new.isEmpty { openUnits.append((unit, new)) }
  }

  // MARK: - Code

  private mutating func followUnits() {
    var next = 0
    while !Task.isCancelled, next < openUnits.count {
      let (unit, appTargets) = openUnits[next]
      next += 1
      let own = index.unit(unit)
      for number in own.start..<own.end { follow(index.site(at: Int(number), in: unit), appTargets) }
    }
    openUnits.removeAll(keepingCapacity: true)
  }

  /// Follows the classes that unread code may name.
  ///
  /// - Returns: Whether there were such classes.
  private mutating func followUnreadUses() -> Bool {
    let uses = unreadUses
    unreadUses.removeAll()
    for use in uses {
      // The superclass of an existing object may look for its nib, but not for a scene that creates the object.
      let isMade = if case .instance = use.cause { true } else { false }
      self.use(use.type, as: isMade ? .nib : .any, use.appTargets, use.cause)
    }
    return !uses.isEmpty
  }

  private mutating func follow(_ site: Site, _ appTargets: AppTargets) {
    let (occurrence, name, unit, file) = (site.occurrence, site.name, site.unit, site.file)
    let cause = site.cause
    if occurrence.part != .whole { compose(site, appTargets) }
    recordNaming(site)
    switch occurrence.role {
    case .name, .member, .write:
      if name >= 0 {
        call(site, appTargets)
        mention(name, appTargets, cause)
        // In Objective-C, only a macro takes a class by its bare name: `SHARED_INSTANCE(deck, Deck)`. In Swift, the name
        // of the class begins with a lowercase letter.
        if occurrence.role == .name, index.types[name]?.isClass == true,
          !index.files[file].isSwift
            || occurrence.traits.contains(.isCall)
              && !occurrence.traits.contains(.isLocal)
        {
          instantiate(name, appTargets, cause)
        }
        runAllCases(name, appTargets, cause)
        if occurrence.role == .member, bindings.isAllocation(name), occurrence.traits.contains(.isCall),
          !occurrence.traits.contains(.hasArguments)
        {
          makeUnknown(appTargets, cause)
        }
        if occurrence.receiver == .implicit, name == bindings.initializer {
          for type in bindings.madeClasses(by: occurrence, in: unit) {
            instantiate(type, appTargets, cause)
          }
        }
      }
      callAcross(site, appTargets)
      performComposedName(site, appTargets)
      followUnreadMember(site, appTargets)
      followSpelling(site, appTargets)
    case .selector:
      perform(at: site, appTargets)
    case .construction:
      if index.files[file].isSwift, bindings.metatypes.isTypeParameter(occurrence.name, in: file) {
        makeUnknown(appTargets, cause)
      }
      performComposedName(site, appTargets)
      guard name >= 0 else { return }
      instantiate(name, appTargets, cause, seeksNib: !occurrence.traits.contains(.isProvided))
      callAcross(site, appTargets)
      call(site, appTargets)
    case .metatype:
      let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
      guard name >= 0, !index.files[file].facts.isBundleRequest(sink) else { return }
      metatypes[name, default: .none].formUnion(appTargets)
      instantiate(name, appTargets, cause)
      if strings.target(of: occurrence.sink, in: unit).contains(.any) { giveAway(name, appTargets, cause) }
      store(site, appTargets)
    case .genericArgument:
      guard name >= 0 else { return }
      metatypes[name, default: .none].formUnion(appTargets)
      mention(name, appTargets, cause)
      let generic = index.name(occurrence.receiverName, in: file)
      if generic >= 0, index.types[generic]?.isDeclared == true { instantiate(name, appTargets, cause) }
    case .type, .cast:
      guard name >= 0 else { return }
      mention(name, appTargets, cause)
      if occurrence.role == .cast { castTo(name, appTargets, cause) }
    case .string: followText(site, appTargets)
    case .stringPart: break
    case .className:
      guard index.types.contains(name) else { return }
      let target = strings.target(of: occurrence.sink, in: unit)
      if !isOnlyRegistered(name, as: target, at: site, appTargets) {
        use(name, as: target, isChanged: occurrence.traits.contains(.isChanged), appTargets, cause)
      }
    case .ownClassName: break
    }
  }
}
