/// A list of runtime attributes that is resolved once for a class and applied to many of its objects.
///
/// Keys are looked up and values converted when the plan is created. Applying it then costs one closure call per
/// attribute and does not allocate.
public struct AttributePlan: Sendable {
  /// Sets one or more attributes and returns the number that raised or were rejected.
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
    // Pairs of pairs: calling a captured closure does not retain it, but calling one from an array does.
    while steps.count > 1 {
      steps = stride(from: 0, to: steps.count, by: 2).map { index in
        guard index + 1 < steps.count else { return steps[index] }
        let (first, second) = (steps[index], steps[index + 1])
        return { first($0) + second($0) }
      }
    }
    applyAll = steps.first ?? { _ in 0 }
  }

  /// Applies the attributes in order.
  ///
  /// An attribute that raises or is rejected is skipped, and the rest are still applied.
  ///
  /// - Parameter object: An object of the plan's class. Objects of other classes, including subclasses, are handled
  ///   attribute by attribute, since they may find other accessors for the keys.
  /// - Returns: The number of attributes that raised or were rejected.
  @discardableResult
  public func apply(to object: AnyObject) -> Int {
    guard Swift.type(of: object) == type else {
      return attributes.reduce(0) { $0 + (registry.apply($1, to: object) ? 0 : 1) }
    }
    return applyAll(object)
  }
}

extension ClassRegistry {
  /// Resolves attributes for a class once, for application to many of its objects.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, in the order of application.
  ///   - type: The class of the objects, which is registered itself or has a registered superclass.
  /// - Returns: The plan.
  public func plan(_ attributes: [RuntimeAttribute], for type: AnyClass) -> AttributePlan {
    AttributePlan(attributes, for: type, in: self)
  }

  /// Applies one attribute and returns false if it raises or is rejected.
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
  /// A closure that sets an attribute's value, converted in advance, and never raises; nil if no such closure exists.
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
      // A value that must not be set raises for each object.
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
