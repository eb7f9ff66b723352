package import NibLoading
import SourceModel

extension LoadBehaviors {
  /// Returns the behavior of classes during loads, by class name.
  package static func classes(of resolved: ResolvedClasses) -> [String: ClassBehavior] {
    // A name shared by several classes is ambiguous.
    resolved.uses.filter { resolved.summaries(named: $0.key).count == 1 }
      .mapValues(ClassBehavior.init).filter { $0.value != ClassBehavior() }
  }
}

extension ClassBehavior {
  fileprivate init(_ uses: [Use]) {
    self.init(nibs: uses.flatMap(NibUse.all))
    var replacements: [(text: String, transfersSettings: Bool)] = []
    for use in uses {
      switch use.role {
      case .access: outletUses += use.paths.compactMap { OutletUse(use, $0) }
      case .assignment:
        assignments += use.paths.compactMap { path in
          path.trigger.method.map { Assignment(use.text, in: $0, location: use.location) }
        }
      case .replacement(let transfersSettings): replacements.append((use.text, transfersSettings))
      default: break
      }
    }
    let others = replacements.filter { !Self.leavesObject($0.text) }
    guard !others.isEmpty else { return }
    let transfersSettings = others.count < replacements.count || others.contains(where: \.transfersSettings)
    replacement = transfersSettings ? .mayTransfer : .withoutTransfer
  }

  /// Whether an expression is the original object: `self`, or the result of the superclass's method.
  private static func leavesObject(_ returned: String) -> Bool {
    returned == "self" || returned.hasPrefix("super.awakeAfter") || returned.hasPrefix("[superawakeAfter")
  }
}

extension OutletUse {
  /// Creates the use on a path; nil if loading does not start the path.
  fileprivate init?(_ use: Use, _ path: LoadPath) {
    let trigger: Trigger
    switch path.trigger {
    case .setting(let name): trigger = .setting(name)
    case .calling(let name): trigger = .calling(name)
    case .requesting: return nil
    }
    self.init(outlet: use.text, trigger: trigger, path: path.methods, location: use.location)
  }
}

extension LoadCondition {
  fileprivate init(_ condition: LoadPath.Condition) {
    self =
      switch condition {
      case .hasSubviews(let value): .hasSubviews(value)
      case .isSet(let property, let value): .isSet(property: property, value)
      case .unknown: .unknown
      }
  }
}

extension ClassBehavior.NibUse {
  fileprivate static func all(of use: Use) -> [Self] {
    // A controller loads its nib later, when its view is needed.
    guard let nib = use.nib, nib.controller == nil, nib.owner == .itself || nib.owner == .nilOwner,
      let name = use.name, name.isKnown
    else { return [] }
    return use.paths.compactMap { path in
      guard let method = path.trigger.method else { return nil }
      var use = Self(
        method: method,
        nib: name.isNameOfSelf ? nil : name.text,
        makesItselfOwner: nib.owner == .itself,
        conditions: path.conditions.map(LoadCondition.init)
      )
      use.path = path.methods
      return use
    }
  }
}
