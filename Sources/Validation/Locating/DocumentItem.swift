import InterfaceDocuments
import RuntimeAttributes

/// An attribute or connection in a document, to which a log line may refer.
struct DocumentItem {
  /// The index of the document in the list that was passed to ``items(of:)``.
  var document: Int
  /// The index of the object with the attribute or connection in the document.
  var object: Int
  var kind: LocatedPlace.Kind
  /// The key path, property, selector or identifier; empty for a segue without an identifier.
  var name: String
  var position: SourcePosition
  /// The id of the connection's destination; nil for an attribute.
  var destination: String?
  /// The custom class of a segue, if any.
  var segueClass: String?
  /// The value transformer that a binding names, if any.
  var transformer: String?

  /// Returns the attributes and connections of documents, in document order.
  static func items(of documents: [InterfaceDocument]) -> [DocumentItem] {
    var items: [DocumentItem] = []
    for (number, document) in documents.enumerated() {
      for (index, object) in document.objects.enumerated() {
        for attribute in object.runtimeAttributes {
          let position = attribute.position ?? object.position
          items.append(
            DocumentItem(
              document: number,
              object: index,
              kind: .attribute,
              name: "\(attribute.keyPath)",
              position: position
            )
          )
        }
        items += object.connections.compactMap { Self($0, document: number, object: index) }
      }
    }
    return items
  }

  /// The keys, if the name is a key path.
  var keys: [Substring] { name.split(separator: ".", omittingEmptySubsequences: false) }
}

extension DocumentItem {
  fileprivate init?(_ connection: Connection, document: Int, object: Int) {
    let (kind, name): (LocatedPlace.Kind, String)
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property, _, _): (kind, name) = (.outlet, property)
    case .action(let selector, _): (kind, name) = (.action, selector)
    case .binding(let binding): (kind, name) = (.binding, binding.keyPath)
    case .segue(let segue):
      (kind, name) = (.segue, segue.identifier ?? "")
    case .other: return nil
    }
    self.init(document: document, object: object, kind: kind, name: name, position: connection.position)
    destination = connection.destination
    switch connection.kind {
    case .segue(let segue): segueClass = segue.customClass
    case .binding(let binding): transformer = binding.options["NSValueTransformerName"]
    default: break
    }
  }
}
