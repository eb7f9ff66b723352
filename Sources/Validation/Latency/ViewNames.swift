import ClassInterfaces

/// Tells of views and cells whose name no code asks for.
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
    let extended = totals.inherited.keys.filter(Self.isFrameworks)
    allAsk =
      totals.selfNaming.contains(where: Self.isFrameworks)
      || extended.contains { !totals.chain(of: $0).isDisjoint(with: totals.selfNaming) }
  }

  /// Whether a class is a view or a cell, and nothing asks for its name.
  func isUnasked(_ name: String) -> Bool {
    guard !allAsk, totals.inherited[name] != nil, !isHandedOn(name) else { return false }
    let chain = totals.chain(of: name)
    // What comes from elsewhere may do whatever it likes.
    return chain.isDisjoint(with: totals.selfNaming) && chain.contains(where: Self.isView)
      && !chain.contains { $0.hasSuffix("Controller") }
      && chain.allSatisfy { totals.inherited[$0] != nil || Self.isFrameworks($0) || Self.ofAll.contains($0) }
  }

  /// Whether a class is handed to code that may ask it for its name.
  private func isHandedOn(_ name: String) -> Bool {
    if totals.namedClasses.contains(name) || registered[name] == false { return true }
    if !totals.members[name, default: []].isSubset(of: totals.plainMakers[name] ?? []) { return true }
    guard totals.namesAnyClass, registered[name] != true else { return false }
    return totals.handedClasses.contains(name) || totals.typedClasses.contains(name)
  }

  private static func isFrameworks(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.utf8.dropFirst(2).first.map { $0 &- 0x41 < 26 } == true }
  }

  private static func isView(_ name: String) -> Bool {
    isFrameworks(name) && viewEndings.contains(where: name.hasSuffix)
  }

  /// What protocols are for classes alone.
  private static let ofAll: Set<String> = ["AnyObject", "class"]
  private static let prefixes = ["MK", "NS", "UI", "WK"]
  /// How the names of the frameworks' views and cells end.
  private static let viewEndings = [
    "Button", "Cell", "Control", "Field", "Label", "Slider", "Switch", "View",
  ]
}

extension MentionTotals {
  /// A class with its superclasses and protocols, as far as sources declare them, and the first ones beyond.
  func chain(of name: String) -> Set<String> {
    var chain: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if chain.insert(next).inserted { open += inherited[next, default: []] }
    }
    return chain
  }
}
