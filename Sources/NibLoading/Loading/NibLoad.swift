/// What a load did, step by step, and the objects that it left.
public struct NibLoad {
  /// The steps in the order in which the platform takes them.
  public var events: [LoadEvent]
  /// The objects by their index in the document; nil for what is no object of the load.
  public var objects: [AnyObject?]

  /// The object at an index of the document, after the load.
  public func object(at index: Int) -> AnyObject? {
    objects.indices.contains(index) ? objects[index] : nil
  }
}
