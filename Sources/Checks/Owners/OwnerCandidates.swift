package import InterfaceDocuments
import KeyValueCoding
import NibLoading
package import ProgramModel
package import ProjectModel
import RuntimeAttributes
import SourceModel

/// The classes whose instances may be File's Owner of a nib.
///
/// The owner class in a document is only a declaration that Interface Builder uses to offer outlets. The code that
/// loads the nib provides the owner.
package struct OwnerCandidates: Sendable {
  let resolved: ResolvedClasses
  /// The classes whose instances load a nib with themselves as the owner, by nib name.
  private let loaders: [String: Set<String>]
  /// The classes that inherit code that loads the nib of their name with themselves as the owner.
  private let ownersByInheritance: Set<String>
  /// The classes that certainly instantiate a nib, with the locations, by nib name.
  let certainLoaders: [String: [Loader]]
  /// The nibs that a controller class specifies for itself, by class name; nil represents an unknown nib.
  let ownNibs: [String: Set<String?>]
  /// The names of all nibs.
  let nibNames: NibNames
  /// The classes with subclasses in the sources, so that an owner may belong to a subclass.
  let superclasses: Set<String>
  /// The nibs with which controllers of exactly a class are created, by class name.
  let givenNibs: [String: Set<String>]
  /// The controller classes whose objects are created with a nib and an owner, and their superclasses, by nib name.
  private let handingOn: [String: Set<String>]
  /// The classes that documents instantiate, and their superclasses.
  let placedClasses: Set<String>
  /// The names of nibs that are loaded with an unknown owner.
  private let nibsOfOthers: Set<String>
  /// The nibs registered for reuse.
  private let reused: ReusedNibs

  /// A class that loads a nib, and the location of the code.
  package struct Loader: Hashable, Sendable {
    /// The way in which a class loads a nib.
    package enum Use: Hashable, Sendable {
      /// With the object itself as the owner.
      case owner
      /// Without an owner.
      case nobody
      /// By registering the nib for reuse. The nib has no owner then.
      case reuse
    }

    var className: String
    var location: FileLocation
    var use: Use
    /// Whether the owner is an instance of exactly this class rather than a subclass.
    var isExact = false

    /// The effective class of the owner during the load.
    var ownerClass: String { use == .owner ? className : "NSObject" }
  }

  /// Collects the nibs that classes load.
  ///
  /// - Parameters:
  ///   - resolved: The classes.
  ///   - nibNames: The names of all nibs.
  ///   - placedClasses: The classes that documents instantiate, and their superclasses.
  ///   - unbuilt: Returns the sources that no target builds, so that their loads never run.
  package init(
    _ resolved: ResolvedClasses,
    nibNames: NibNames,
    placedClasses: Set<String>,
    unbuilt: () -> UnbuiltFiles
  ) {
    (self.resolved, self.nibNames) = (resolved, nibNames)
    self.placedClasses = placedClasses
    reused = ReusedNibs(resolved, nibNames: nibNames, unbuilt: unbuilt)
    superclasses = Set(resolved.summaries.compactMap(\.superclass))
    var loaders: [String: Set<String>] = [:]
    var certainLoaders: [String: [Loader]] = [:]
    var ownNibs: [String: Set<String?>] = [:]
    var givenNibs: [String: Set<String>] = [:]
    var nibsOfOthers: Set<String> = []
    var handingOn: [String: Set<String>] = [:]
    var ownersByInheritance: Set<String> = []
    let choosing = Self.controllersChoosingOwner(resolved)
    for (className, uses) in resolved.uses {
      for use in uses {
        guard let load = use.nib else { continue }
        let name = use.nibName(in: className, nibNames)
        if load.controller == .itself { ownNibs[className, default: []].insert(name) }
        guard let nib = name else { continue }
        if case .made(let controller) = load.controller, load.owner != .notInstantiated {
          // The controller is given an owner and may pass on a different one.
          givenNibs[controller, default: []].insert(nib)
          let chain = resolved.ancestors(of: [controller])
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
            Loader(className: controller, location: use.location, use: .owner, isExact: true)
          )
        }
        if load.isOfOther { nibsOfOthers.insert(nib) }
        if load.controller == .itself { loaders[nib, default: []].insert(className) }
        if use.makesItselfOwner { loaders[nib, default: []].insert(className) }
        guard load.owner == .itself || load.owner == .nobody else { continue }
        certainLoaders[nib, default: []].append(
          Loader(
            className: className,
            location: use.location,
            use: load.owner == .itself ? .owner : .nobody
          )
        )
      }
    }
    // Each class loads the nib of its own name.
    for (className, uses) in resolved.inheritedNibLoads {
      for load in uses.compactMap(\.nib) {
        if load.isOfOther || load.owner == .nobody { nibsOfOthers.insert(className) }
        guard load.owner == .itself else { continue }
        loaders[className, default: []].insert(className)
        ownersByInheritance.insert(className)
      }
    }
    self.loaders = loaders
    self.ownersByInheritance = ownersByInheritance
    self.certainLoaders = certainLoaders
    self.ownNibs = ownNibs
    self.givenNibs = givenNibs
    self.nibsOfOthers = nibsOfOthers
    self.handingOn = handingOn
  }

  /// Returns the controller classes whose initializers pass a nib and its owner to the superclass's initializer.
  private static func controllersChoosingOwner(_ resolved: ResolvedClasses) -> Set<String> {
    Set(
      resolved.uses.lazy.filter { _, uses in
        uses.contains { $0.nib?.controller == .itself && $0.member.hasPrefix("init") }
      }.map(\.key)
    )
  }

  /// Returns the classes that certainly load a document's nib, excluding the declared owner class.
  ///
  /// Owner classes with subclasses are excluded as well, because a subclass may have what the class lacks.
  package func loaders(of document: InterfaceDocument) -> [Loader] {
    let declared = document.filesOwner?.customClass
    let nib = PathName.nibName(of: document.file)
    let loaders = (certainLoaders[nib] ?? []).filter { loader in
      guard loader.use == .owner else {
        // If several classes have the same name, each loads the nib of that name in its own module.
        let isOwnName = nib == loader.className
        return !nibNames.repeated.contains(nib)
          && (!isOwnName || resolved.summaries(named: loader.className).count == 1)
      }
      guard loader.className != declared, resolved.summaries(named: loader.className).count == 1 else {
        return false
      }
      guard loader.isExact else { return !superclasses.contains(loader.className) }
      // A controller may use a nib other than the one passed to it.
      return !nibNames.repeated.contains(nib) && (ownNibs[loader.className] ?? [nib]) == [nib]
    }.sorted { ($0.className, $0.location) < ($1.className, $1.location) }
    return loaders.isEmpty ? [reused.loader(of: document)].compactMap(\.self) : loaders
  }

  /// Returns the document with the owner that code provides, if the owner's class is not declared or unknown.
  ///
  /// An unknown declaration remains if a class is renamed without updating its nib.
  package func judged(
    _ document: InterfaceDocument,
    in registry: ClassRegistry,
    _ code: CodeQueries
  ) -> InterfaceDocument {
    if let owner = controllerLooking(for: document, code) { return document.owned(by: owner) }
    guard let declared = document.filesOwner?.customClass, registry.entry(named: declared) == nil,
      let owner = provenOwner(of: PathName.nibName(of: document.file))
    else { return document }
    return document.owned(by: owner)
  }

  /// Returns the class of a controller that code creates without a nib name, and that therefore finds a nib without a
  /// declared owner by its name.
  private func controllerLooking(for document: InterfaceDocument, _ code: CodeQueries) -> String? {
    let nib = PathName.nibName(of: document.file)
    guard document.format != .storyboard, document.platform != .macOS, let owner = document.filesOwner,
      owner.customClass == nil, !nibNames.repeated.contains(nib)
    else { return nil }
    return [nib + ControllerNibs.suffix, nib].first { className in
      ControllerNibs.names(of: className).first(where: nibNames.contain) == nib
        && code.plainController(className, on: document.platform) == "UIViewController"
        && code.creations(of: className).contains(where: \.isShown)
    }
  }

  /// Returns the class of all owners of a nib, or nil if the nib may have other owners.
  private func provenOwner(of nib: String) -> String? {
    guard let names = loaders[nib], names.count == 1, let name = names.first,
      !nibNames.repeated.contains(nib),
      !nibsOfOthers.contains(nib)
    else { return nil }
    let isLoader =
      ownNibs[name]?.contains(nib) == true || name == nib && ownersByInheritance.contains(name)
      || certainLoaders[nib]?.contains { $0.use == .owner && $0.className == name } == true
    let isProven =
      isLoader && (ownNibs[name] ?? [nib]) == [nib] && !superclasses.contains(name)
      && resolved.summaries(named: name).count == 1
    return isProven ? name : nil
  }

  /// Returns the class of all owners of a document's nib, if the declared class is certainly not one of them.
  package func ownerInsteadOfDeclared(in document: InterfaceDocument) -> String? {
    let nib = PathName.nibName(of: document.file)
    guard let declared = document.filesOwner?.customClass, let owner = provenOwner(of: nib),
      owner != declared,
      declared != nib, declared != nib + "Controller",
      givenNibs[declared]?.contains(nib) != true
    else { return nil }
    let related = resolved.ancestors(of: [declared]).union(resolved.descendants(of: [declared]))
    let mayLoadAny = related.contains { className in
      (resolved.uses[className] ?? []).contains { use in
        guard let load = use.nib, load.owner == .itself || load.controller == .itself else { return false }
        return use.nibName(in: className, nibNames) == nil
      }
    }
    return mayLoadAny ? nil : owner
  }

  /// Whether a document's nib is only registered for reuse, so that it has no owner.
  package func isOnlyReused(_ document: InterfaceDocument) -> Bool { reused.loader(of: document) != nil }

  /// Whether no code loads the cell in a document with an owner.
  package func isUnownedCell(_ document: InterfaceDocument) -> Bool { reused.isUnownedCell(document) }

  /// Returns the names of all classes that may own a document's nib.
  package func names(for document: InterfaceDocument) -> [String] {
    others(for: document) + loaders(of: document).map(\.ownerClass)
  }

  private static let views: Set<String> = ["NSView", "UIView"]

  /// Returns the classes in the sources that may own a document's nib, excluding the declared one.
  package func others(for document: InterfaceDocument) -> [String] {
    let nib = PathName.nibName(of: document.file)
    var names = loaders[nib] ?? []
    // A controller without a nib name looks for a nib named after its class, with or without "Controller".
    if resolved.ancestors(of: [nib]).isDisjoint(with: Self.views) { names.insert(nib) }
    if nib.hasSuffix("View") { names.insert(nib + "Controller") }
    if let declared = document.filesOwner?.customClass { names.remove(declared) }
    names = names.filter { !resolved.summaries(named: $0).isEmpty }
    // NSApplicationMain loads the main nib with the application as its owner. Xcode's templates name this nib
    // MainMenu.
    if nib == "MainMenu", document.platform == .macOS { names.insert("NSApplication") }
    return names.sorted()
  }
}

extension InterfaceDocument {
  /// The placeholder for the owner of the nib.
  package var filesOwner: InterfaceObject? {
    filesOwnerIndex.map { objects[$0] }
  }

  private var filesOwnerIndex: Int? { objects.firstIndex { $0.placeholder == .filesOwner } }

  /// Returns the document with another owner class.
  func owned(by className: String) -> InterfaceDocument {
    guard let index = filesOwnerIndex else { return self }
    var document = self
    document.objects[index].customClass = className
    document.objects[index].customModule = nil
    return document
  }
}
