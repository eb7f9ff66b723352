import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension CheckedLoad {
  /// Returns the outlet that was probably intended, if any: the only unconnected outlet in the sources whose type
  /// accepts the connected object, and whose name adds words to the given name or drops words from it.
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

  /// Returns the suggested outlet, unless the outlet is already connected.
  func free(_ name: String?, of event: LoadEvent) -> String? {
    name.flatMap { takenOutlets(of: event.object).contains($0) ? nil : $0 }
  }

  /// Returns the names of an object's connected outlets.
  private func takenOutlets(of object: Int) -> Set<String> {
    if let known = memory.takenOutlets[object] { return known }
    let taken = Set(document.objects[object].connections.compactMap(\.property))
    memory.takenOutlets[object] = taken
    return taken
  }
}
