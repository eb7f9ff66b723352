import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

extension CheckedLoad {
  /// Returns a finding about a connection, or nil if the event has no consequence.
  ///
  /// The key path of the finding is the key path of the binding, or the name of any other connection.
  func finding(
    _ content: some FindingContent,
    about connection: Connection,
    _ event: LoadEvent,
    declaration: FileLocation? = nil,
    suggestion: String? = nil
  ) -> Finding? {
    finding(
      content,
      about: event,
      at: connection.position,
      keyPath: connection.binding?.keyPath ?? connection.name,
      declaration: declaration,
      suggestion: suggestion
    )
  }

  /// Returns the location of the property that a connection of an event's object sets, if known.
  func outletLocation(_ connection: Connection, _ event: LoadEvent) -> FileLocation? {
    entry(event.object)?.settableProperty(AttributeKey(connection.name))?.location
  }
}

extension Connection {
  /// The name of the outlet or action, or else the element of the connection.
  var name: String { property ?? selector ?? element }

  /// The binding, if the connection is a binding.
  var binding: CocoaBinding? { if case .binding(let binding) = kind { binding } else { nil } }
}

extension LoadEvent {
  /// The outlet, action or segue of the event and its outcome; nil for bindings and other events.
  var connection: (connection: Connection, outcome: ConnectionOutcome)? {
    guard case .connect(let connection, let outcome) = step, connection.binding == nil else { return nil }
    return (connection, outcome)
  }
}

extension Finding {
  /// Returns the finding with the platform as the reason, if the finding is unverified on watchOS.
  ///
  /// The effect of missing and wrong members on watchOS is not documented.
  func ofUndocumentedFault(on platform: Platform) -> Finding {
    guard consequence == .unverified, platform == .watchOS else { return self }
    var finding = self
    finding.unverifiedReason = .platform
    return finding
  }
}
