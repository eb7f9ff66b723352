import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

extension FindingBuilder {
  /// Returns a finding adjusted to the code of the sources, or nil if the code prevents the problem.
  func decided(_ finding: Finding, of content: Content, _ event: LoadEvent) -> Finding? {
    let settings = settings(deciding: event)
    if settings.contains(where: code.mayBeSet) { return nil }
    if !settings.isEmpty, blankPrototype(leavingNil: event).map(code.mayRegister) == true { return nil }
    guard settings.isEmpty, let (use, unused) = use(failing: content, event) else { return finding }
    var replacing = use
    replacing.kind = .replacing
    if code.firstUse(replacing) != nil { return nil }
    var finding = finding
    switch code.firstUse(use) {
    case .at(let place): finding.notes.insert(.used(at: place), at: min(1, finding.notes.count))
    case .somewhere: break
    case nil:
      finding.consequence = .silent
      finding.consoleMessage = nil
      finding.notes = [unused] + finding.notes.dropFirst()
    }
    return finding
  }

  /// Returns the use of a mismatched outlet that terminates the app, and the note to add if there is no such use.
  private func use(failing content: Content, _ event: LoadEvent) -> (SoughtUse, unused: Finding.Note)? {
    guard case .outletType(var mismatch) = content.reason, mismatch.effect == .useEndsApp,
      case .connect(let connection, .set(.storedWrongObject(let type))) = event.step,
      case .object(let name) = type.kind, let expected = registry.entry(named: name),
      let actual = destination(of: connection).flatMap(entry), let owner = entry(event.object)
    else { return nil }
    let unanswered = UnansweredMembers.words(of: expected, notIn: actual)
    let key = AttributeKey(mismatch.property)
    let framework = owner.chain.first { $0.description.location == nil }
    // The sources do not show how a framework class uses its own outlets.
    guard framework?.settableProperty(key) == nil else { return nil }
    // An outlet of File's Owner may be used by any class that may own the nib.
    let isOfOwner = document.objects[event.object].placeholder == .filesOwner
    let others = isOfOwner ? possibleOwners.compactMap(registry.entry(named:)) : []
    let classes = ([owner] + others).flatMap { $0.chain.map(\.description).prefix { $0.location != nil } }
    let own = Set(actual.chain.lazy.map { $0.description.name.unqualifiedName })
    let kind = SoughtUse.Kind.asking(members: unanswered, classes: own)
    let use = SoughtUse(of: mismatch.property, owners: self.classes(classes), kind)
    mismatch.effect = .notAsked
    return FindingReason.outletType(mismatch).notes.first.map { (use, $0) }
  }

  /// Returns the identifier of the prototype cell that contains the event's object, if the object has no connections
  /// and the event leaves an outlet nil.
  private func blankPrototype(leavingNil event: LoadEvent) -> String? {
    guard case .leaveNil = event.step else { return nil }
    return document.blankPrototype(around: event.object)
  }

  /// Returns the assignments anywhere in the sources that make the event uncertain.
  private func settings(deciding event: LoadEvent) -> [SoughtUse] {
    let names: Set<String>
    switch event.step {
    case .leaveNil(let use), .end(.nilOutlet(let use)): names = [use.outlet]
    case .end(.viewNotSet): names = ["view"]
    case .end(.recursion(let way)): return settings(letting: way)
    case .apply(let attribute, .set(.noEffect(let key))) where key == attribute.keyPath.keys.first:
      let property = entry(event.object)?.readableProperty(key)
      names = property?.location == nil ? [] : [property?.swiftName ?? key.name]
    default: return []
    }
    return entry(event.object).map { settings(of: names, $0) } ?? []
  }

  /// Returns the assignments to properties on a call path whose nil value makes its classes load nibs.
  private func settings(letting way: [String]) -> [SoughtUse] {
    let classes = way.compactMap { registry.entry(named: $0) ?? registry.entry(named: $0.unqualifiedName) }
    return classes.flatMap { entry in
      let uses = entry.chain.flatMap { behaviors.classes[$0.description.name]?.nibs ?? [] }
      return settings(of: Set(uses.flatMap(\.conditions).compactMap(\.property)), entry)
    }
  }

  private func settings(of names: Set<String>, _ owner: ClassRegistry.Entry) -> [SoughtUse] {
    guard !names.isEmpty else { return [] }
    // The owner may belong to a subclass of the declared class that sets inherited properties.
    let classes = self.classes(owner.chain.map(\.description))
    let subclasses = memory.subclasses[classes] ?? owners.subclasses(of: classes)
    memory.subclasses[classes] = subclasses
    return names.sorted().map { name in
      var use = SoughtUse(of: name, owners: classes, .setting)
      use.subclasses = Set(subclasses.map(\.unqualifiedName)).sorted()
      // A nib that provides another controller's view does not set this controller's view.
      if name == "view" { use.nibs = owners.nibsInstantiated(by: subclasses.union(classes))?.sorted() }
      return use
    }
  }

  /// Returns the names, without modules, of the classes that the sources declare.
  private func classes(_ classes: some Sequence<ClassDescription>) -> [String] {
    let names = classes.lazy.filter { $0.location != nil }.flatMap {
      [$0.name, $0.objectiveCName].compactMap(\.self)
    }
    return Set(names.map(\.unqualifiedName)).sorted()
  }

  /// Returns the class of an object as it was created.
  func entry(_ index: Int) -> ClassRegistry.Entry? {
    (substitutes[index] ?? document.objects[index].className).flatMap(registry.entry)
  }
}
