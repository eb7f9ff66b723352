package import RuntimeAttributes

/// An object of a ``StoringAnyKey`` class, which stores values for undeclared keys; model objects have their own slots.
package protocol KeyValueContainer: AnyObject {
  /// The values by key, or by key path for fields of structures.
  var extraValues: [String: BoxedValue] { get set }
}

extension ClassRegistry.Storage {
  /// Returns the value of an object for an undeclared key, or nil if no value was stored.
  func extraValue(_ name: String, of object: AnyObject) -> BoxedValue? {
    if let model = object as? ModelObject { return model.extraSlots[name] }
    return ((object as Any) as? any KeyValueContainer)?.extraValues[name]
  }

  /// Stores a value for an undeclared key, or removes the value if nil is passed.
  func setExtraValue(_ value: BoxedValue?, _ name: String, of object: AnyObject) {
    if let model = object as? ModelObject {
      model.extraSlots[name] = value
    } else {
      ((object as Any) as? any KeyValueContainer)?.extraValues[name] = value
    }
  }
}
