import InterfaceDocuments
import RuntimeAttributes

/// The attributes and connections of a document, by position.
struct ConnectedPlaces {
  private let document: InterfaceDocument
  private var objects: [SourcePosition: Int] = [:]
  /// The positions of nil-targeted actions.
  private(set) var unanswered: Set<SourcePosition> = []

  init(_ document: InterfaceDocument) {
    self.document = document
    let responders = UnansweredActions.responders(in: document)
    for index in document.objects.indices {
      for attribute in document.objects[index].runtimeAttributes {
        if let position = attribute.position, objects[position] == nil { objects[position] = index }
      }
      for connection in document.objects[index].connections {
        if objects[connection.position] == nil { objects[connection.position] = index }
        if connection.destination.map(responders.contains) ?? true { unanswered.insert(connection.position) }
      }
    }
  }

  /// Whether the object with an element at a position also has an attribute or connection with the given name.
  func has(_ name: String, at position: SourcePosition) -> Bool {
    guard let object = objects[position].map({ document.objects[$0] }) else { return false }
    return object.runtimeAttributes.contains { $0.keyPath.description == name }
      || object.connections.contains { $0.property == name }
  }
}
