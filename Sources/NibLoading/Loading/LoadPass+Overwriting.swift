import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// Sends `awakeFromNib` to an object, and tells which of its attributes it sets again.
  func awake(_ index: Int) throws(NibError) {
    record(.awake, index)
    try behave(index, in: Self.awakening)
    for attribute in attributesThatSurvived(index) {
      guard let assignment = assignment(to: attribute, of: index) else { continue }
      recordOverwriting(of: attribute, at: index, declared: assignment.location)
    }
    guard let object = objects[index] as? NibObject else { return }
    let values = attributesThatSurvived(index).map { ($0, value(of: $0, index)) }
    try calling(index) { () throws(NibError) in
      try onMainActor { (_: LoadPass) throws(NibError) in try object.awakeFromNib() }
    }
    for (attribute, value) in values where value != self.value(of: attribute, index) {
      recordOverwriting(of: attribute, at: index, declared: nil)
    }
  }

  private static let awakening = "awakeFromNib()"

  private func recordOverwriting(of attribute: RuntimeAttribute, at index: Int, declared: SourceLocation?) {
    record(
      .overwrite(attribute, LoadEvent.Overwriting(method: Self.awakening, location: declared)),
      index,
      consequence(of: .attributeOverwritten)
    )
  }

  /// The attributes that were set, of several for one key path the last.
  private func attributesThatSurvived(_ index: Int) -> [RuntimeAttribute] {
    let attributes = setAttributes[index] ?? []
    return attributes.enumerated().filter { offset, attribute in
      !attributes.dropFirst(offset + 1).contains { $0.keyPath == attribute.keyPath }
    }.map(\.element)
  }

  private func value(of attribute: RuntimeAttribute, _ index: Int) -> BoxedValue? {
    objects[index].flatMap { try? registry.value(forKeyPath: attribute.keyPath, of: $0) }
  }

  /// Where the source of an object's class sets what an attribute has set.
  private func assignment(to attribute: RuntimeAttribute, of index: Int) -> ClassBehavior.Assignment? {
    guard
      bundle.goesOn, let object = objects[index] as? ModelObject, let entry = registry.entry(of: object),
      let behavior = behavior(of: entry, declaring: Self.awakening)
    else { return nil }
    var names = attribute.keyPath.keys.map(\.name)
    // The key of `isHidden` is `hidden`.
    if let first = attribute.keyPath.keys.first, let property = entry.settableProperty(first) {
      names[0] = property.swiftName
    }
    let path = names.joined(separator: ".")
    return behavior.assignments.first { $0.method == Self.awakening && $0.path == path }
  }
}
