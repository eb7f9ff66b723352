import InterfaceDocuments
import RuntimeAttributes

/// The members that each object's attributes and connections set.
struct SetMembers {
  private let document: InterfaceDocument
  private var objects: [SourcePosition: Int] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    for index in document.objects.indices {
      let object = document.objects[index]
      for position in object.runtimeAttributes.compactMap(\.position) + object.connections.map(\.position)
      where objects[position] == nil {
        objects[position] = index
      }
    }
  }

  /// Whether the object with an element at a position also has an attribute or connection with the given name.
  func contain(_ name: String, at position: SourcePosition) -> Bool {
    guard let object = objects[position].map({ document.objects[$0] }) else { return false }
    return object.runtimeAttributes.contains { $0.keyPath.description == name }
      || object.connections.contains { $0.property == name }
  }
}
