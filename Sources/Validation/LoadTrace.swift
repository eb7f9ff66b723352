public import InterfaceDocuments
public import NibLoading

/// One load of a document, to be told event by event.
public struct LoadTrace: Sendable {
  /// The document.
  public var document: InterfaceDocument
  /// Where and on how old a system it was loaded.
  public var conditions: LoadConditions
  /// The steps in their order.
  public var events: [LoadEvent]

  /// Creates a trace.
  public init(document: InterfaceDocument, conditions: LoadConditions, events: [LoadEvent]) {
    self.document = document
    self.conditions = conditions
    self.events = events
  }
}
