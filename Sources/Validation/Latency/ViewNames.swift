/// Tells of views, cells and controllers whose name no code asks for.
///
/// A controller looks for a nib that is called like its class by itself; for a view somebody must, by a literal or by the
/// name of the class.
struct ViewNames {
  private let totals: MentionTotals
  private let registered: [String: Bool]
  /// Whether any view may ask for the name of its class: the frameworks' classes are extended so.
  private let allAsk: Bool

  /// Takes what sources mention.
  init(_ totals: MentionTotals) {
    self.totals = totals
    registered = totals.registeredClasses
    let extended = totals.inherited.keys.filter(FrameworkNames.isClass)
    allAsk =
      totals.selfNaming.contains(where: FrameworkNames.isClass)
      || extended.contains { !totals.chain(of: $0).isDisjoint(with: totals.selfNaming) }
  }

  /// Whether a class is a view or a cell, and nothing asks for its name.
  func isUnasked(_ name: String) -> Bool {
    guard !allAsk, totals.inherited[name] != nil, !isHandedOn(name) else { return false }
    let chain = totals.chain(of: name)
    return asksNothing(chain) && chain.contains(where: FrameworkNames.isView)
      && !chain.contains(where: FrameworkNames.isController)
  }

  /// Whether a class is a controller, and nothing asks for its name.
  func isUnaskedController(_ name: String) -> Bool {
    guard totals.inherited[name] != nil, !totals.namedClasses.contains(name) else { return false }
    // What is to return one may ask for the name of whatever that is.
    if totals.namesAnyClass, totals.wantedClasses.contains(name) { return false }
    let chain = totals.chain(of: name)
    return asksNothing(Self.controllerBases.reduce(chain) { $0.union(totals.chain(of: $1)) })
      && chain.contains { FrameworkNames.isClass($0) && FrameworkNames.isController($0) }
  }

  /// The classes from which all controllers derive, which sources may extend.
  private static let controllerBases = [
    "NSObject", "NSResponder", "NSViewController", "UIResponder", "UIViewController",
  ]

  /// Whether a class with its superclasses and protocols never asks itself for its name.
  private func asksNothing(_ chain: Set<String>) -> Bool {
    // What comes from elsewhere may do whatever it likes.
    chain.isDisjoint(with: totals.selfNaming)
      && chain.allSatisfy {
        totals.inherited[$0] != nil || FrameworkNames.isClass($0) || FrameworkNames.ofAll.contains($0)
      }
  }

  /// Whether a class is handed to code that may ask it for its name.
  private func isHandedOn(_ name: String) -> Bool {
    if totals.namedClasses.contains(name) || registered[name] == false { return true }
    if !totals.members[name, default: []].isSubset(of: totals.plainMakers[name] ?? []) { return true }
    guard totals.namesAnyClass, registered[name] != true else { return false }
    return totals.handedClasses.contains(name) || totals.typedClasses.contains(name)
  }
}

extension MentionTotals {
  /// A class with its superclasses and protocols, as far as sources declare them, and the first ones beyond.
  fileprivate func chain(of name: String) -> Set<String> {
    var chain: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if chain.insert(next).inserted { open += inherited[next, default: []] }
    }
    return chain
  }
}
