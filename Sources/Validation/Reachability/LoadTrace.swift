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

  /// The documents of nibs that objects load on the way.
  public var otherDocuments: [InterfaceDocument] = []

  /// What is seen to load the document, and after that what leads to each of its scenes; empty where nobody can say what is
  /// loaded, such as where no app starts in the sources.
  public var causes: [LoadCause] = []

  /// Creates a trace.
  public init(document: InterfaceDocument, conditions: LoadConditions, events: [LoadEvent]) {
    self.document = document
    self.conditions = conditions
    self.events = events
  }
}

extension LoadTrace {
  /// The number of the step that ends the app; nil where none does.
  ///
  /// What follows it shows what else would go wrong.
  public var end: Int? { events.firstIndex { $0.consequence == .crash } }

  /// What the document of an event says of the event's object.
  public func object(of event: LoadEvent) -> InterfaceObject? {
    let document = otherDocuments.first { $0.file == event.file } ?? document
    return document.objects.indices.contains(event.object) ? document.objects[event.object] : nil
  }
}
