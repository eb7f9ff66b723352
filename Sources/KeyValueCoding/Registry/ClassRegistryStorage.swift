import RuntimeAttributes

extension ClassRegistry {
  /// A class in the registry's storage.
  struct ClassRecord: Sendable {
    var description: ClassDescription
    /// The superclass's index; -1 for a root class or an unknown superclass.
    var superclassIndex = -1
    var missingSuperclass: String?
    /// The traits of the class and all its superclasses.
    var traits: ClassDescription.Traits
    var runtimeName: String
    /// The registered Swift class; nil for a class that is only described.
    var type: AnyClass?
    /// The actions of the class itself, by selector.
    var actions: [String: RegisteredAction] = [:]
    /// The isolation of the class, derived from its own and inherited properties.
    var isolation = PropertyIsolation.none
    /// The range of the class's own properties in the property records.
    var properties: Swift.Range<Int> = 0..<0

    init(_ description: ClassDescription) {
      self.description = description
      traits = description.traits
      runtimeName = description.runtimeName
    }
  }

  /// A property in the registry's storage.
  ///
  /// The record contains the property's row of the conversion table; the description of the property is part of the
  /// description of the class.
  struct PropertyRecord: Sendable {
    let classIndex: Int32
    let outcomes: ConversionRow
    /// The property of a registered Swift class; nil for a property that is only described.
    let swiftProperty: RegisteredProperty?

    init(classIndex: Int, outcomes: ConversionRow, swiftProperty: RegisteredProperty?) {
      self.classIndex = Int32(classIndex)
      self.outcomes = outcomes
      self.swiftProperty = swiftProperty
    }
  }

  /// The immutable storage of a registry, shared with its model objects.
  final class Storage: Sendable {
    let classes: [ClassRecord]
    let properties: [PropertyRecord]
    /// The methods by class index.
    let methods: [MethodTable]
    private let accessors: AccessorTable
    /// The superclass index of each class, or -1; separate from the records for fast traversal.
    private let superclassIndexes: [Int32]
    let indexByName: [String: Int]
    let indexByType: TypeTable
    /// The registered Swift classes that have another name in documents, by Swift name; property types use the Swift
    /// name.
    let indexBySwiftName: [String: Int]
    let types: TypeRegistry
    let platform: Platform
    /// Whether unregistered stored properties of Swift classes can be read.
    let readsVariables: Bool

    init(
      classes: [ClassRecord],
      properties: [PropertyRecord],
      accessors: AccessorTable,
      indexByName: [String: Int],
      indexByType: TypeTable,
      types: TypeRegistry,
      platform: Platform,
      readsVariables: Bool
    ) {
      self.classes = classes
      superclassIndexes = classes.map { Int32($0.superclassIndex) }
      self.properties = properties
      methods = classes.map { MethodTable($0.description.methods) }
      self.accessors = accessors
      self.indexByName = indexByName
      self.indexByType = indexByType
      indexBySwiftName = classes.indices.reduce(into: [:]) { names, index in
        guard let type = classes[index].type, "\(type)" != classes[index].description.name else { return }
        names["\(type)"] = index
      }
      (self.types, self.platform, self.readsVariables) = (types, platform, readsVariables)
    }

    func description(ofProperty index: Int) -> PropertyDescription {
      let record = classes[Int(properties[index].classIndex)]
      return record.description.properties[index - record.properties.lowerBound]
    }

    /// Returns the index of the class with a name in documents, if any.
    func index(ofClass name: String) -> Int? { indexByName[name] }

    /// Returns the index of the class with a name in property types, if any.
    func index(ofType name: String) -> Int? { indexByName[name] ?? indexBySwiftName[name] }

    /// Returns the class with an index and its superclasses, nearest first.
    func chain(ofClass index: Int) -> some Sequence<ClassRecord> {
      sequence(first: classes[index]) { [classes] record in
        record.superclassIndex < 0 ? nil : classes[record.superclassIndex]
      }
    }

    /// Returns the index of an object's class or its nearest registered superclass, if any.
    @inline(__always)
    func classIndex(of object: AnyObject) -> Int? {
      let objectType: AnyClass = type(of: object)
      if objectType == ModelObject.self {
        let model = unsafeDowncast(object, to: ModelObject.self)
        return model.storage === self ? model.classIndex : nil
      }
      return classIndex(ofType: objectType)
    }

    /// Returns the index of a type or its nearest registered superclass, if any.
    @inline(__always)
    func classIndex(ofType type: AnyClass) -> Int? {
      indexByType[type] ?? classIndexOfSuperclass(type)
    }

    @inline(never)
    private func classIndexOfSuperclass(_ type: AnyClass) -> Int? {
      var ancestor: AnyClass = type
      while let superclass = _getSuperclass(ancestor) {
        if let index = indexByType[superclass] { return index }
        ancestor = superclass
      }
      return nil
    }

    /// Returns the index of the property whose setter or instance variable key-value coding uses for a key, if any.
    @inline(__always)
    func settableProperty(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> Int? {
      property(key, .set, inChainOf: classIndex) ?? rarelySettableProperty(key, ofClass: classIndex)
    }

    /// Returns the index of the property that an outlet sets, if any.
    ///
    /// On macOS, without `set<Key>:`, AppKit writes the instance variable with exactly the outlet's name through the
    /// runtime (NSNibAwaking). This variable takes precedence over variables that key-value coding would find, such as
    /// `_<key>`.
    func outletProperty(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> Int? {
      guard platform == .macOS else { return settableProperty(key, ofClass: classIndex) }
      return property(key, .set, inChainOf: classIndex) ?? property(key, .variable, inChainOf: classIndex)
        ?? rarelySettableProperty(key, ofClass: classIndex)
    }

    @inline(never)
    private func rarelySettableProperty(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> Int? {
      firstProperty(key, AccessorTable.Pattern.setters.dropFirst(), ofClass: classIndex)
        ?? storedVariable(key, ofClass: classIndex)
    }

    /// Returns the index of the property whose getter or instance variable key-value coding uses for a key, if any.
    @inline(__always)
    func readableProperty(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> Int? {
      property(key, .get, inChainOf: classIndex) ?? property(key, .plain, inChainOf: classIndex)
        ?? rarelyReadableProperty(key, ofClass: classIndex)
    }

    @inline(never)
    private func rarelyReadableProperty(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> Int? {
      firstProperty(key, AccessorTable.Pattern.getters.dropFirst(2), ofClass: classIndex)
        ?? storedVariable(key, ofClass: classIndex)
    }

    private func storedVariable(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> Int? {
      guard !classes[classIndex].traits.contains(.disallowsDirectInstanceVariableAccess) else { return nil }
      return firstProperty(key, AccessorTable.Pattern.variables[...], ofClass: classIndex)
    }

    /// Returns the property that a class or a superclass declares for a key but key-value coding cannot set, if any.
    func declaredProperty(_ key: AttributeKey.Hashes, ofClass classIndex: Int) -> PropertyDescription? {
      property(key, .declared, inChainOf: classIndex).map { description(ofProperty: $0) }
    }

    private func firstProperty(
      _ key: AttributeKey.Hashes,
      _ patterns: ArraySlice<AccessorTable.Pattern>,
      ofClass classIndex: Int
    ) -> Int? {
      patterns.lazy.compactMap { self.property(key, $0, inChainOf: classIndex) }.first
    }

    @inline(__always)
    private func property(
      _ key: AttributeKey.Hashes,
      _ pattern: AccessorTable.Pattern,
      inChainOf classIndex: Int
    ) -> Int? {
      guard accessors.contains(pattern) else { return nil }
      var index = classIndex
      while index >= 0 {
        if let property = accessors.property(key, pattern, ofClass: index) { return property }
        index = Int(superclassIndexes[index])
      }
      return nil
    }
  }
}
