package import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
package import ProjectModel
import RuntimeAttributes
import SourceModel

/// The classes whose instances may be File's Owner of a nib.
///
/// The owner class in a document is only a declaration that Interface Builder uses to offer outlets. The code that
/// loads the nib provides the owner.
package struct OwnerCandidates: Sendable {
  /// The nibs that code loads.
  package let loads: NibLoads
  /// The superclasses of classes in the sources; an owner of such a class may be an instance of a subclass.
  let superclasses: Set<String>
  /// The classes that documents instantiate, and their superclasses.
  let placedClasses: Set<String>
  /// A function that returns the sources that no target builds, whose loads never run.
  private let unbuilt: @Sendable () -> UnbuiltFiles
  private let unbuiltFiles = Remembered<UnbuiltFiles>()

  var resolved: ResolvedClasses { loads.resolved }
  /// The names of all nibs.
  var nibNames: NibNames { loads.names }

  /// A class that loads a nib, and the location of the code.
  package struct Loader: Hashable, Sendable {
    /// The way in which a class loads a nib.
    package enum Use: Hashable, Sendable {
      /// With the object itself as the owner.
      case owner
      /// Without an owner.
      case nilOwner
      /// By registering the nib for reuse, without an owner.
      case reuse
      /// By making a view of a table on macOS with an owner of the given class.
      case view(owner: String)
    }

    var className: String
    var location: FileLocation
    var use: Use
    /// Whether the owner is an instance of exactly this class rather than a subclass.
    var isExact = false

    /// The effective class of the owner during the load.
    var ownerClass: String {
      switch use {
      case .owner: className
      case .view(let owner): owner
      case .nilOwner, .reuse: "NSObject"
      }
    }
  }

  /// Creates the candidates for the nibs that code loads.
  ///
  /// - Parameters:
  ///   - loads: The nibs that code loads.
  ///   - placedClasses: The classes that documents instantiate, and their superclasses.
  ///   - unbuilt: A function that returns the sources that no target builds, whose loads never run.
  package init(
    _ loads: NibLoads,
    placedClasses: Set<String>,
    unbuilt: @escaping @Sendable () -> UnbuiltFiles
  ) {
    (self.loads, self.placedClasses, self.unbuilt) = (loads, placedClasses, unbuilt)
    superclasses = Set(loads.resolved.summaries.compactMap(\.superclass))
  }

  /// Returns the classes that certainly load a nib.
  func certainLoaders(of nib: String) -> [Loader] { loads.loads(of: nib).flatMap(\.loaders) }

  /// Returns the classes that certainly load a document's nib, excluding the declared owner class.
  ///
  /// Owner classes with subclasses are excluded as well, because a subclass may have the missing members. They are
  /// included if code creates an object of exactly the class, such as a framework's controller.
  package func loaders(of document: InterfaceDocument) -> [Loader] {
    let declared = document.filesOwner?.customClass
    let nib = PathName.nibName(of: document.file)
    let loaders = certainLoaders(of: nib).filter { loader in
      guard loader.use == .owner else {
        // If several classes have the same name, each class loads the nib with that name in its own module.
        let isOwnName = nib == loader.className
        return !nibNames.repeated.contains(nib)
          && (!isOwnName || resolved.summaries(named: loader.className).count == 1)
      }
      guard loader.className != declared else { return false }
      return loader.isExact
        ? isCertain(loader, of: nib)
        : resolved.summaries(named: loader.className).count == 1
          && !superclasses.contains(loader.className)
    }.sorted { ($0.className, $0.location) < ($1.className, $1.location) }
    if !loaders.isEmpty { return loaders }
    let views = viewMakers(of: document)
    return views.isEmpty ? [reuse(of: document)].compactMap(\.self) : views
  }

  /// Returns the controllers of exactly known classes that built code creates with the name of a document's nib.
  func exactOwners(of document: InterfaceDocument) -> [Loader] {
    let nib = PathName.nibName(of: document.file)
    return certainLoaders(of: nib).filter {
      $0.isExact && isCertain($0, of: nib) && !unbuiltFiles.value(unbuilt).contain($0.location.file)
    }
  }

  /// Whether a new controller of an exactly known class certainly uses the nib whose name it receives.
  private func isCertain(_ loader: Loader, of nib: String) -> Bool {
    guard resolved.summaries(named: loader.className).count == 1 || isCreatedByFramework(loader) else {
      return false
    }
    // A controller may use a nib other than the nib passed to it.
    return !nibNames.repeated.contains(nib) && (loads.ownNibs(of: loader.className) ?? [nib]) == [nib]
  }

  /// Returns the classes that make a table's view from a document's nib with an owner whose exact class is known.
  private func viewMakers(of document: InterfaceDocument) -> [Loader] {
    let declared = document.filesOwner?.customClass
    return loads.viewMakers(of: document).filter { maker in
      guard case .view(let owner) = maker.use, owner != declared else { return false }
      return NibLoads.tables.contains(owner)
        ? superclasses.isDisjoint(with: NibLoads.tables)
        : resolved.summaries(named: owner).count == 1 && !superclasses.contains(owner)
    }.filter { !unbuiltFiles.value(unbuilt).contain($0.location.file) }
  }

  /// Whether built code loads a nib with a new controller of a framework class, such as
  /// `UIViewController(nibName: "Card", bundle: nil)`.
  private func isCreatedByFramework(_ loader: Loader) -> Bool {
    loader.isExact && Self.frameworkOwners.contains(loader.className)
      && resolved.references(called: loader.className) == [.framework(loader.className)]
      && !unbuiltFiles.value(unbuilt).contain(loader.location.file)
  }

  /// The framework classes that load the nib with the name that they receive.
  private static let frameworkOwners: Set<String> = [
    "NSViewController", "NSWindowController", "UICollectionViewController", "UITableViewController",
    "UIViewController",
  ]

  /// Returns the document with the owner that code provides, if the declared owner class is missing, unknown or a view
  /// class.
  ///
  /// An unknown owner class remains in a nib if the class is renamed without updating the nib.
  package func judged(
    _ document: InterfaceDocument,
    in registry: ClassRegistry,
    _ code: AppCode
  ) -> InterfaceDocument {
    if let owner = controllerLooking(for: document, code) { return document.owned(by: owner) }
    guard let placeholder = document.filesOwner,
      placeholder.customClass.map({ registry.entry(named: $0) == nil }) ?? true,
      let owner = provenOwner(of: PathName.nibName(of: document.file)),
      // The owner may be a test class, because tests load nibs of the app as well.
      registry.entry(named: owner) != nil,
      // If the document does not specify a class, a controller that looks for a nib with this name may be the owner as
      // well.
      placeholder.customClass != nil || others(for: document) == [owner]
    else { return document }
    return document.owned(by: owner)
  }

  /// Returns the class of a controller that code creates and that loads a nib whose declared owner is not a controller;
  /// nil if there is no such controller.
  ///
  /// Code creates the controller with the nib's name, or without a name, so that the controller finds a nib named after
  /// its class.
  private func controllerLooking(for document: InterfaceDocument, _ code: AppCode) -> String? {
    let nib = PathName.nibName(of: document.file)
    guard document.format != .storyboard, document.platform != .macOS, let owner = document.filesOwner,
      !nibNames.repeated.contains(nib)
    else { return nil }
    let targets = code.projects.indexes(building: document.file).map { code.projects.targets[$0] }
    // Without a name, a controller looks only in the main bundle.
    let isInMainBundle = targets.isEmpty || targets.contains(where: \.isAppTarget)
    if let declared = owner.customClass {
      // A view may load the nib as well, but the owner is still the controller if the controller loads the nib.
      guard !targets.isEmpty, resolved.ancestors(of: [declared]).contains("UIView") else { return nil }
    } else if let named = controllerNaming(nib, document.platform, code) {
      return named
    }
    guard isInMainBundle else { return nil }
    return [nib + ControllerNibs.suffix, nib].first { className in
      let names = ControllerNibs.names(of: className).filter(nibNames.contain)
      // Published apps contain both a nib for the controller and a nib for its view, and do not crash.
      return (owner.customClass == nil ? names.first == nib : names == [nib])
        && isShown(className, document.platform, code)
    }
  }

  /// Whether code creates and shows a controller without naming a nib, so that the controller looks for a nib.
  ///
  /// UIKit does not look for a nib if a class overrides `loadView()`, even if the override calls `super` (documentation
  /// of `UIViewController.nibName`).
  private func isShown(_ className: String, _ platform: Platform, _ code: AppCode) -> Bool {
    code.plainController(className, on: platform) == "UIViewController"
      && !code.overridesLoadView(className, on: platform)
      && code.creations(of: className, on: platform).contains(where: \.isShown)
  }

  /// Returns the places where code creates a controller of the document's owner class that certainly loads the
  /// document's nib, regardless of the other owners of the nib.
  ///
  /// The code creates the controller with the nib's name, or without a name, so that the controller finds only this nib.
  package func creationsOfOwner(of document: InterfaceDocument, _ code: AppCode) -> [CodePlace] {
    let given = creationsOfDeclared(givenNibOf: document)
    if !given.isEmpty { return given }
    let nib = PathName.nibName(of: document.file)
    guard let declared = document.filesOwner?.customClass, document.format != .storyboard,
      document.platform != .macOS, !nibNames.repeated.contains(nib),
      ControllerNibs.names(of: declared).filter(nibNames.contain) == [nib],
      case let targets = code.projects.indexes(building: document.file).map({ code.projects.targets[$0] }),
      targets.contains(where: \.isAppTarget), isShown(declared, document.platform, code)
    else { return [] }
    return code.creations(of: declared, on: document.platform).filter(\.isShown).map {
      CodePlace(location: $0.location, member: $0.member)
    }
  }

  /// Returns the class of the only owner of a nib, if code creates the owner with the nib's name.
  private func controllerNaming(_ nib: String, _ platform: Platform, _ code: AppCode) -> String? {
    let (all, loaders) = (loads.loads(of: nib), certainLoaders(of: nib))
    guard let first = loaders.first, !all.contains(where: \.hasOtherOwner),
      Set(all.flatMap(\.owners)) == [first.className], loads.nibs(givenTo: first.className) == [nib],
      loaders.allSatisfy({ $0.isExact && $0.className == first.className && $0.use == .owner }),
      code.plainController(first.className, on: platform) == "UIViewController"
    else { return nil }
    return first.className
  }

  /// Returns the only class that owns a nib, or nil if several classes or unknown objects may own the nib.
  private func provenOwner(of nib: String) -> String? {
    let loads = self.loads.loads(of: nib)
    guard Set(loads.flatMap(\.owners)).count == 1, let name = loads.lazy.flatMap(\.owners).first,
      !nibNames.repeated.contains(nib), !loads.contains(where: \.hasOtherOwner)
    else { return nil }
    let own = self.loads.ownNibs(of: name)
    let isLoader =
      own?.contains(nib) == true || loads.contains { $0.isInherited && $0.owners == [name] }
      || loads.flatMap(\.loaders).contains { $0.use == .owner && $0.className == name }
    let isProven =
      isLoader && (own ?? [nib]) == [nib] && !superclasses.contains(name)
      && resolved.summaries(named: name).count == 1
    return isProven ? name : nil
  }

  /// Returns the only class that owns a document's nib, if the declared class certainly does not own the nib.
  package func ownerInsteadOfDeclared(in document: InterfaceDocument) -> String? {
    let nib = PathName.nibName(of: document.file)
    guard let declared = document.filesOwner?.customClass, let owner = provenOwner(of: nib),
      owner != declared,
      declared != nib, declared != nib + "Controller",
      !loads.nibs(givenTo: declared).contains(nib)
    else { return nil }
    let related = resolved.ancestors(of: [declared]).union(resolved.descendants(of: [declared]))
    let mayLoadAny = related.contains { className in
      loads.loads(by: className).contains {
        $0.nib == nil && ($0.role.owner == .itself || $0.role.controller == .itself)
      }
    }
    return mayLoadAny ? nil : owner
  }

  /// Whether a document's nib does not have an owner, because code only registers the nib for reuse.
  package func isOnlyReused(_ document: InterfaceDocument) -> Bool { reuse(of: document) != nil }

  private func reuse(of document: InterfaceDocument) -> Loader? {
    loads.reuse(of: document) { unbuiltFiles.value(unbuilt) }
  }

  /// Returns the names of all classes that may own a document's nib, excluding the declared class.
  package func names(for document: InterfaceDocument) -> [String] {
    others(for: document) + loaders(of: document).map(\.ownerClass)
  }

  /// Returns the names of the classes that may own a document's nib, excluding the declared class.
  ///
  /// If the declared class does not load the nib, and no code names the nib for the class, the classes that have all
  /// connected outlets and actions of the owner are included: the declared class may be stale, and code that was not
  /// understood may load the nib.
  package func possible(for document: InterfaceDocument) -> [String] {
    let others = others(for: document)
    let nib = PathName.nibName(of: document.file)
    guard let declared = document.filesOwner?.customClass, declared != nib,
      declared != nib + ControllerNibs.suffix, !loads.nibs(givenTo: declared).contains(nib),
      !resolved.descendants(of: [declared]).contains(where: { className in
        loads.loads(by: className).contains {
          ($0.nib == nib || $0.nib == nil) && ($0.role.owner == .itself || $0.role.controller == .itself)
        }
      })
    else { return others }
    return Set(others + classes(with: document.membersOfOwner)).subtracting([declared]).sorted()
  }

  /// Returns the classes of the sources that declare all of the given members, if there are several members.
  private func classes(with members: Set<String>) -> [String] {
    guard members.count > 1 else { return [] }
    return resolved.summaries.indices.filter { index in
      var missing = members
      func remove(_ parts: [DeclarationIndex.Entry]) {
        for part in parts {
          missing.subtract(part.declaration.properties.lazy.map(\.name))
          missing.subtract(part.declaration.methods.lazy.map(\.selector))
        }
      }
      remove(resolved.types.nodes[index].parts)
      guard missing.count < members.count else { return false }
      if !missing.isEmpty {
        remove(resolved.types.parts(of: resolved.superclasses(called: resolved.summaries[index].name)))
      }
      return missing.isEmpty
    }.map { resolved.summaries[$0].name }
  }

  /// Returns the classes in the sources, or `NSApplication`, that may own a document's nib, excluding the declared
  /// class.
  package func others(for document: InterfaceDocument) -> [String] {
    let nib = PathName.nibName(of: document.file)
    var names = Set(loads.loads(of: nib).flatMap(\.owners))
    // A controller without a nib name looks for a nib named after its class, with or without "Controller".
    if !NibLoads.isView(nib, in: resolved) { names.insert(nib) }
    if nib.hasSuffix("View") || resolved.ancestors(of: [nib + "Controller"]).contains("UIViewController") {
      names.insert(nib + "Controller")
    }
    if let declared = document.filesOwner?.customClass { names.remove(declared) }
    names = names.filter { !resolved.summaries(named: $0).isEmpty }
    // NSApplicationMain loads the main nib with the application as its owner. Xcode's templates name this nib
    // MainMenu.
    if nib == "MainMenu", document.platform == .macOS { names.insert("NSApplication") }
    return names.sorted()
  }
}

extension InterfaceDocument {
  /// The placeholder for the owner of the nib, if any.
  package var filesOwner: InterfaceObject? {
    filesOwnerIndex.map { objects[$0] }
  }

  /// The outlets of the nib's owner that the document connects, except its view or window, and the selectors of the
  /// actions that the document sends to the owner.
  fileprivate var membersOfOwner: Set<String> {
    guard let owner = filesOwner else { return [] }
    let outlets = owner.connections.compactMap(\.property)
    let actions = objects.lazy.flatMap(\.connections).filter { $0.destination == owner.id }.compactMap(
      \.selector
    )
    return Set(outlets).union(actions).subtracting(["view", "window"])
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
