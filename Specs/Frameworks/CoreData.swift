extension FrameworkInterface {
  static let coreData = FrameworkInterface(
    name: "CoreData",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class NSAttributeDescription: NSPropertyDescription {}
  @objc enum NSAttributeType: UInt {}
  class NSEntityDescription: NSObject, NSCoding, NSFastEnumeration {
    @objc(abstract) var isAbstract: Bool { @objc(isAbstract) get set }
    var attributesByName: [String: NSAttributeDescription] { get }
    @available(iOS 5.0, macOS 10.7, *) var compoundIndexes: [[Any]]
    @available(iOS 11.0, macOS 10.13, *) var coreSpotlightDisplayNameExpression: NSExpression
    @available(iOS 11.0, macOS 10.13, *) var indexes: [NSFetchIndexDescription]
    var managedObjectClassName: String
    var managedObjectModel: NSManagedObjectModel { get }
    var name: String?
    var properties: [NSPropertyDescription]
    var propertiesByName: [String: NSPropertyDescription] { get }
    var relationshipsByName: [String: NSRelationshipDescription] { get }
    var renamingIdentifier: String?
    var subentities: [NSEntityDescription]
    var subentitiesByName: [String: NSEntityDescription] { get }
    var superentity: NSEntityDescription? { get }
    @available(iOS 9.0, macOS 10.11, *) var uniquenessConstraints: [[Any]]
    var userInfo: [AnyHashable: Any]?
    var versionHash: Data { get }
    var versionHashModifier: String?
  }
  @incomplete
  class NSEntityMigrationPolicy: NSObject {}
  @incomplete
  class NSFetchIndexDescription: NSObject {}
  class NSFetchRequest: NSPersistentStoreRequest, NSCoding {
    var affectedStores: [NSPersistentStore]?
    var entity: NSEntityDescription?
    @available(iOS 5.0, *) var entityName: String? { get }
    @available(iOS 5.0, *) var fetchBatchSize: UInt
    var fetchLimit: UInt
    var fetchOffset: UInt
    @available(iOS 5.0, *) var havingPredicate: NSPredicate?
    var includesPendingChanges: Bool
    var includesPropertyValues: Bool
    var includesSubentities: Bool
    var predicate: NSPredicate?
    var propertiesToFetch: [Any]?
    @available(iOS 5.0, *) var propertiesToGroupBy: [Any]?
    var relationshipKeyPathsForPrefetching: [String]?
    var resultType: NSFetchRequestResultType
    var returnsDistinctResults: Bool
    var returnsObjectsAsFaults: Bool
    @available(iOS 5.0, *) var shouldRefreshRefetchedObjects: Bool
    var sortDescriptors: [NSSortDescriptor]?
  }
  protocol NSFetchRequestResult {}
  @objc struct NSFetchRequestResultType: OptionSet<UInt> {}
  protocol NSFetchedResultsControllerDelegate {}
  class NSManagedObject: NSObject, NSFetchRequestResult {
    var changedValues: [String: Any] { get }
    var changedValuesForCurrentEvent: [String: Any] { get }
    @objc(deleted) var isDeleted: Bool { @objc(isDeleted) get }
    var entity: NSEntityDescription { get }
    @objc(fault) var isFault: Bool { @objc(isFault) get }
    var faultingState: UInt { get }
    @available(iOS 5.0, *) var hasChanges: Bool { get }
    @available(iOS 7.0, macOS 10.9, *) var hasPersistentChangedValues: Bool { get }
    @objc(inserted) var isInserted: Bool { @objc(isInserted) get }
    var managedObjectContext: NSManagedObjectContext? { get }
    var objectID: NSManagedObjectID { get }
    @available(tvOS, unavailable) @methods var observationInfo: UnsafeMutableRawPointer?
    @objc(updated) var isUpdated: Bool { @objc(isUpdated) get }
    func setPrimitiveValue(_: Any, forKey: Any)
    func setValue(_: Any, forKey: Any)
  }
  class NSManagedObjectContext: NSObject, NSCoding, NSLocking {
    @available(iOS 10.0, macOS 10.12, *) var automaticallyMergesChangesFromParent: Bool
    @available(iOS 5.0, *) var concurrencyType: NSManagedObjectContextConcurrencyType { get }
    var deletedObjects: Set<NSManagedObject> { get }
    var hasChanges: Bool { get }
    var insertedObjects: Set<NSManagedObject> { get }
    var mergePolicy: Any
    @available(iOS 8.0, macOS 10.10, *) var name: String?
    @available(iOS 5.0, *) var parentContext: NSManagedObjectContext?
    var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    var propagatesDeletesAtEndOfEvent: Bool
    @available(iOS 10.0, macOS 10.12, *) var queryGenerationToken: NSQueryGenerationToken? { get }
    var registeredObjects: Set<NSManagedObject> { get }
    var retainsRegisteredObjects: Bool
    @available(iOS 9.0, macOS 10.11, *) var shouldDeleteInaccessibleFaults: Bool
    var stalenessInterval: TimeInterval
    @available(iOS 11.0, macOS 10.13, *) var transactionAuthor: String?
    @available(tvOS, unavailable) @available(iOS 3.0, *) var tryLock: Bool { get }
    var undoManager: UndoManager?
    var updatedObjects: Set<NSManagedObject> { get }
    @available(iOS 5.0, *) var userInfo: NSMutableDictionary { get }
    func setQueryGenerationFromToken(_: Any, error: Any)
  }
  @objc enum NSManagedObjectContextConcurrencyType: UInt {}
  @incomplete
  class NSManagedObjectID: NSObject {}
  class NSManagedObjectModel: NSObject, NSCoding, NSFastEnumeration {
    var configurations: [String] { get }
    var entities: [NSEntityDescription]
    var entitiesByName: [String: NSEntityDescription] { get }
    var entityVersionHashesByName: [String: Data] { get }
    var fetchRequestTemplatesByName: [String: NSFetchRequest] { get }
    var localizationDictionary: [String: String]?
    @available(iOS 17.0, macOS 14.0, *) var versionChecksum: String { get }
    var versionIdentifiers: Set<AnyHashable>
    func setEntities(_: Any, forConfiguration: Any)
    func setFetchRequestTemplate(_: Any, forName: Any)
  }
  @incomplete
  class NSPersistentStore: NSObject {}
  class NSPersistentStoreCoordinator: NSObject, NSLocking {
    var managedObjectModel: NSManagedObjectModel { get }
    @available(iOS 8.0, macOS 10.10, *) var name: String?
    var persistentStores: [NSPersistentStore] { get }
    @available(tvOS, unavailable) @available(iOS 3.0, *) var tryLock: Bool { get }
    func setMetadata(_: Any, forPersistentStore: Any)
    func setURL(_: Any, forPersistentStore: Any)
  }
  class NSPersistentStoreRequest: NSObject {
    var affectedStores: [NSPersistentStore]?
    var requestType: NSPersistentStoreRequestType { get }
  }
  @objc enum NSPersistentStoreRequestType: UInt {}
  @incomplete
  class NSPropertyDescription: NSObject {}
  @incomplete
  class NSQueryGenerationToken: NSObject {}
  @incomplete
  class NSRelationshipDescription: NSPropertyDescription {}
  """#
