import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// The classes whose objects may be File's Owner of a nib.
///
/// What the document says of its owner is only a declaration, which Interface Builder needs for offering outlets;
/// whoever loads the nib brings the owner.
struct OwnerCandidates: Sendable {
  let resolved: ResolvedClasses
  /// By the name of a nib, the classes in whose bodies an object loads it for itself.
  private let loaders: [String: Set<String>]
  /// Likewise, with the places where the nib surely is instantiated.
  let certainLoaders: [String: [Loader]]
  /// By the name of a controller's class, the nibs that it names for itself; nil among them for one that cannot be told.
  let ownNibs: [String: Set<String?>]
  /// The names that several nibs have.
  private let repeatedNibs: Set<String>
  /// The classes from which others of the sources derive, whose objects may be of these.
  let superclasses: Set<String>
  /// By the name of a controller's class, the nibs with whose names controllers of just this class are made.
  let givenNibs: [String: Set<String>]
  /// By the name of a nib, the controllers that are made with it and an owner, with those from which they derive.
  private let handingOn: [String: Set<String>]
  /// The classes of which documents hold objects, with those from which they derive.
  let placedClasses: Set<String>
  /// The names of the nibs that something loads with an owner that cannot be told.
  private let nibsOfOthers: Set<String>
  /// The nibs that are registered for reuse.
  private let reused: ReusedNibs

  /// A class that loads a nib, and where it does.
  struct Loader: Hashable, Sendable {
    /// How the class loads the nib.
    enum Use: Hashable, Sendable {
      /// With the object as the owner.
      case owner
      /// Without an owner.
      case nobody
      /// By registering it for reuse, without an owner as well.
      case reuse
    }

    var className: String
    var location: SourceLocation
    var use: Use
    /// Whether the owner is of just this class, and of none that derives from it.
    var isExact = false

    /// The class of the owner as the nib sees it.
    var ownerClass: String { use == .owner ? className : "NSObject" }
  }

  /// Gathers what the bodies of classes load.
  ///
  /// - Parameters:
  ///   - resolved: The classes.
  ///   - repeatedNibs: The names that several nibs have; nobody knows which of them a controller is given.
  ///   - placedClasses: The classes of which documents hold objects, with those from which they derive.
  ///   - unbuilt: Finds the sources that no target builds, whose loads never happen.
  init(
    _ resolved: ResolvedClasses,
    repeatedNibs: Set<String>,
    placedClasses: Set<String>,
    unbuilt: () -> UnbuiltFiles
  ) {
    (self.resolved, self.repeatedNibs) = (resolved, repeatedNibs)
    // Some sources may have changed since that was found out.
    self.placedClasses = resolved.superclasses(of: placedClasses)
    reused = ReusedNibs(resolved, repeatedNibs: repeatedNibs, unbuilt: unbuilt)
    superclasses = Set(resolved.outlines.compactMap(\.superclass))
    var loaders: [String: Set<String>] = [:]
    var certainLoaders: [String: [Loader]] = [:]
    var ownNibs: [String: Set<String?>] = [:]
    var givenNibs: [String: Set<String>] = [:]
    var nibsOfOthers: Set<String> = []
    var handingOn: [String: Set<String>] = [:]
    let choosing = Self.controllersChoosingOwner(resolved)
    for (className, facts) in resolved.bodies {
      for load in facts.nibLoads {
        let name = load.nibName(in: className)
        if load.controller == .itself { ownNibs[className, default: []].insert(name) }
        guard let nib = name else { continue }
        if case .made(let controller) = load.controller, load.owner != .notInstantiated {
          // The controller is handed an owner, and may hand on another one.
          givenNibs[controller, default: []].insert(nib)
          let chain = resolved.superclasses(of: [controller])
          handingOn[nib, default: []].formUnion(chain)
          guard choosing.isDisjoint(with: chain) else {
            nibsOfOthers.insert(nib)
            loaders[nib, default: []].formUnion([controller, className])
            continue
          }
        } else if case .made(let controller) = load.controller {
          givenNibs[controller, default: []].insert(nib)
          loaders[nib, default: []].insert(controller)
          certainLoaders[nib, default: []].append(
            Loader(className: controller, location: load.location, use: .owner, isExact: true)
          )
        }
        if load.isOfOther { nibsOfOthers.insert(nib) }
        if load.controller == .itself { loaders[nib, default: []].insert(className) }
        if load.makesItselfOwner { loaders[nib, default: []].insert(className) }
        guard load.owner == .itself || load.owner == .nobody else { continue }
        let use: Loader.Use = load.owner == .itself ? .owner : .nobody
        certainLoaders[nib, default: []].append(
          Loader(className: className, location: load.location, use: use)
        )
      }
    }
    self.loaders = loaders
    self.certainLoaders = certainLoaders
    self.ownNibs = ownNibs
    self.givenNibs = givenNibs
    self.nibsOfOthers = nibsOfOthers
    self.handingOn = handingOn
  }

  /// The classes of controllers whose own initializers name the nib and its owner to those of their superclasses.
  private static func controllersChoosingOwner(_ resolved: ResolvedClasses) -> Set<String> {
    Set(
      resolved.bodies.lazy.filter { _, facts in
        facts.nibLoads.contains { $0.controller == .itself && $0.member.hasPrefix("init") }
      }.map(\.key)
    )
  }

  /// The classes that surely load the nib of a document, those as owners which the document declares aside.
  ///
  /// An object of a class from which others derive may be of one of them, which may have what the class lacks.
  func loaders(of document: InterfaceDocument) -> [Loader] {
    let declared = document.filesOwner?.customClass
    let nib = PathName.nibName(of: document.file)
    let loaders = (certainLoaders[nib] ?? []).filter { loader in
      guard loader.use == .owner else {
        // Of several classes of one name each means a nib of its own module that is called like it.
        let isOwnName = nib == loader.className
        return !repeatedNibs.contains(nib)
          && (!isOwnName || resolved.outlines(named: loader.className).count == 1)
      }
      guard loader.className != declared, resolved.outlines(named: loader.className).count == 1 else {
        return false
      }
      guard loader.isExact else { return !superclasses.contains(loader.className) }
      // A controller may take another nib than the one that it is given.
      return !repeatedNibs.contains(nib) && (ownNibs[loader.className] ?? [nib]) == [nib]
    }.sorted { ($0.className, $0.location) < ($1.className, $1.location) }
    return loaders.isEmpty ? [reused.loader(of: document)].compactMap(\.self) : loaders
  }

  /// The document with the owner that code shows it to have, where nobody has seen the class that it declares.
  ///
  /// A class that was renamed without its nib leaves such a name behind.
  func judged(_ document: InterfaceDocument, in registry: ClassRegistry) -> InterfaceDocument {
    guard let declared = document.filesOwner?.customClass, registry.entry(named: declared) == nil,
      let owner = provenOwner(of: PathName.nibName(of: document.file))
    else { return document }
    return document.owned(by: owner)
  }

  /// The class of which every owner of a nib is; nil where the nib may have another owner than code shows.
  private func provenOwner(of nib: String) -> String? {
    guard let names = loaders[nib], names.count == 1, let name = names.first, !repeatedNibs.contains(nib),
      !nibsOfOthers.contains(nib)
    else { return nil }
    let isLoader =
      ownNibs[name]?.contains(nib) == true
      || certainLoaders[nib]?.contains { $0.use == .owner && $0.className == name } == true
    let isProven =
      isLoader && (ownNibs[name] ?? [nib]) == [nib] && !superclasses.contains(name)
      && resolved.outlines(named: name).count == 1
    return isProven ? name : nil
  }

  /// The names of all classes that a document may be loaded with as its owner.
  func names(for document: InterfaceDocument) -> [String] {
    others(for: document) + loaders(of: document).map(\.ownerClass)
  }

  /// The classes of the sources that may own the nib of a document, beside the one that the document declares.
  func others(for document: InterfaceDocument) -> [String] {
    let nib = PathName.nibName(of: document.file)
    var names = loaders[nib] ?? []
    // A controller that is given no name of a nib looks for one called like its class, with or without "Controller".
    names.insert(nib)
    if nib.hasSuffix("View") { names.insert(nib + "Controller") }
    if let declared = document.filesOwner?.customClass { names.remove(declared) }
    names = names.filter { !resolved.outlines(named: $0).isEmpty }
    // NSApplicationMain loads the main nib, which Xcode's templates call so, with the application as its owner.
    if nib == "MainMenu", document.platform == .macOS { names.insert("NSApplication") }
    return names.sorted()
  }
}

extension InterfaceDocument {
  /// The object that stands in for whoever loads the nib.
  var filesOwner: InterfaceObject? {
    filesOwnerIndex.map { objects[$0] }
  }

  private var filesOwnerIndex: Int? { objects.firstIndex { $0.placeholder == .filesOwner } }

  /// The document with an owner of another class.
  func owned(by className: String) -> InterfaceDocument {
    guard let index = filesOwnerIndex else { return self }
    var document = self
    document.objects[index].customClass = className
    document.objects[index].customModule = nil
    return document
  }
}
