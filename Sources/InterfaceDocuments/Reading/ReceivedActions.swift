/// The actions of a document of macOS that stand beside their receivers.
///
/// Interface Builder writes an action beside the object that sends it, with the receiver as its target. The first versions
/// of Xcode 5 (4457) wrote it beside the receiver, with the sender as its destination.
struct ReceivedActions {
  private var actions: [(connection: Connection, receiver: Int)] = []

  /// Whether an element of macOS is such an action.
  static func hold(_ element: String, _ attributes: XMLAttributes) -> Bool {
    element == "action" && attributes["target"] == nil && attributes["destination"] != nil
      && attributes["eventType"] == nil
  }

  /// Takes an action that leads to its sender, until all objects are known.
  mutating func append(_ connection: Connection, to receiver: Int) { actions.append((connection, receiver)) }

  /// Gives the actions to the objects that send them; one whose sender is not there stays where it stands.
  func finish(_ document: inout InterfaceDocument) {
    guard !actions.isEmpty else { return }
    let indexes = document.indexesByID()
    for (connection, receiver) in actions {
      guard let sender = connection.destination.flatMap({ indexes[$0] }) else {
        document.objects[receiver].connections.append(connection)
        continue
      }
      var turned = connection
      turned.destination = document.objects[receiver].id
      document.objects[sender].connections.append(turned)
    }
  }
}
