import RuntimeAttributes

/// An object that simulates an instance of a class, usually of a class that is only described.
///
/// A model object has a slot for each property of the description and stores the values that the real class would
/// store. Each model object belongs to the registry that created it.
public final class ModelObject {
  /// The index of the class in the registry that created the object.
  let classIndex: Int
  /// The registry's storage, which identifies the registry of an object.
  let storage: ClassRegistry.Storage
  /// The values that were set, and the objects that were created when their property was read, by property index.
  var slots: [Int: BoxedValue] = [:]
  /// The values of undeclared keys, for a class that accepts any key.
  var extraSlots: [String: BoxedValue] = [:]
  /// Whether the object is a placeholder for a property's unknown value, which may belong to any subclass of the
  /// declared class.
  var isUnseen = false

  init(classIndex: Int, storage: ClassRegistry.Storage) {
    self.classIndex = classIndex
    self.storage = storage
  }

  /// Releases objects iteratively to avoid exhausting the stack: a key path of any length can create a chain of
  /// objects.
  deinit {
    var held = releaseObjects()
    while var object = held.popLast() {
      guard isKnownUniquelyReferenced(&object) else { continue }
      held += object.releaseObjects()
    }
  }

  /// Removes and returns the model objects in the slots.
  private func releaseObjects() -> [ModelObject] {
    guard !slots.isEmpty || !extraSlots.isEmpty else { return [] }
    let objects = [Array(slots.values), Array(extraSlots.values)].joined().compactMap {
      $0.object as? ModelObject
    }
    (slots, extraSlots) = ([:], [:])
    return objects
  }

  /// The description of the object's class.
  package var classDescription: ClassDescription { storage.classes[classIndex].description }
}

extension ModelObject: ObjectOfNamedClass {
  /// The name of the class that the object represents.
  package var nameOfClass: String { classDescription.runtimeName }
}
