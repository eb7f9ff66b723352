extension ClassRegistry {
  /// A registry without any class.
  public init(platform: Platform) {
    self.init(storage: Builder(platform: platform).storage())
  }

  /// Collects descriptions and registrations, and freezes them into a registry.
  public struct Builder {
    private var classes: [ClassRecord] = []
    private var types: [(AnyClass, Int)] = []
    private var accessors: [Int: [Accessor?]] = [:]
    private var indexByName: [String: Int] = [:]
    private let platform: Platform

    /// Starts empty.
    ///
    /// - Parameter platform: The platform whose names messages use.
    public init(platform: Platform = .iOS) {
      self.platform = platform
    }

    /// Whether a class of that name has been added.
    public func contains(_ name: String) -> Bool { indexByName[name] != nil }

    /// Adds what is known of a class.
    ///
    /// - Throws: ``RegistryError/duplicateClass(_:)`` if its name, or its Objective-C name, is taken.
    public mutating func add(_ description: ClassDescription) throws(RegistryError) {
      _ = try insert(description)
    }

    /// Adds members that an extension or category gives to a class.
    ///
    /// - Returns: False if no class of that name has been added.
    @discardableResult
    public mutating func extend(
      _ name: String,
      properties: [PropertyDescription] = [],
      methods: [MethodDescription] = []
    ) -> Bool {
      guard let index = indexByName[name] else { return false }
      classes[index].description.properties += properties
      classes[index].description.methods += methods
      return true
    }

    mutating func add(_ registration: ClassRegistration) throws(RegistryError) {
      var keys: Set<String> = []
      for property in registration.description.properties {
        let name = property.key.name
        guard !name.isEmpty, !name.contains("."), !name.hasPrefix("@") else {
          throw .invalidKey(name, ofClass: registration.description.name)
        }
        guard keys.insert(name).inserted else {
          throw .duplicateKey(name, ofClass: registration.description.name)
        }
      }
      let index = try insert(registration.description)
      types.append((registration.type, index))
      accessors[index] = registration.accessors
      classes[index].type = registration.type
      classes[index].handlesUndefinedKeys = registration.type is any UndefinedKeyHandling.Type
    }

    private mutating func insert(_ description: ClassDescription) throws(RegistryError) -> Int {
      let index = classes.count
      let objectiveCName = description.objectiveCName
      for name in [description.name, objectiveCName].compactMap(\.self) where indexByName[name] != nil {
        throw .duplicateClass(name)
      }
      indexByName[description.name] = index
      if let objectiveCName { indexByName[objectiveCName] = index }
      classes.append(
        ClassRecord(
          description: description,
          traits: description.traits,
          runtimeName: description.runtimeName
        )
      )
      return index
    }

    /// Freezes what has been added.
    ///
    /// - Throws: ``RegistryError/superclassCycle(_:)`` if superclasses lead back to their class.
    public consuming func build() throws(RegistryError) -> ClassRegistry {
      try linkSuperclasses()
      return ClassRegistry(storage: storage())
    }

    fileprivate consuming func storage() -> Storage {
      let propertyCount = classes.reduce(0) { $0 + $1.description.properties.count }
      var properties: [PropertyRecord] = []
      properties.reserveCapacity(propertyCount)
      var table = AccessorTable(propertyCount: propertyCount)
      for classIndex in classes.indices {
        let start = properties.count
        let classAccessors = accessors[classIndex]
        for (offset, property) in classes[classIndex].description.properties.enumerated() {
          let row = ConversionTable.row(for: property.type, in: property.language)
          let isOptionalScalar =
            property.type.isOptional && row.outcomes[.attribute(.nil)] == .raisesForNil
          table.insert(property, at: properties.count, ofClass: classIndex)
          properties.append(
            PropertyRecord(
              description: property,
              classIndex: classIndex,
              outcomes: isOptionalScalar ? row.outcomes.replacing(.nil, with: .storesNil) : row.outcomes,
              message: row.message,
              accessor: classAccessors?[offset]
            )
          )
        }
        classes[classIndex].properties = start..<properties.count
      }
      return Storage(
        classes: classes,
        properties: properties,
        accessors: table,
        indexByName: indexByName,
        indexByType: TypeTable(types),
        platform: platform
      )
    }

    private mutating func linkSuperclasses() throws(RegistryError) {
      for index in classes.indices {
        guard let superclass = classes[index].description.superclass else { continue }
        if let superclassIndex = indexByName[superclass] {
          classes[index].superclassIndex = superclassIndex
        } else {
          classes[index].missingSuperclass = superclass
        }
      }
      // Superclasses first, each chain once; a class met again on its own way up is a circle.
      var finished = Set<Int>()
      for start in classes.indices where !finished.contains(start) {
        var path: [Int] = []
        var onPath = Set<Int>()
        var index = start
        while index >= 0, !finished.contains(index) {
          guard onPath.insert(index).inserted else {
            let circle = path.drop { $0 != index }.map { classes[$0].description.name }
            throw .superclassCycle(circle + circle.prefix(1))
          }
          path.append(index)
          index = classes[index].superclassIndex
        }
        for index in path.reversed() {
          let superclassIndex = classes[index].superclassIndex
          if superclassIndex >= 0 {
            let superclass = classes[superclassIndex]
            classes[index].missingSuperclass = superclass.missingSuperclass
            classes[index].traits.formUnion(superclass.traits.intersection(.inherited))
            classes[index].handlesUndefinedKeys =
              classes[index].handlesUndefinedKeys || superclass.handlesUndefinedKeys
          }
          finished.insert(index)
        }
      }
    }
  }
}
