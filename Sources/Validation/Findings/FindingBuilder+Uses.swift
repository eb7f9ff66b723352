import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// On which uses of an outlet a finding depends; nil where it holds whatever sources ask for, or nobody can say what
  /// the object does not answer.
  func condition(of content: Content, _ event: LoadEvent) -> UseCondition? {
    guard case .outletType(var mismatch) = content.reason, mismatch.effect == .useEndsApp,
      case .connect(let connection, .set(.storedWrongObject(let type))) = event.step,
      case .object(let name) = type.kind, let expected = registry.entry(named: name),
      let actual = destination(of: connection).flatMap(entry), let owner = entry(event.object),
      let unanswered = UnansweredMembers.words(of: expected, notIn: actual)
    else { return nil }
    let classes = owner.chain.map(\.description)
    // What a framework's class asks its own outlets for no source shows.
    guard
      let framework = classes.firstIndex(where: { $0.location == nil }),
      owner.chain.first(where: { $0.description.location == nil })?
        .settableProperty(AttributeKey(mismatch.property)) == nil
    else { return nil }
    let owners = classes[..<framework].flatMap { [$0.name, $0.objectiveCName].compactMap(\.self) }
    let outlet = MisfitOutlet(
      name: mismatch.property,
      owners: Set(owners.map(Self.lastName)).sorted(),
      unanswered: unanswered
    )
    mismatch.effect = .notAsked
    return UseCondition(
      outlets: [outlet],
      sentence: content.reason.sentence,
      otherwise: FindingReason.outletType(mismatch).sentence
    )
  }

  /// The class of an object as it was made.
  private func entry(_ index: Int) -> ClassRegistry.Entry? {
    (standIns[index] ?? document.objects[index].className).flatMap(registry.entry)
  }

  /// The name of a nested class without those around it.
  private static func lastName(of name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }
}
