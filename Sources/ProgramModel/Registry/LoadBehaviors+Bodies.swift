package import NibLoading
import SourceModel

extension LoadBehaviors {
  /// Returns the behavior of classes during loads, by class name.
  package static func classes(of resolved: ResolvedClasses) -> [String: ClassBehavior] {
    // A name shared by several classes is ambiguous.
    resolved.bodies.filter { resolved.summaries(named: $0.key).count == 1 }
      .mapValues(ClassBehavior.init).filter { $0.value != ClassBehavior() }
  }
}

extension ClassBehavior {
  fileprivate init(_ facts: BodyFacts) {
    self.init(
      nibs: facts.nibLoads.flatMap(NibUse.uses),
      outletUses: facts.memberUses.map { use in
        let trigger: OutletUse.Trigger =
          switch use.trigger {
          case .setting(let name): .setting(name)
          case .calling(let name): .calling(name)
          }
        return OutletUse(outlet: use.member, trigger: trigger, path: use.path, location: use.location)
      }
    )
    assignments = facts.assignments.map { Assignment($0.path, in: $0.method, location: $0.location) }
    let others = facts.replacements.filter { !$0.leavesObject }
    guard !others.isEmpty else { return }
    let transfersSettings =
      others.count < facts.replacements.count || others.contains(where: \.transfersSettings)
    replacement = transfersSettings ? .mayHandOver : .withoutHandover
  }
}

extension LoadCondition {
  fileprivate init(_ condition: NibLoadRun.Condition) {
    self =
      switch condition {
      case .hasSubviews(let value): .hasSubviews(value)
      case .isSet(let property, let value): .isSet(property: property, value)
      case .unknown: .unknown
      }
  }
}

extension ObjectReplacement {
  /// Whether the method returns the original object: `self`, or the result of the superclass's method.
  fileprivate var leavesObject: Bool {
    returned == "self" || returned.hasPrefix("super.awakeAfter") || returned.hasPrefix("[superawakeAfter")
  }
}

extension ClassBehavior.NibUse {
  fileprivate static func uses(of load: NibLoad) -> [Self] {
    // A controller loads its nib later, when its view is needed.
    guard load.controller == nil, load.owner == .itself || load.owner == .nobody, let name = load.name,
      name.isKnown
    else { return [] }
    let nib = name.isNameOfSelf ? nil : name.text
    return load.runs.map { run in
      var use = Self(
        method: run.trigger,
        nib: nib,
        makesItselfOwner: load.owner == .itself,
        conditions: run.conditions.map(LoadCondition.init)
      )
      use.path = run.path
      return use
    }
  }
}
