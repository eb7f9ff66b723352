package import RuntimeAttributes

extension ClassRegistry {
  /// Creates an empty registry.
  package init(platform: Platform) {
    self.init(storage: Builder(platform: platform).storage(.empty))
  }

  /// Collects descriptions and registrations and builds a registry from them.
  package struct Builder {
    private var classes: [ClassRecord] = []
    private var registrations: [(registration: TypeRegistration, type: AnyClass, index: Int)] = []
    private var others: [TypeRegistration] = []
    private var registrationsByType: [ObjectIdentifier: Int] = [:]
    private var indexByName: [String: Int] = [:]
    private let platform: Platform
    private let readsVariables: Bool

    /// Creates an empty builder.
    ///
    /// - Parameters:
    ///   - platform: The platform whose class and selector names messages use.
    ///   - readsVariables: Whether unregistered stored properties of Swift classes can be read.
    package init(platform: Platform = .iOS, readsVariables: Bool = false) {
      (self.platform, self.readsVariables) = (platform, readsVariables)
    }

    /// Whether a class with the given name was added.
    package func contains(_ name: String) -> Bool { indexByName[name] != nil }

    /// Adds the description of a class.
    ///
    /// - Throws: ``RegistryError/duplicateClass(_:)`` if the name or Objective-C name is already in use.
    package mutating func add(_ description: ClassDescription) throws(RegistryError) {
      _ = try insert(description)
    }

    /// Adds a registered Swift class; ``build()`` checks its properties.
    ///
    /// - Throws: `RegistryError.duplicateClass` if the name is already in use or the class is already registered,
    ///   `RegistryError.sharedName` if another registered class has the name.
    package mutating func add(_ registration: TypeRegistration) throws(RegistryError) {
      guard let type = registration.type as? AnyClass else {
        others.append(registration)
        return
      }
      let name = registration.name
      guard registrationsByType[ObjectIdentifier(type)] == nil else { throw .duplicateClass(name) }
      if let taken = indexByName[name], classes[taken].type != nil { throw .sharedName(name) }
      let index = try insert(ClassDescription(registration))
      registrationsByType[ObjectIdentifier(type)] = registrations.count
      registrations.append((registration, type, index))
      classes[index].type = type
      for action in registration.actions { classes[index].actions[action.selector] = action }
      if registration.isOnMainActor { classes[index].isolation = .mainActor }
    }

    private mutating func insert(_ description: ClassDescription) throws(RegistryError) -> Int {
      let index = classes.count
      if let taken = indexByName.updateValue(index, forKey: description.name) {
        indexByName[description.name] = taken
        throw .duplicateClass(description.name)
      }
      if let objectiveCName = description.objectiveCName, objectiveCName != description.name,
        let taken = indexByName.updateValue(index, forKey: objectiveCName)
      {
        indexByName[objectiveCName] = taken
        indexByName[description.name] = nil
        throw .duplicateClass(objectiveCName)
      }
      classes.append(ClassRecord(description))
      return index
    }

    /// Builds an immutable registry.
    ///
    /// - Throws: ``RegistryError/superclassCycle(_:)`` if superclasses form a cycle,
    ///   ``RegistryError/unknownSuperclass(_:of:)`` if the given superclass of a registered class is not registered.
    package consuming func build() throws(RegistryError) -> ClassRegistry {
      let types = try TypeRegistry(registrations.map(\.registration) + others)
      try nameSuperclasses()
      try linkSuperclasses()
      return ClassRegistry(storage: storage(types))
    }

    fileprivate consuming func storage(_ types: TypeRegistry) -> Storage {
      let propertyCount = classes.reduce(0) { $0 + $1.description.properties.count }
      var properties: [PropertyRecord] = []
      properties.reserveCapacity(propertyCount)
      var table = AccessorTable(propertyCount: propertyCount)
      let registered = Dictionary(
        uniqueKeysWithValues: registrations.map { ($0.index, $0.registration.properties) }
      )
      for classIndex in classes.indices {
        let start = properties.count
        let own = registered[classIndex]
        classes[classIndex].description.properties.withUnsafeBufferPointer { descriptions in
          for offset in descriptions.indices {
            table.insert(descriptions[offset], at: start + offset, ofClass: classIndex)
            if let own, offset < own.count {
              table.insertVariable(descriptions[offset], at: start + offset, ofClass: classIndex)
            }
            properties.append(
              PropertyRecord(
                classIndex: classIndex,
                outcomes: ConversionTable.outcomes(
                  for: descriptions[offset].type,
                  in: descriptions[offset].language
                ),
                // The undeclared properties of a layer are only described.
                swiftProperty: own.flatMap { offset < $0.count ? $0[offset] : nil }
              )
            )
          }
        }
        classes[classIndex].properties = start..<properties.count
      }
      return Storage(
        classes: classes,
        properties: properties,
        accessors: table,
        indexByName: indexByName,
        // Model objects do not have accessors, even if their class is registered.
        indexByType: TypeTable(
          registrations.filter { $0.type != ModelObject.self }.map { ($0.type, $0.index) }
        ),
        types: types,
        platform: platform,
        readsVariables: readsVariables
      )
    }

    /// Finds the superclass of each registered class: the given superclass, or else the nearest registered superclass.
    private mutating func nameSuperclasses() throws(RegistryError) {
      for (registration, _, index) in registrations {
        let candidates = registration.superclass.map { [$0] } ?? registration.ancestors
        var found: Int?
        for type in candidates where found == nil { found = registrationsByType[ObjectIdentifier(type)] }
        if let found {
          classes[index].description.superclass = registrations[found].registration.name
        } else if let named = registration.superclass {
          throw .unknownSuperclass("\(named)", of: registration.name)
        }
      }
    }

    /// Removes the superclass of each class in a superclass cycle and marks the class as incomplete.
    package mutating func breakCycles() {
      findSuperclasses()
      for index in cycles().joined() {
        var description = classes[index].description
        description.superclass = nil
        description.traits.insert(.incomplete)
        classes[index] = ClassRecord(description)
      }
    }

    private mutating func findSuperclasses() {
      for index in classes.indices {
        guard let superclass = classes[index].description.superclass else { continue }
        if let superclassIndex = indexByName[superclass] {
          classes[index].superclassIndex = superclassIndex
        } else {
          classes[index].missingSuperclass = superclass
        }
      }
    }

    private mutating func linkSuperclasses() throws(RegistryError) {
      findSuperclasses()
      if let cycle = cycles().first {
        let names = cycle.map { classes[$0].description.name }
        throw .superclassCycle(names + names.prefix(1))
      }
      // Superclasses are processed first, and each chain is visited once.
      var isFinished = Array(repeating: false, count: classes.count)
      var path: [Int] = []
      for start in classes.indices {
        var index = start
        while index >= 0, !isFinished[index] {
          path.append(index)
          index = classes[index].superclassIndex
        }
        while let index = path.popLast() {
          inherit(index)
          isFinished[index] = true
        }
      }
    }

    /// Returns the superclass cycles.
    private func cycles() -> [[Int]] {
      var cycles: [[Int]] = []
      var states = Array(repeating: Visit.none, count: classes.count)
      for start in classes.indices where states[start] == .none {
        var path: [Int] = []
        var index = start
        while index >= 0, states[index] == .none {
          states[index] = .onPath
          path.append(index)
          index = classes[index].superclassIndex
        }
        // The class is already on the current path.
        if index >= 0, states[index] == .onPath { cycles.append(Array(path.drop { $0 != index })) }
        for index in path { states[index] = .finished }
      }
      return cycles
    }

    private enum Visit { case none, onPath, finished }

    /// Adds inherited traits and isolation to a class whose superclass was already processed.
    private mutating func inherit(_ index: Int) {
      let superclassIndex = classes[index].superclassIndex
      guard superclassIndex >= 0 else { return }
      classes[index].missingSuperclass = classes[superclassIndex].missingSuperclass
      if classes[superclassIndex].isolation == .mainActor { classes[index].isolation = .mainActor }
      classes[index].traits.formUnion(classes[superclassIndex].traits.intersection(.inherited))
    }
  }
}
