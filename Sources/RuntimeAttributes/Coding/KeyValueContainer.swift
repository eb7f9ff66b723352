/// An object that stores values for undeclared keys, as layers do.
///
/// Model objects and Swift classes registered with the trait `storesAnyKey` conform.
package protocol KeyValueContainer: AnyObject {
  /// The values by key, or by key path for fields of structures.
  var extraValues: [String: BoxedValue] { get set }
}

extension ClassRegistry.Storage {
  /// Returns the value of an object for an undeclared key.
  func extraValue(_ name: String, of object: AnyObject) -> BoxedValue? {
    if let model = object as? ModelObject { return model.extraSlots[name] }
    return ((object as Any) as? any KeyValueContainer)?.extraValues[name]
  }

  /// Stores a value for an undeclared key.
  func setExtraValue(_ value: BoxedValue, _ name: String, of object: AnyObject, _ mode: SettingMode) {
    if let journal = mode.journal {
      let previous = extraValue(name, of: object)
      journal.note { [self] in restoreExtraValue(previous, name, of: object) }
    }
    restoreExtraValue(value, name, of: object)
  }

  private func restoreExtraValue(_ value: BoxedValue?, _ name: String, of object: AnyObject) {
    if let model = object as? ModelObject {
      model.extraSlots[name] = value
    } else {
      ((object as Any) as? any KeyValueContainer)?.extraValues[name] = value
    }
  }
}
