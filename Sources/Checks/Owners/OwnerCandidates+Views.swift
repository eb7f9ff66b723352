import InterfaceDocuments
import NibLoading
import ProgramModel
import ProjectModel
import SourceModel

// The nibs and storyboards that provide the views of controllers.

extension OwnerCandidates {
  /// Whether the owner class that a document declares instantiates the nib itself.
  func ownerLoads(_ document: InterfaceDocument) -> Bool {
    guard let declared = document.filesOwner?.customClass else { return false }
    return certainLoaders(of: PathName.nibName(of: document.file)).contains {
      $0.className == declared && $0.use == .owner && !$0.isExact
    }
  }

  /// Returns the places where built code creates a controller of exactly the declared owner class with the name of the
  /// nib.
  func creationsOfDeclared(givenNibOf document: InterfaceDocument) -> [CodePlace] {
    guard let declared = document.filesOwner?.customClass else { return [] }
    return exactOwners(of: document).filter { $0.className == declared }.map {
      CodePlace(location: $0.location, member: $0.location)
    }.sorted()
  }

  /// Whether a document's nib has one of the names that controllers of the declared owner class look for, or is the only
  /// nib that the class specifies for itself.
  func isOwnNibOfDeclared(_ document: InterfaceDocument) -> Bool {
    guard let declared = document.filesOwner?.customClass else { return false }
    let nib = PathName.nibName(of: document.file)
    return ControllerNibs.names(of: declared).contains(nib) || loads.ownNibs(of: declared) == [nib]
  }

  /// Whether controllers of the declared owner class may receive their views from other nibs or storyboards.
  ///
  /// The source of the view may be a storyboard, a nib name passed to the initializer, or a nib name that the class
  /// itself specifies, instead of the nib named after the class.
  func hasViewElsewhere(_ document: InterfaceDocument) -> Bool {
    guard let declared = document.filesOwner?.customClass else { return false }
    let nib = PathName.nibName(of: document.file)
    if placedClasses.contains(declared) { return true }
    let given = loads.nibs(givenTo: declared)
    if !given.isEmpty, !given.contains(nib) { return true }
    return resolved.ancestors(of: [declared]).contains { loads.ownNibs(of: $0).map { $0 != [nib] } ?? false }
  }

  /// Whether only controllers of the declared owner class load their view from the nib.
  ///
  /// A controller in another document also has the outlets that are connected in that document.
  func onlyDeclaredTakesView(from document: InterfaceDocument) -> Bool {
    guard let declared = document.filesOwner?.customClass, others(for: document).isEmpty,
      !ownerLoads(document), !placedClasses.contains(declared),
      case let own = loads.ownNibs(of: declared) ?? [], !own.contains(nil)
    else { return false }
    let nib = PathName.nibName(of: document.file)
    return declared == nib || declared == nib + "Controller" || own.contains(nib)
      || certainLoaders(of: nib).contains { $0.className == declared && $0.isExact }
  }

  /// Returns the subclasses of the given classes in the sources.
  func subclasses(of names: [String]) -> Set<String> {
    guard !superclasses.isDisjoint(with: names) else { return [] }
    return resolved.descendants(of: Set(names)).subtracting(names)
  }

  /// Returns the nibs that code instantiates with an owner that may be an instance of the given classes, or nil if code
  /// may instantiate any nib.
  func nibsInstantiated(by classes: Set<String>) -> Set<String>? {
    var nibs: Set<String> = []
    for load in loads.all where !load.isInherited {
      guard load.role.isOfOther || load.role.owner == .itself && classes.contains(load.className) else {
        continue
      }
      guard let nib = load.nib else { return nil }
      nibs.insert(nib)
    }
    return nibs
  }
}
