import InterfaceDocuments
import RuntimeAttributes

/// What a document sets and connects, by the places in the document.
struct ConnectedPlaces {
  private let document: InterfaceDocument
  private var objects: [SourcePosition: Int] = [:]
  /// The places of actions that are sent to the first responder.
  private(set) var unanswered: Set<SourcePosition> = []

  init(_ document: InterfaceDocument) {
    self.document = document
    let responders = UnansweredActions.responders(in: document)
    for index in document.objects.indices {
      for attribute in document.objects[index].attributes {
        if let position = attribute.position, objects[position] == nil { objects[position] = index }
      }
      for connection in document.objects[index].connections {
        if objects[connection.position] == nil { objects[connection.position] = index }
        if connection.destination.map(responders.contains) ?? true { unanswered.insert(connection.position) }
      }
    }
  }

  /// Whether the object of a place sets or connects something of a name beside it.
  func has(_ name: String, beside position: SourcePosition) -> Bool {
    guard let object = objects[position].map({ document.objects[$0] }) else { return false }
    return object.attributes.contains { $0.keyPath.description == name }
      || object.connections.contains { $0.property == name }
  }
}
