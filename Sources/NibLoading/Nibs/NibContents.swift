import InterfaceDocuments

/// The objects of an instantiated nib.
public struct NibContents {
  /// The top-level objects, without placeholders such as File's Owner.
  public let topLevelObjects: [AnyObject]
  private let objects: [AnyObject?]
  private let indexes: [String: Int]

  /// The created objects, in document order, without placeholders.
  private let made: [AnyObject]

  init(_ pass: NibLoadSession) {
    made = pass.document.objects.indices.compactMap { index in
      pass.document.objects[index].placeholder == nil ? pass.objects[index] : nil
    }
    topLevelObjects = pass.document.topLevelObjects.compactMap { pass.objects[$0] }
    objects = pass.objects
    indexes = pass.indexes
  }

  /// Returns the object with a document id, or its replacement, if the nib contains the object.
  public func object(withID id: String) -> AnyObject? {
    indexes[id].flatMap { objects[$0] }
  }

  /// Returns the first top-level object of a class, if any.
  public func first<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object? {
    topLevelObjects.lazy.compactMap { $0 as? Object }.first
  }

  /// Returns all objects of a class, in document order, without placeholders.
  public func all<Object: AnyObject>(_ type: Object.Type = Object.self) -> [Object] {
    made.compactMap { $0 as? Object }
  }
}
