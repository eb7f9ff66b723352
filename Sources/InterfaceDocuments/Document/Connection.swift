public import RuntimeAttributes

/// One connection, which belongs to the object that it starts at.
public struct Connection: Hashable, Sendable {
  /// What the connection does.
  public var kind: Kind
  /// The document's id of the connection itself.
  public var id: String?
  /// The id of the object that it leads to; nil for an action on macOS that is sent up the responder chain.
  public var destination: String?
  /// The place of the element's start tag.
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
  /// What a connection does.
  public enum Kind: Hashable, Sendable {
    /// Sets a property to the destination.
    case outlet(property: String)
    /// Adds the destination to the array in a property.
    case outletCollection(property: String, collectionClass: String?, appends: Bool)
    /// Sends a selector to the destination, on an event if the source is a control of iOS.
    case action(selector: String, event: String?)
    /// Leads to another controller.
    case segue(Segue)
    /// Keeps a property equal to one of the destination, on macOS.
    case binding(Binding)
    /// A connection that no class takes part in, such as `accessibilityConnection`, by its element.
    case other(element: String)
  }

  /// The name of the connection's element.
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

  /// The property that an outlet or outlet collection sets.
  public var property: String? {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _, _): property
    case .action, .segue, .binding, .other: nil
    }
  }

  /// The selector that an action sends.
  public var selector: String? {
    if case .action(let selector, _) = kind { selector } else { nil }
  }
}
