import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Creates an object: an instance of a registered Swift class, or a model object.
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
    try make(index, as: type, named: entry.runtimeName, by: initializer)
    try onMainActor { (pass: NibLoadSession) throws(NibError) in pass.giveScene(index) }
  }

  /// Creates an instance of a registered Swift class, which may decode further objects.
  func make(
    _ index: Int,
    as type: NibObject.Type,
    named className: String,
    by initializer: NibInitializer
  ) throws(NibError) {
    try bundle.enter(place(index, as: className))
    defer { bundle.leave() }
    do throws(NibError) {
      objects[index] = try onMainActor { (pass: NibLoadSession) throws(NibError) in
        try pass.make(index, as: type, by: initializer)
      }
      try bundle.throwEnding()
    } catch {
      throw bundle.end(with: error)
    }
  }

  /// Runs main-actor code of a Swift class.
  ///
  /// - Throws: The error of the code, or ``NibError/notOnMainActor`` off the main actor.
  func onMainActor<Value>(
    _ code: @MainActor (NibLoadSession) throws(NibError) -> Value
  ) throws(NibError) -> Value {
    guard MainActorContext.isCurrent else { throw .notOnMainActor }
    nonisolated(unsafe) let pass = self
    return try MainActor.assumeIsolated { () -> Returned<Value> in
      do throws(NibError) {
        return Returned(result: .success(try code(pass)))
      } catch {
        return Returned(result: .failure(error))
      }
    }.result.get()
  }

  /// A value that does not leave the main actor although `assumeIsolated` requires `Sendable` results.
  private struct Returned<Value>: @unchecked Sendable {
    var result: Result<Value, NibError>
  }

  @MainActor
  private func make(
    _ index: Int,
    as type: NibObject.Type,
    by initializer: NibInitializer
  ) throws(NibError) -> NibObject {
    switch initializer {
    case .coder: return try decode(index, as: type)
    case .frame:
      let frame = document.objects[index].frame ?? AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)
      return (type as? NibView.Type)?.init(frame: frame, bundle: bundle) ?? type.init(bundle: bundle)
    case .plain: return type.init(bundle: bundle)
    }
  }

  /// Gives a controller access to the scene, so that it can load its view on demand.
  @MainActor
  private func giveScene(_ index: Int) {
    guard !bundle.continuesAfterFatalError, let controller = objects[index] as? NibController,
      let nib = viewNib(of: index)
    else { return }
    controller.loadSceneView = { controller throws(NibError) in
      try self.loadView(nib, of: controller, at: index)
    }
    controller.place = place(index)
  }

  /// Loads the nib of a controller's view on demand.
  @MainActor
  private func loadView(_ nib: InterfaceNib, of controller: NibController, at index: Int) throws(NibError) {
    objects[index] = controller
    // The controller retains the session, so the session must not retain the controller.
    defer { objects[index] = nil }
    try bundle.nested { () throws(NibError) in try load(nib) }
  }

  /// Decodes an object, including any replacements that its class returns.
  @MainActor
  private func decode(_ index: Int, as type: NibObject.Type) throws(NibError) -> NibObject {
    let coder = NibCoder(self, index: index)
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

  /// Records the replacement of an object, and the constraints that were not transferred.
  @MainActor
  private func replace(_ object: NibObject, with other: NibObject, by method: String, at index: Int) {
    let className = bundle.className(of: object)
    record(
      .replace(method: method, className: bundle.className(of: other)),
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
