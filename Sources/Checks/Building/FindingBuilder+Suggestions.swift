import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// Returns the outlet that was probably intended, if no outlet has a similar spelling.
  ///
  /// It must be the only unconnected outlet in the sources whose type accepts the connected object and whose name
  /// adds or drops words.
  func outlet(like name: String, for connection: Connection, of event: LoadEvent) -> String? {
    guard let owner = entry(event.object), let destination = destination(of: connection).flatMap(entry) else {
      return nil
    }
    let taken = takenOutlets(of: event.object)
    let names = owner.chain.lazy.filter { $0.description.location != nil }
      .flatMap(\.description.properties)
      .filter { property in
        guard property.marks.contains(.outlet), taken.isDisjoint(with: property.keyNames),
          case .object(let type) = property.type.kind
        else { return false }
        return destination.isKind(of: type)
      }
      .flatMap(\.keyNames)
    return NearestName.find(sharingWordsWith: name, among: Array(names))
  }

  /// Returns the method of the target's class in the sources that differs only in colons, or the action with the most
  /// similar name and as many parameters, unless another connection sends it.
  func action(like selector: String, for connection: Connection) -> String? {
    guard let target = destination(of: connection).flatMap(entry) else { return nil }
    let count = selector.count { $0 == ":" }
    let methods = target.chain.filter { $0.description.location != nil }.flatMap(\.description.methods)
      .filter(\.isVisibleToObjectiveC)
    // A control passes at most itself and the event.
    let same = Set(methods.map(\.selector)).filter { other in
      NearestAction.differOnlyInColons(selector, other) && other.count { $0 == ":" } <= 2
    }
    if same.count == 1 { return same.first }
    let declared = methods.filter { $0.isAction && $0.selector.count { $0 == ":" } == count }.map(\.selector)
    let others = Set(document.objects.lazy.flatMap(\.connections).compactMap(\.selector))
    return NearestAction.find(selector, among: declared, with: others)
  }

  /// Returns the names of an object's connected outlets.
  private func takenOutlets(of object: Int) -> Set<String> {
    if let known = memory.takenOutlets[object] { return known }
    let taken = Set(document.objects[object].connections.compactMap(\.property))
    memory.takenOutlets[object] = taken
    return taken
  }
}
