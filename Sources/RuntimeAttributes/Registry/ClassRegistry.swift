/// All classes that are known, frozen: what key-value coding asks for accessors, types and superclasses.
///
/// A registry is made from registrations of Swift classes, from descriptions, or from both, and never changes
/// afterwards, so that any number of threads read it without locks.
public struct ClassRegistry: Sendable {
  let storage: Storage
  /// What happens to a value that a property's type does not have.
  public let conversion: Conversion

  init(storage: Storage, conversion: Conversion = .likeTheRuntime) {
    self.storage = storage
    self.conversion = conversion
  }

  /// The platform whose names messages use.
  package var platform: Platform { storage.platform }

  /// One class of a registry: its description and its place in the hierarchy.
  package struct Entry: Sendable {
    let storage: Storage
    /// Its place among the classes of the registry.
    package let index: Int

    /// What is known of the class itself.
    package var description: ClassDescription { storage.classes[index].description }

    /// The Swift class that was registered; nil for a class of which only a description is there.
    package var swiftType: AnyClass? { storage.classes[index].type }

    /// The superclass, if the class has one and the registry knows it.
    package var superclass: Entry? {
      let superclassIndex = storage.classes[index].superclassIndex
      return superclassIndex < 0 ? nil : Entry(storage: storage, index: superclassIndex)
    }

    /// The class and its superclasses, nearest first.
    package var chain: some Sequence<Entry> { sequence(first: self, next: \.superclass) }

    /// The name at which the superclass chain leaves what is known; nil where it is known up to its root.
    package var missingSuperclass: String? { storage.classes[index].missingSuperclass }

    /// What sets the class or one of its superclasses apart.
    package var traits: ClassDescription.Traits { storage.classes[index].traits }

    /// The name that the runtime prints: `Module.Class` for Swift, where the module is known.
    package var runtimeName: String { storage.classes[index].runtimeName }

    /// Whether the class is, or derives from, a class of that Swift name.
    package func isKind(of name: String) -> Bool { chain.contains { $0.description.name == name } }

    /// The property that key-value coding finds when it sets a key, accessors of superclasses included.
    package func settableProperty(_ key: AttributeKey) -> PropertyDescription? {
      storage.settableProperty(key, ofClass: index).map { storage.description(ofProperty: $0) }
    }

    /// The property that key-value coding finds when it reads a key.
    package func readableProperty(_ key: AttributeKey) -> PropertyDescription? {
      storage.readableProperty(key, ofClass: index).map { storage.description(ofProperty: $0) }
    }

    /// The method of a selector that the class or a superclass declares.
    package func method(_ selector: String) -> MethodDescription? {
      chain.lazy.compactMap { $0.storage.methods[$0.index].method(selector) }.first
    }

    /// Whether the class itself declares a method that Swift calls so.
    package func declaresMethod(named swiftName: String) -> Bool {
      storage.methods[index].contains(swiftName: swiftName)
    }
  }

  /// The class of a name as Swift spells it, or of its Objective-C name.
  package func entry(named name: String) -> Entry? {
    storage.index(ofClass: name).map { Entry(storage: storage, index: $0) }
  }

  /// The class of an object: a model object's, or that of a registered Swift class, the nearest superclass counting.
  package func entry(of object: AnyObject) -> Entry? {
    storage.classIndex(of: object).map { Entry(storage: storage, index: $0) }
  }

  /// All classes, in the order in which they were added.
  package var entries: some RandomAccessCollection<Entry> {
    storage.classes.indices.lazy.map { Entry(storage: storage, index: $0) }
  }

  /// A model object of a class.
  ///
  /// - Returns: Nil if no class has that name.
  public func makeObject(ofClass name: String) -> ModelObject? {
    entry(named: name).map { makeObject(of: $0) }
  }

  /// A model object of a class of this registry.
  ///
  /// One of a registered Swift class keeps its own slots: the class's accessors reach into objects of that very class.
  package func makeObject(of entry: Entry) -> ModelObject {
    ModelObject(classIndex: entry.index, storage: entry.storage)
  }
}
