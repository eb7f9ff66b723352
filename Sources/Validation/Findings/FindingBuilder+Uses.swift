import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// On which uses of an outlet a finding depends; nil where it holds whatever sources do, or nobody can say what the
  /// object does not answer.
  func condition(of content: Content, _ event: LoadEvent) -> UseCondition? {
    if let use = nilOutlet(event), let owner = entry(event.object) {
      return .neverSet([SoughtUse(of: use.outlet, owners: owners(owner.chain.map(\.description)), .setting)])
    }
    guard case .outletType(var mismatch) = content.reason, mismatch.effect == .useEndsApp,
      case .connect(let connection, .set(.storedWrongObject(let type))) = event.step,
      case .object(let name) = type.kind, let expected = registry.entry(named: name),
      let actual = destination(of: connection).flatMap(entry), let owner = entry(event.object),
      let unanswered = UnansweredMembers.words(of: expected, notIn: actual)
    else { return nil }
    let key = AttributeKey(mismatch.property)
    let framework = owner.chain.first { $0.description.location == nil }
    // What a framework's class asks its own outlets for no source shows.
    guard framework?.settableProperty(key) == nil else { return nil }
    let classes = owner.chain.map(\.description).prefix { $0.location != nil }
    let use = SoughtUse(of: mismatch.property, owners: owners(classes), .asking(unanswered))
    mismatch.effect = .notAsked
    return .asked(
      [use],
      sentence: content.reason.sentence,
      otherwise: FindingReason.outletType(mismatch).sentence
    )
  }

  /// The use of an outlet that is nil as far as the load shows.
  private func nilOutlet(_ event: LoadEvent) -> ClassBehavior.OutletUse? {
    switch event.step {
    case .leaveNil(let use), .end(.nilOutlet(let use)): use
    default: nil
    }
  }

  /// What the sources' classes among some are called, without modules.
  private func owners(_ classes: some Sequence<ClassDescription>) -> [String] {
    let names = classes.lazy.filter { $0.location != nil }.flatMap {
      [$0.name, $0.objectiveCName].compactMap(\.self)
    }
    return Set(names.map(Self.lastName)).sorted()
  }

  /// The class of an object as it was made.
  func entry(_ index: Int) -> ClassRegistry.Entry? {
    (standIns[index] ?? document.objects[index].className).flatMap(registry.entry)
  }

  /// The name of a nested class without those around it.
  private static func lastName(of name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }
}
