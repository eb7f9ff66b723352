public import RuntimeAttributes

/// A connection from an object to another object or to the responder chain.
public struct Connection: Hashable, Sendable {
  /// The kind of connection.
  public var kind: Kind
  /// The connection's own id.
  public var id: String?
  /// The id of the destination; nil if the document does not name a destination, as for a nil-targeted action on macOS.
  public var destination: String?
  /// The position of the start tag.
  public var position: SourcePosition

  /// Creates a connection.
  package init(_ kind: Kind, id: String? = nil, to destination: String?, at position: SourcePosition) {
    self.kind = kind
    self.id = id
    self.destination = destination
    self.position = position
  }
}

extension Connection {
  /// A kind of connection.
  public enum Kind: Hashable, Sendable {
    /// Sets a property to the destination.
    case outlet(property: String)
    /// Makes the destination an element of the collection in a property; `appends` also keeps the collection's previous
    /// elements.
    case outletCollection(property: String, collectionClass: String?, appends: Bool)
    /// Sends a selector to the destination, for a given event if the source is an iOS control.
    case action(selector: String, event: String?)
    /// A segue or relationship to another view controller.
    case segue(Segue)
    /// Binds a property to a key path of the destination, on macOS.
    case binding(CocoaBinding)
    /// A connection that does not use key-value coding, such as `accessibilityConnection`.
    case other(element: String)
  }

  /// The name of the XML element.
  public var element: String {
    switch kind {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .segue: "segue"
    case .binding: "binding"
    case .other(let element): element
    }
  }

  /// The property that an outlet or outlet collection sets; nil for other connections.
  public var property: String? {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _, _): property
    case .action, .segue, .binding, .other: nil
    }
  }

  /// The selector that an action sends; nil for other connections.
  public var selector: String? {
    if case .action(let selector, _) = kind { selector } else { nil }
  }
}
