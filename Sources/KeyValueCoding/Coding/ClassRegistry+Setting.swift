public import RuntimeAttributes

extension ClassRegistry {
  /// Sets a value at a key path, as `setValue:forKeyPath:` does.
  ///
  ///     let width = 1.5
  ///     try registry.setValue(width, forKeyPath: "borderWidth", of: button)
  ///     try registry.setValue(nil, forKeyPath: "title", of: button)
  ///
  /// Values are converted as the runtime converts them: `"80a"` is 80 in an `Int`, and 300 is 44 in a `UInt8`.
  ///
  /// - Parameters:
  ///   - value: A number, a string, another type that is `AttributeStorable`, or an `AttributeValue`.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The effect on the property, such as a lossy conversion.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: some AttributeStorable,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    try storage.setBoxedValue(value.boxed(in: storage.types), keyPath.keys[...], of: .object(object))
  }

  /// Sets an object or nil at a key path, as connecting an outlet does.
  ///
  /// - Parameters:
  ///   - value: The object to set, or nil.
  ///   - keyPath: The path from `object` to the property.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The effect on the property, such as a lossy conversion.
  /// - Throws: The ``KeyValueCodingError`` that the runtime would raise.
  @discardableResult
  public func setValue(
    _ value: AnyObject?,
    forKeyPath keyPath: AttributeKeyPath,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    try storage.setBoxedValue(BoxedValue(value), keyPath.keys[...], of: .object(object))
  }
}

extension ClassRegistry.Storage {
  /// The remaining keys of a path, and the value to which they are relative.
  private struct Step {
    var keys: ArraySlice<AttributeKey>
    var target: BoxedValue
    /// The collection that contains the target, if any.
    var container = Container.none

    /// Returns the step after the first key.
    func next(_ target: BoxedValue) -> Step {
      Step(keys: keys.dropFirst(), target: target, container: container)
    }
  }

  /// The kind of collection that contains a value.
  ///
  /// If an intermediate key returns nil, an array contains NSNull, and a set omits the element.
  private enum Container { case none, array, set }

  /// A model object, with the number of keys that remain to be traversed from the object.
  private struct Passage: Hashable {
    var object: ObjectIdentifier
    var keyCount: Int
  }

  /// Reads the intermediate keys and sets the last key.
  ///
  /// If a key returns a collection, the rest of the path is set on each element until an element raises. The function
  /// is iterative, since paths in documents can have any length.
  ///
  /// - Returns: The first outcome that is not ``SetValueOutcome/stored``, if any; ``SetValueOutcome/nothingToSet`` if
  ///   no value was set.
  func setBoxedValue(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of target: BoxedValue
  ) throws(KeyValueCodingError) -> SetValueOutcome {
    var outcome = SetValueOutcome.stored
    var isSet = false
    // A stack: the last step is processed next.
    var steps = [Step(keys: keys, target: target)]
    var passed: Set<Passage> = []
    while let step = steps.popLast() {
      guard let key = step.keys.first else { continue }
      var stepOutcome = SetValueOutcome.stored
      switch step.target {
      case .array, .set:
        if key.isOperator, step.keys.count > 1 {
          // Operators exist only for reading, so this is a key of the collection itself.
          let next = try read(String(key.name.dropFirst()), ofCollection: step.target)
          if next == .nil { stepOutcome = .noEffect(nilKey: key) } else { steps.append(step.next(next)) }
        } else {
          steps += elements(of: step)
        }
      case .attribute(.nil):
        // NSNull returns itself for every key, and does not have keys that can be set.
        throw undefinedKey(
          step.keys.last ?? key,
          .set,
          className: ValueClassName.of(step.target, on: platform)
        )
      case .attribute(let attribute) where step.keys.count > 1:
        switch try read(key, ofValue: attribute) {
        case .value(let next): steps.append(step.next(next))
        case .undecided(let uncertainty): stepOutcome = .undecided(uncertainty)
        }
      case .dictionary(let entries) where step.keys.count > 1:
        let next = try entry(key, of: entries, className: ValueClassName.of(step.target, on: platform))
        // An entry of nil is NSNull.
        if next == .nil, step.container != .array, entries[key.name] == nil {
          if step.container == .none { stepOutcome = .noEffect(nilKey: key) }
        } else {
          steps.append(step.next(next))
        }
      case .attribute(let attribute):
        guard mayHaveSetter(key, ofValue: attribute) else {
          throw undefinedKey(key, .set, className: ValueClassName.of(attribute, on: platform))
        }
        stepOutcome = .undecided(.unmodeledAccessor(key: key.name))
      case .dictionary:
        throw undefinedKey(key, .set, className: ValueClassName.of(step.target, on: platform))
      case .object(let object):
        // If collections contain each other, each model object receives the value only once.
        let passage = Passage(object: ObjectIdentifier(object), keyCount: step.keys.count)
        guard !(object is ModelObject) || passed.insert(passage).inserted else { continue }
        if step.keys.count == 1 {
          stepOutcome = try setLastKey(value, key, of: object)
          isSet = true
        } else if let fieldOutcome = try setLayerField(value, step.keys, of: object) {
          stepOutcome = fieldOutcome
          isSet = true
        } else {
          switch try read(key, of: object) {
          case .value(.attribute(.nil)) where step.container == .none: stepOutcome = .noEffect(nilKey: key)
          case .value(.attribute(.nil)) where step.container == .set: break
          case .value(let next): steps.append(step.next(next))
          case .undecided(let uncertainty): stepOutcome = .undecided(uncertainty)
          }
        }
      }
      if outcome == .stored { outcome = stepOutcome }
    }
    return outcome == .stored && !isSet ? .nothingToSet : outcome
  }

  /// Returns a step for each element of a collection; the first element is last, since steps are a stack.
  private func elements(of step: Step) -> [Step] {
    switch step.target {
    case .array(let elements):
      elements.reversed().map { Step(keys: step.keys, target: $0, container: .array) }
    case .set(let elements): elements.map { Step(keys: step.keys, target: $0, container: .set) }
    case .attribute, .object, .dictionary: []
    }
  }
}
