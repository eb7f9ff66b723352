/// The steps of a load, and the objects after it.
public struct LoadResult {
  /// The steps in the order of the platform.
  public var events: [LoadEvent]
  /// The objects by their index in the document; nil where the load made none.
  package var objects: [AnyObject?]

  /// The object at an index of the document, after the load.
  package func object(at index: Int) -> AnyObject? {
    objects.indices.contains(index) ? objects[index] : nil
  }
}
