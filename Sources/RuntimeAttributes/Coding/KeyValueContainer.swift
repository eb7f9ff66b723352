/// An object that keeps values for keys that no property has, as layers do.
///
/// Models do; a Swift class that is registered with the trait `storesAnyKey` conforms.
package protocol KeyValueContainer: AnyObject {
  /// The values, by key, or by key path for fields of structures.
  var extraValues: [String: BoxedValue] { get set }
}

extension ClassRegistry.Storage {
  /// What an object keeps for a key that no property has.
  func extraValue(_ name: String, of object: AnyObject) -> BoxedValue? {
    if let model = object as? ModelObject { return model.extraSlots[name] }
    return ((object as Any) as? any KeyValueContainer)?.extraValues[name]
  }

  /// Keeps a value for a key that no property has.
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
