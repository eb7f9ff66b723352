package import ProgramModel
import ProjectModel
import SourceModel

/// The nibs that the code of classes loads, registers for reuse or passes to controllers.
///
/// The owners and the registered cells of nibs are derived from this list.
package struct NibLoads: Sendable {
  /// A nib that the code of a class uses.
  struct Load: Sendable {
    /// The class with the code, or a class that inherits the code.
    let className: String
    /// The name of the nib; nil if the name is unknown.
    let nib: String?
    let use: Use
    /// The way in which the code uses the nib.
    let role: Use.Nib
    /// Whether the class inherits the code, which loads a nib named after the class of the object.
    let isInherited: Bool
    /// Whether the created controller's class specifies a nib in its own initializer, which makes the owner uncertain.
    fileprivate(set) var choosesOwner = false

    /// The class of the controller that receives the nib's name, if the code creates the controller.
    var controller: String? { if case .made(let name) = role.controller { name } else { nil } }
  }

  let resolved: ResolvedClasses
  /// The names of all nibs.
  let names: NibNames
  /// All loads, ordered by class and then in source order; inherited loads come last.
  let all: [Load]
  /// The classes that, like their subclasses, load a nib with their own name during another load.
  private let nesting: Set<String>
  private let byNib: [String: [Int]]
  private let byClass: [String: [Int]]
  private let byController: [String: [Int]]

  /// Collects the nibs in the code of the resolved classes; `names` contains the names of all nibs.
  package init(_ resolved: ResolvedClasses, names: NibNames) {
    (self.resolved, self.names) = (resolved, names)
    var all: [Load] = []
    for (className, uses) in resolved.uses.sorted(by: { $0.key < $1.key }) {
      for use in uses {
        guard var role = use.nib else { continue }
        // The app may add the initializer to views, which are not necessarily the owners.
        if case .made(let made) = role.controller, Self.isView(made, in: resolved) {
          role.controller = .other
        }
        // The names that callers pass matter only for loads without an owner.
        let passed: [String?] = role.owner == .nilOwner ? role.passedNames : []
        for name in passed.isEmpty ? [use.nibName(in: className, names)] : passed {
          all.append(Load(className: className, nib: name, use: use, role: role, isInherited: false))
        }
      }
    }
    let choosing = Set(
      all.lazy.filter { $0.role.controller == .itself && $0.use.member.hasPrefix("init") }.map(\.className)
    )
    for index in all.indices {
      guard let controller = all[index].controller, all[index].role.owner != .notInstantiated else {
        continue
      }
      all[index].choosesOwner = !choosing.isDisjoint(with: resolved.ancestors(of: [controller]))
    }
    for (className, uses) in resolved.inheritedNibLoads.sorted(by: { $0.key < $1.key }) {
      for use in uses {
        guard let role = use.nib else { continue }
        all.append(Load(className: className, nib: className, use: use, role: role, isInherited: true))
      }
    }
    self.all = all
    nesting = Set(all.lazy.filter { $0.isNested && $0.use.name?.isNameOfSelf == true }.map(\.className))
    byNib = Self.grouped(all) { $0.nib }
    byClass = Self.grouped(all) { $0.className }
    byController = Self.grouped(all) { $0.controller }
  }

  private static let views: Set<String> = ["NSView", "UIView"]

  /// Whether a class inherits from a view class.
  static func isView(_ className: String, in resolved: ResolvedClasses) -> Bool {
    !resolved.ancestors(of: [className]).isDisjoint(with: views)
  }

  private static func grouped(_ loads: [Load], by key: (Load) -> String?) -> [String: [Int]] {
    loads.indices.reduce(into: [:]) { groups, index in
      if let key = key(loads[index]) { groups[key, default: []].append(index) }
    }
  }

  /// Returns the loads of a nib.
  func loads(of nib: String) -> [Load] { (byNib[nib] ?? []).map { all[$0] } }

  /// Returns the loads in the code of a class.
  func loads(by className: String) -> [Load] { (byClass[className] ?? []).map { all[$0] } }

  /// Whether a class loads the nib while another nib is being loaded.
  package func isNested(_ nib: String) -> Bool {
    if loads(of: nib).contains(where: { $0.isNested && isUnique($0.className) }) { return true }
    return !nesting.isEmpty
      && resolved.ancestors(of: [nib]).contains { nesting.contains($0) && isUnique($0) }
  }

  /// Whether only one class has the name.
  private func isUnique(_ className: String) -> Bool { resolved.summaries(named: className).count == 1 }

  /// Returns the names of the nibs that code passes to new controllers of exactly the given class.
  func nibs(givenTo controller: String) -> Set<String> {
    Set((byController[controller] ?? []).compactMap { all[$0].nib })
  }

  /// Returns the names of the nibs that a controller class specifies for itself, or nil if it does not specify a nib.
  ///
  /// A nil element represents an unknown nib.
  func ownNibs(of className: String) -> Set<String?>? {
    let nibs = loads(by: className).filter { $0.role.controller == .itself && !$0.isInherited }.map(\.nib)
    return nibs.isEmpty ? nil : Set(nibs)
  }

  /// The names of the nibs that code passes to new view controllers, or that view controllers specify for themselves,
  /// by class.
  package var viewNibs: [String: Set<String>] {
    all.reduce(into: [:]) { nibs, load in
      guard !load.isInherited, !load.choosesOwner, !load.role.isOfWindow, let nib = load.nib,
        let controller = load.role.controller == .itself ? load.className : load.controller
      else { return }
      nibs[controller, default: []].insert(nib)
    }
  }
}

extension NibLoads.Load {
  /// Whether nib loading itself runs the code that loads the nib; a controller loads its nib later.
  fileprivate var isNested: Bool {
    !isInherited && role.controller == nil && (role.owner == .itself || role.owner == .nilOwner)
      && use.name?.isKnown == true && use.paths.contains { $0.trigger.method != nil }
  }

  /// The classes whose instances load the nib, or may load it, with themselves as the owner.
  var owners: [String] {
    if isInherited { return role.owner == .itself ? [className] : [] }
    if choosesOwner { return [controller ?? className, className] }
    var owners: [String] = []
    if role.owner == .notInstantiated, let controller { owners.append(controller) }
    if role.controller == .itself || use.makesItselfOwner { owners.append(className) }
    return owners
  }

  /// Whether the nib may be loaded with an owner of an unknown class.
  var hasOtherOwner: Bool {
    isInherited ? role.isOfOther || role.owner == .nilOwner : choosesOwner || role.isOfOther
  }

  /// The classes that certainly load the nib.
  var loaders: [OwnerCandidates.Loader] {
    guard !isInherited, !choosesOwner else { return [] }
    var loaders: [OwnerCandidates.Loader] = []
    func add(_ className: String, _ kind: OwnerCandidates.Loader.Use, isExact: Bool = false) {
      loaders.append(
        OwnerCandidates.Loader(className: className, location: use.location, use: kind, isExact: isExact)
      )
    }
    if role.owner == .notInstantiated, let controller { add(controller, .owner, isExact: true) }
    if role.owner == .itself { add(className, .owner) }
    if role.owner == .nilOwner { add(className, .nilOwner) }
    return loaders
  }
}
