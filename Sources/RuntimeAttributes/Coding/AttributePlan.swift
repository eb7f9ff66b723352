/// A list of runtime attributes resolved for one class, to be applied to many of its objects.
///
/// Keys are looked up and values converted when the plan is created. Applying it costs a closure call for each key, checks the
/// isolation once, and allocates nothing for properties registered by closures.
public struct AttributePlan: Sendable {
  /// Sets one attribute.
  fileprivate typealias Step = Accessor.BoundWrite

  private let attributes: [RuntimeAttribute]
  /// The steps, one for each attribute.
  private let steps: [Step]
  /// The steps, for calls without reference counting; `steps` retains them.
  private let unmanagedSteps: [Unmanaged<Step>]
  private let registry: ClassRegistry
  private let type: AnyClass
  private let isolation: PropertyIsolation

  fileprivate init(_ attributes: [RuntimeAttribute], for type: AnyClass, in registry: ClassRegistry) {
    self.attributes = attributes
    self.registry = registry
    self.type = type
    let bound = attributes.map { registry.boundSetter($0, for: type) }
    isolation = bound.contains { $0?.isolation == .mainActor } ? .mainActor : .none
    steps = zip(attributes, bound).map { attribute, bound in
      bound?.set ?? Step { registry.apply(attribute, to: $0) ? 0 : 1 }
    }
    unmanagedSteps = steps.map { Unmanaged.passUnretained($0) }
  }

  /// Applies the attributes in order.
  ///
  /// An attribute that raises or is rejected is skipped.
  ///
  /// - Parameter object: An object of the plan's class. For an object of another class, including a subclass, each attribute is
  ///   looked up again, since the class may handle the keys differently.
  /// - Returns: The number of attributes that raised or were rejected.
  @discardableResult
  public func apply(to object: AnyObject) -> Int {
    guard Swift.type(of: object) == type, isolation.admitsCaller else {
      return attributes.reduce(0) { $0 + (registry.apply($1, to: object) ? 0 : 1) }
    }
    return withExtendedLifetime(steps) {
      unmanagedSteps.reduce(0) { count, step in count + step._withUnsafeGuaranteedRef { $0.call(object) } }
    }
  }
}

extension ClassRegistry {
  /// Resolves attributes for a class, to apply them to many of its objects.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, in order.
  ///   - type: The class of the objects, registered itself or through a superclass.
  /// - Returns: The plan.
  public func makePlan(_ attributes: [RuntimeAttribute], for type: AnyClass) -> AttributePlan {
    AttributePlan(attributes, for: type, in: self)
  }

  /// Applies one attribute and returns whether it was set without raising or being rejected.
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
  /// A step of a plan; the caller must run it on the actor of its isolation.
  fileprivate struct BoundSetter {
    var isolation: PropertyIsolation
    var set: AttributePlan.Step
  }

  /// A property of a key path that contains the next object.
  private struct Hop: Sendable {
    var get: Accessor.ReadObject
    /// The class for which the rest of the key path is bound.
    var type: AnyClass
  }

  /// Binds an attribute to a class; returns nil if setting it requires more than calling closures.
  fileprivate func boundSetter(_ attribute: RuntimeAttribute, for type: AnyClass) -> BoundSetter? {
    var (path, isolation, type): ([Hop], PropertyIsolation, AnyClass) = ([], .none, type)
    var keys = joiningFields(attribute.keyPath.keys[...], for: type)
    while keys.count > 1 {
      guard let next = readAccessor(keys[keys.startIndex], for: type), let get = next.accessor.getObject
      else {
        return nil
      }
      if next.accessor.isolation == .mainActor { isolation = .mainActor }
      path.append(Hop(get: get, type: next.objectType))
      type = next.objectType
      keys = joiningFields(keys.dropFirst(), for: type)
    }
    guard let last = boundSetter(keys[keys.startIndex], attribute.value, for: type) else { return nil }
    if last.isolation == .mainActor { isolation = .mainActor }
    guard let first = path.first else { return last }
    let hops = path
    let set = last.set.call
    // Objects of other classes, and nil, go through the regular lookup.
    let lookUp = AttributePlan.Step { self.apply(attribute, to: $0) ? 0 : 1 }.call
    guard hops.count > 1 else {
      let get = first.get.call
      let nextType: AnyClass = first.type
      return BoundSetter(
        isolation: isolation,
        set: AttributePlan.Step { object in
          guard let next = get(object), Swift.type(of: next) == nextType else { return lookUp(object) }
          return set(next)
        }
      )
    }
    return BoundSetter(
      isolation: isolation,
      set: AttributePlan.Step { object in
        var target = object
        for hop in hops {
          guard let next = hop.get.call(target), Swift.type(of: next) == hop.type else {
            return lookUp(object)
          }
          target = next
        }
        return set(target)
      }
    )
  }

  private func joiningFields(_ keys: ArraySlice<AttributeKey>, for type: AnyClass) -> ArraySlice<AttributeKey>
  {
    storage.classIndex(ofType: type).map { storage.joiningFields(keys, ofClass: $0) } ?? keys
  }

  /// Returns the accessor of a property that contains an object of a registered class, and that class.
  private func readAccessor(_ key: AttributeKey, for type: AnyClass) -> (
    accessor: Accessor, objectType: AnyClass
  )? {
    guard let classIndex = storage.classIndex(ofType: type),
      let index = storage.readableProperty(key.hashes, ofClass: classIndex),
      let accessor = storage.properties[index].accessor, accessor.isolation != .otherActor,
      case .object(let name) = storage.description(ofProperty: index).type.kind,
      let next = storage.index(ofType: name), let objectType = storage.classes[next].type
    else { return nil }
    return (accessor, objectType)
  }

  /// Binds a converted value to a property of a class.
  private func boundSetter(_ key: AttributeKey, _ value: AttributeValue, for type: AnyClass) -> BoundSetter? {
    guard let classIndex = storage.classIndex(ofType: type),
      let index = storage.settableProperty(key.hashes, ofClass: classIndex)
    else { return nil }
    let mode = SettingMode(conversion)
    let property = storage.properties[index]
    let outcome = property.outcomes[value.kind]
    switch outcome {
    case .stores, .converts, .storesNil, .empties:
      let type = storage.description(ofProperty: index).type
      // A value that the property cannot represent exactly raises for each object.
      guard !mode.isExact || storage.isExact(.attribute(value), outcome, for: type),
        let accessor = property.accessor, accessor.isolation != .otherActor,
        let set = accessor.setters.bind?(value)
      else { return nil }
      return BoundSetter(isolation: accessor.isolation, set: set)
    case .storesWrongObject, .raisesForNil, .raisesUnrecognizedSelector, .undefinedKey, .traps, .undecided:
      return nil
    }
  }
}
