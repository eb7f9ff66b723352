import InterfaceDocuments

/// What instantiating a nib gave.
public struct NibContents {
  /// The objects at the top level, without File's Owner and its like.
  public let topLevelObjects: [AnyObject]
  /// What was done, in order, nibs that objects loaded on the way included.
  public let events: [LoadEvent]
  private let objects: [AnyObject?]
  private let indexes: [String: Int]

  init(pass: LoadPass, events: [LoadEvent]) {
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
}
