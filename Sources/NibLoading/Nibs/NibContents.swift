import InterfaceDocuments

/// What instantiating a nib gave.
public struct NibContents {
  /// The objects at the top level, without File's Owner and its like.
  public let topLevelObjects: [AnyObject]
  /// What was done, in order, nibs that objects loaded on the way included.
  package let events: [LoadEvent]
  private let objects: [AnyObject?]
  private let indexes: [String: Int]

  /// The objects that the document describes, in its order.
  private let made: [AnyObject]

  init(pass: LoadPass, events: [LoadEvent]) {
    made = pass.document.objects.indices.compactMap { index in
      pass.document.objects[index].placeholder == nil ? pass.objects[index] : nil
    }
    topLevelObjects = pass.document.topLevelObjects.compactMap { pass.objects[$0] }
    self.events = events
    objects = pass.objects
    indexes = pass.indexes
  }

  /// The object of a document's id: the replacement, where one took the place of the object.
  public func object(withID id: String) -> AnyObject? {
    indexes[id].flatMap { objects[$0] }
  }

  /// The first top-level object of a class.
  public func first<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object? {
    topLevelObjects.lazy.compactMap { $0 as? Object }.first
  }

  /// The objects of a class wherever they stand, in the document's order, without File's Owner and its like.
  public func all<Object: AnyObject>(_ type: Object.Type = Object.self) -> [Object] {
    made.compactMap { $0 as? Object }
  }
}
