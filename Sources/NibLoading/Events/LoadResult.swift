/// The events of a load, and the loaded objects.
public struct LoadResult {
  /// The events in the platform's order.
  public var events: [LoadEvent]
  /// The objects by index in the document; nil for objects that the load did not create.
  package var objects: [AnyObject?]
}
