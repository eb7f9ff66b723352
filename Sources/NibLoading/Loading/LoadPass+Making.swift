import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// Makes an object of a class: a real one where a Swift class of nibs is registered, and a model object for all others.
  func make(
    _ index: Int,
    of entry: ClassRegistry.Entry,
    by initializer: NibInitializer
  ) throws(NibError) {
    guard let type = entry.swiftType as? NibObject.Type else {
      objects[index] = registry.makeObject(of: entry)
      try behave(index, in: initializer.rawValue)
      if initializer == .coder { try behave(index, in: "awakeAfter(using:)") }
      return
    }
    let place = place(index, as: entry.runtimeName)
    let object: NibObject
    switch initializer {
    case .coder:
      object = try bundle.calling(place) { () throws(NibError) in try decode(index, as: type) }
    case .frame:
      let frame = document.objects[index].frame ?? AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)
      let bundle = bundle
      object = try bundle.calling(place) { () throws(NibError) in
        (type as? NibView.Type)?.init(frame: frame, bundle: bundle) ?? type.init(bundle: bundle)
      }
    case .plain:
      let bundle = bundle
      object = try bundle.calling(place) { () throws(NibError) in type.init(bundle: bundle) }
    }
    objects[index] = object
    guard !bundle.goesOn, let controller = object as? NibController, let nib = viewNib(of: index) else {
      return
    }
    controller.scene = SceneView(pass: self, nib: nib, controller: index)
    controller.place = self.place(index)
  }

  /// Decodes an object, with the replacements that its class may return.
  private func decode(_ index: Int, as type: NibObject.Type) throws(NibError) -> NibObject {
    let coder = NibCoder(pass: self, index: index)
    coders[index] = coder
    defer { coders[index] = nil }
    let decoded = try type.decoded(from: coder)
    if let first = coder.decoding, decoded !== first {
      if coder.isReferenced { throw .replacedReferencedObject }
      replace(first, with: decoded, by: "init(coder:)", at: index)
    }
    let awakened = try decoded.awakeAfter(using: coder)
    if awakened !== decoded {
      replace(decoded, with: awakened, by: "awakeAfter(using:)", at: index)
    }
    return awakened
  }

  /// Notes that another object takes an object's place, and which of its constraints did not go over.
  private func replace(_ object: NibObject, with other: NibObject, by method: String, at index: Int) {
    let className = bundle.className(of: object)
    record(
      .replace(LoadEvent.Replacement(method: method, className: bundle.className(of: other))),
      index,
      as: className
    )
    guard let replaced = object as? NibView, let replacement = other as? NibView else { return }
    let kept = Set(replacement.constraints.map(\.id))
    for constraint in replaced.constraints
    where constraint.concerns(only: replaced) && !kept.contains(constraint.id) {
      record(.loseConstraint(id: constraint.id), index, as: className, .silent)
    }
  }
}
