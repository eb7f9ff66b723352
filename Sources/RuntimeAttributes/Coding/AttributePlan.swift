/// A list of runtime attributes resolved for one class once, to be applied to many of its objects.
///
/// Keys are looked up and values converted when the plan is made. Applying it then costs a closure call an attribute
/// and allocates nothing.
public struct AttributePlan: Sendable {
  /// Sets one attribute, or several; returns how many raised or were refused.
  private typealias Step = @Sendable (AnyObject) -> Int

  private let attributes: [RuntimeAttribute]
  private let applyAll: Step
  private let registry: ClassRegistry
  private let type: AnyClass

  fileprivate init(_ attributes: [RuntimeAttribute], for type: AnyClass, in registry: ClassRegistry) {
    self.attributes = attributes
    self.registry = registry
    self.type = type
    var steps = attributes.map { attribute in
      registry.boundSetter(attribute, for: type)
        ?? { registry.apply(attribute, to: $0) ? 0 : 1 }
    }
    // Pairs of pairs: closures call what they capture without counting references, which a loop over an array does.
    while steps.count > 1 {
      steps = stride(from: 0, to: steps.count, by: 2).map { index in
        guard index + 1 < steps.count else { return steps[index] }
        let (first, second) = (steps[index], steps[index + 1])
        return { first($0) + second($0) }
      }
    }
    applyAll = steps.first ?? { _ in 0 }
  }

  /// Applies the attributes in their order.
  ///
  /// One that raises or is refused is skipped, and the rest goes on.
  ///
  /// - Parameter object: An object of the plan's class. One of another class, a subclass included, is taken
  ///   attribute by attribute, since it may answer the keys otherwise.
  /// - Returns: How many attributes raised or were refused.
  @discardableResult
  public func apply(to object: AnyObject) -> Int {
    guard Swift.type(of: object) == type else {
      return attributes.reduce(0) { $0 + (registry.apply($1, to: object) ? 0 : 1) }
    }
    return applyAll(object)
  }
}

extension ClassRegistry {
  /// Resolves attributes for a class once, to apply them to many of its objects.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, in the order in which they are to be applied.
  ///   - type: The class of the objects, registered itself or through a superclass.
  /// - Returns: The plan.
  public func plan(_ attributes: [RuntimeAttribute], for type: AnyClass) -> AttributePlan {
    AttributePlan(attributes, for: type, in: self)
  }

  /// Applies one attribute; false if it raises or is refused.
  fileprivate func apply(_ attribute: RuntimeAttribute, to object: AnyObject) -> Bool {
    do {
      let outcome = try setValue(attribute.value, forKeyPath: attribute.keyPath, of: object)
      return if case .refused = outcome { false } else { true }
    } catch {
      return false
    }
  }
}

extension ClassRegistry {
  /// A closure that sets an attribute's value, converted now, and raises nothing; nil where setting takes more.
  fileprivate func boundSetter(
    _ attribute: RuntimeAttribute,
    for type: AnyClass
  ) -> (@Sendable (AnyObject) -> Int)? {
    guard
      attribute.keyPath.intermediateKeys.isEmpty,
      let classIndex = storage.classIndex(ofType: type),
      let index = storage.settableProperty(attribute.keyPath.lastKey, ofClass: classIndex)
    else { return nil }
    let mode = SettingMode(conversion)
    let property = storage.properties[index]
    let outcome = property.outcomes[attribute.value.kind]
    switch outcome {
    case .stores, .converts, .storesNil, .empties:
      let type = storage.description(ofProperty: index).type
      // What must not be set raises for each object.
      guard !mode.isExact || storage.isExact(.attribute(attribute.value), outcome, for: type) else {
        return nil
      }
      guard let accessor = property.accessor, let set = accessor.setters.bind?(attribute.value)
      else {
        return nil
      }
      let isolation = accessor.isolation
      return isolation == .none ? set : { isolation.admitsCaller ? set($0) : 1 }
    case .storesWrongObject, .raisesForNil, .raisesUnrecognizedSelector, .undefinedKey, .traps, .undecided:
      return nil
    }
  }
}
