/// An object that stands for one of a class of which only a description is there.
///
/// Its slots follow the class description: what a setter of the real class would keep, the model keeps.
/// A model object belongs to the registry that made it.
public final class ModelObject {
  /// The class, as an index into the registry that made the object.
  let classIndex: Int
  /// The registry's storage, which tells whether an object belongs to it.
  let storage: ClassRegistry.Storage
  /// What has been set, by property; properties that nobody set are absent.
  var slots: [Int: BoxedValue] = [:]
  /// What a class that takes any key keeps for keys that it does not declare.
  var extraSlots: [String: BoxedValue] = [:]
  /// Whether it stands for what nobody saw a property get, which may be of any class that derives from the declared one.
  var isUnseen = false

  init(classIndex: Int, storage: ClassRegistry.Storage) {
    self.classIndex = classIndex
    self.storage = storage
  }

  /// Lets go of what the object holds one by one, since a key path of any length makes a chain of objects, and letting
  /// go of one within another takes stack.
  deinit {
    var held = releaseObjects()
    while var object = held.popLast() {
      guard isKnownUniquelyReferenced(&object) else { continue }
      held += object.releaseObjects()
    }
  }

  /// The models in the slots, which hold them no more.
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
