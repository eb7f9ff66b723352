/// The actions of a macOS document that are stored in their receivers.
///
/// Interface Builder usually stores an action in its sender, with the receiver as target. The first versions of Xcode
/// 5 (tools version 4457) stored it in the receiver, with the sender as destination.
struct ReceivedActions {
  private var actions: [(connection: Connection, receiver: Int)] = []

  /// Whether a macOS element is an action that is stored in its receiver.
  static func hold(_ element: XMLString, _ attributes: XMLAttributes) -> Bool {
    element == "action" && !attributes.contains("target") && attributes.contains("destination")
      && !attributes.contains("eventType")
  }

  /// Stores an action until all objects are known.
  mutating func append(_ connection: Connection, to receiver: Int) { actions.append((connection, receiver)) }

  /// Moves the actions to their senders; an action without a known sender stays in its receiver.
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
