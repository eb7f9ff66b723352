import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Sends `awakeFromNib` to an object, and records the attributes that the method sets again.
  func awake(_ index: Int) throws(NibError) {
    record(.awake, index)
    try behave(index, in: Self.awakening)
    let assignments = assignments(of: index)
    if !assignments.isEmpty {
      for attribute in attributesThatSurvived(index) {
        guard let location = assignments[path(of: attribute, index)] else { continue }
        recordOverwriting(of: attribute, at: index, declared: location)
      }
    }
    guard let object = objects[index] as? NibObject else { return }
    let values = attributesThatSurvived(index).map { ($0, value(of: $0, index)) }
    try calling(index) { () throws(NibError) in
      try onMainActor { (_: NibLoadSession) throws(NibError) in try object.awakeFromNib() }
    }
    for (attribute, value) in values where value != self.value(of: attribute, index) {
      recordOverwriting(of: attribute, at: index, declared: nil)
    }
  }

  private static let awakening = "awakeFromNib()"

  private func recordOverwriting(of attribute: RuntimeAttribute, at index: Int, declared: FileLocation?) {
    record(
      .overwrite(attribute, method: Self.awakening, location: declared),
      index,
      consequence(of: .attributeOverwritten)
    )
  }

  /// Returns the last attribute that was set for each key path.
  private func attributesThatSurvived(_ index: Int) -> [RuntimeAttribute] {
    let attributes = setAttributes[index] ?? []
    guard attributes.count > 1 else { return attributes }
    var last: [AttributeKeyPath: Int] = [:]
    for (offset, attribute) in attributes.enumerated() { last[attribute.keyPath] = offset }
    return attributes.enumerated().filter { last[$1.keyPath] == $0 }.map(\.element)
  }

  private func value(of attribute: RuntimeAttribute, _ index: Int) -> BoxedValue? {
    objects[index].flatMap { try? registry.value(forKeyPath: attribute.keyPath, of: $0) }
  }

  /// Returns the assignments in the `awakeFromNib()` method of an object's class, by Swift path.
  private func assignments(of index: Int) -> [String: FileLocation] {
    guard
      bundle.continuesAfterFatalError, !bundle.loader.behaviors.classes.isEmpty, setAttributes[index] != nil,
      let object = objects[index] as? ModelObject, let entry = registry.entry(of: object),
      let behavior = behavior(of: entry, declaring: Self.awakening)
    else { return [:] }
    let assignments = behavior.assignments.lazy.filter { $0.method == Self.awakening }
    return Dictionary(assignments.map { ($0.path, $0.location) }) { first, _ in first }
  }

  /// Returns the Swift path for an attribute's key path.
  private func path(of attribute: RuntimeAttribute, _ index: Int) -> String {
    var names = attribute.keyPath.keys.map(\.name)
    // The key of `isHidden` is `hidden`.
    if let first = attribute.keyPath.keys.first, let object = objects[index],
      let property = registry.entry(of: object)?.settableProperty(first)
    {
      names[0] = property.swiftName
    }
    return names.joined(separator: ".")
  }
}
