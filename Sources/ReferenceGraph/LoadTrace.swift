public import InterfaceDocuments
public import NibLoading

/// The events of one load of a document.
public struct LoadTrace: Sendable {
  /// The document that is loaded.
  public var document: InterfaceDocument
  /// The platform, deployment target and other conditions of the load.
  public var conditions: LoadConditions
  /// The events in the order in which they occur.
  public var events: [LoadEvent]

  /// The nib documents that objects load during the load.
  public var otherDocuments: [InterfaceDocument] = []

  /// The cause of loading the document, followed by the cause of each scene.
  ///
  /// The list contains only the document's cause if no target builds the document. The list is empty if the causes are
  /// unknown, for example because the sources contain no app entry point.
  public var causes: [LoadCause] = []

  /// Creates a trace.
  public init(document: InterfaceDocument, conditions: LoadConditions, events: [LoadEvent]) {
    self.document = document
    self.conditions = conditions
    self.events = events
  }
}

extension LoadTrace {
  /// The index of the first event that terminates the app, or nil if none does.
  ///
  /// Later events show further problems.
  public var end: Int? { events.firstIndex { $0.consequence == .crash } }

  /// Returns the object that an event concerns, as its document describes it; nil if the document does not contain the
  /// object.
  public func object(of event: LoadEvent) -> InterfaceObject? {
    let document = otherDocuments.first { $0.file == event.file } ?? document
    return document.objects.indices.contains(event.object) ? document.objects[event.object] : nil
  }
}
