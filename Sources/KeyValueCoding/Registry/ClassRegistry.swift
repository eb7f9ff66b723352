public import RuntimeAttributes

/// An immutable registry of all known classes, with the accessors, types and superclasses that key-value coding
/// needs.
///
/// A registry is created from registrations of Swift classes, from descriptions, or from both. It never changes, so any
/// number of threads can read it without locks.
public struct ClassRegistry: Sendable {
  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// The registry of the registered Swift types, which sets values exactly.
  public var types: TypeRegistry { storage.types }

  /// The platform whose class and selector names messages use.
  package var platform: Platform { storage.platform }

  /// A class of a registry: its description and its place in the hierarchy.
  package struct Entry: Sendable {
    let storage: Storage
    /// The index among the classes of the registry.
    package let index: Int

    /// The description of the class itself.
    package var description: ClassDescription { storage.classes[index].description }

    /// The registered Swift class; nil for a class that is only described.
    package var swiftType: AnyClass? { storage.classes[index].type }

    /// The superclass, if it exists and is known.
    package var superclass: Entry? {
      let superclassIndex = storage.classes[index].superclassIndex
      return superclassIndex < 0 ? nil : Entry(storage: storage, index: superclassIndex)
    }

    /// The class and its superclasses, nearest first.
    package var chain: some Sequence<Entry> { sequence(first: self, next: \.superclass) }

    /// The name of the unknown superclass at the end of the superclass chain; nil if the whole chain is known.
    package var missingSuperclass: String? { storage.classes[index].missingSuperclass }

    /// The traits of the class and its superclasses.
    package var traits: ClassDescription.Traits { storage.classes[index].traits }

    /// The name that the runtime prints: `Module.Class` for Swift if the module is known.
    package var runtimeName: String { storage.classes[index].runtimeName }

    /// Whether the class is, or inherits from, the class with the given Swift name.
    package func isKind(of name: String) -> Bool { chain.contains { $0.description.name == name } }

    /// Returns the property, possibly inherited, that key-value coding finds when it sets a key, if any.
    package func settableProperty(_ key: AttributeKey) -> PropertyDescription? {
      storage.settableProperty(key.hashes, ofClass: index).map { storage.description(ofProperty: $0) }
    }

    /// Returns the property, possibly inherited, that key-value coding finds when it reads a key, if any.
    package func readableProperty(_ key: AttributeKey) -> PropertyDescription? {
      storage.readableProperty(key.hashes, ofClass: index).map { storage.description(ofProperty: $0) }
    }

    /// Returns the method with the given selector, possibly inherited, if any.
    package func method(_ selector: String) -> MethodDescription? {
      chain.lazy.compactMap { $0.storage.methods[$0.index].method(selector) }.first
    }

    /// Whether the class itself declares a method with the given Swift name.
    package func declaresMethod(named swiftName: String) -> Bool {
      storage.methods[index].contains(swiftName: swiftName)
    }
  }

  /// Returns the class with the given Swift or Objective-C name, if any.
  package func entry(named name: String) -> Entry? {
    storage.index(ofClass: name).map { Entry(storage: storage, index: $0) }
  }

  /// Returns the class of a model object, or the nearest registered class of a Swift object, if any.
  package func entry(of object: AnyObject) -> Entry? {
    storage.classIndex(of: object).map { Entry(storage: storage, index: $0) }
  }

  /// Whether any class of the registry declares a method with the given selector.
  package func declaresMethod(_ selector: String) -> Bool {
    storage.methods.contains { $0.method(selector) != nil }
  }

  /// All classes in insertion order.
  package var entries: some RandomAccessCollection<Entry> {
    storage.classes.indices.lazy.map { Entry(storage: storage, index: $0) }
  }

  /// Creates a model object of a class.
  ///
  /// - Returns: The object, or nil if the registry does not contain the class.
  public func makeObject(ofClass name: String) -> ModelObject? {
    entry(named: name).map { makeObject(of: $0) }
  }

  /// Creates a model object of a class of this registry.
  ///
  /// A model object of a registered Swift class has its own slots, since the class's accessors only work on instances
  /// of that class.
  package func makeObject(of entry: Entry) -> ModelObject {
    ModelObject(classIndex: entry.index, storage: entry.storage)
  }
}
