/// A list of attributes prepared for one class, to be set on many of its objects.
///
/// Keys are looked up and values converted when the plan is created. Applying the plan costs a closure call for each
/// attribute, checks the isolation once, and does not allocate for properties registered by closures.
public struct AttributePlan: Sendable {
  /// A closure that sets one attribute.
  fileprivate typealias Step = FieldAccessor.BoundWrite

  private let attributes: [RuntimeAttribute]
  /// The steps, one for each attribute.
  private let steps: [Step]
  /// The steps, for calls without reference counting; `steps` retains the objects.
  private let unmanagedSteps: [Unmanaged<Step>]
  private let registry: TypeRegistry
  private let type: AnyClass
  private let isolation: PropertyIsolation

  fileprivate init(_ attributes: [RuntimeAttribute], for type: AnyClass, in registry: TypeRegistry) {
    self.attributes = attributes
    self.registry = registry
    self.type = type
    let bound = attributes.map { registry.boundStep($0, for: type) }
    isolation = bound.contains { $0.isolation == .mainActor } ? .mainActor : .none
    steps = bound.map(\.step)
    unmanagedSteps = steps.map { Unmanaged.passUnretained($0) }
  }

  /// Sets the attributes in order, and skips attributes that fail.
  ///
  /// - Parameter object: An object of the plan's class. For an object of another class, including a subclass, each
  ///   attribute is looked up again.
  /// - Returns: The attributes that were not set.
  @discardableResult
  public func apply(to object: AnyObject) -> ApplyReport {
    guard Swift.type(of: object) == type, isolation.admitsCaller else {
      return registry.apply(attributes, to: object)
    }
    var failed: [Int] = []
    TypeRegistry.withRoot(object) { root in
      withExtendedLifetime(steps) {
        for index in unmanagedSteps.indices
        where !unmanagedSteps[index]._withUnsafeGuaranteedRef({ $0.call(root) }) {
          failed.append(index)
        }
      }
    }
    // The regular lookup reports the errors.
    return failed.isEmpty
      ? ApplyReport(failures: []) : registry.apply(failed.map { attributes[$0] }, to: object)
  }
}

extension TypeRegistry {
  /// Prepares attributes to be set on many objects of a class.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, in order.
  ///   - type: The class of the objects, registered itself or through a superclass.
  /// - Returns: A plan that can be applied to any number of objects.
  public func makePlan(_ attributes: [RuntimeAttribute], for type: AnyClass) -> AttributePlan {
    AttributePlan(attributes, for: type, in: self)
  }

  /// A step of a plan; the caller must run it on the actor of its isolation.
  fileprivate struct BoundStep {
    var isolation: PropertyIsolation
    var step: AttributePlan.Step
  }

  /// Binds an attribute to a class; an attribute that cannot be bound is looked up for each object.
  fileprivate func boundStep(_ attribute: RuntimeAttribute, for type: AnyClass) -> BoundStep {
    let lookUp = AttributePlan.Step { root in
      let object = root.assumingMemoryBound(to: AnyObject.self).pointee
      return self.apply([attribute], to: object).succeeded
    }
    // The regular lookup reports the error.
    guard !attribute.value.isTooDeep else { return BoundStep(isolation: .none, step: lookUp) }
    var isolation = PropertyIsolation.none
    var hops: [FieldAccessor.ReadObject] = []
    var record = storage.record(ofClass: type)
    let keys = attribute.keyPath.keys
    for (offset, key) in keys.enumerated() {
      guard let current = record, let index = storage.field(key, current) else { break }
      let accessor = storage.fields[index].accessor
      if accessor.isolation == .mainActor { isolation = .mainActor }
      if offset == keys.count - 1 {
        guard let step = accessor.bind(BoxedValue(attribute.value), self) else { break }
        return BoundStep(
          isolation: isolation,
          step: hops.isEmpty ? step : following(hops, step, orElse: lookUp, record)
        )
      }
      guard let readObject = accessor.readObject,
        case .object(let name) = storage.records[current].schema[key]?.type.wrapped
      else { break }
      hops.append(readObject)
      record = storage.indexByName[name]
    }
    return BoundStep(isolation: .none, step: lookUp)
  }

  /// Returns a step that sets a property of another object, and looks up the key path if that object is nil or has
  /// another class.
  private func following(
    _ hops: [FieldAccessor.ReadObject],
    _ step: AttributePlan.Step,
    orElse lookUp: AttributePlan.Step,
    _ record: Int?
  ) -> AttributePlan.Step {
    guard let record, let type = storage.records[record].type as? AnyClass else { return lookUp }
    let (set, lookUp) = (step.call, lookUp.call)
    guard hops.count > 1 else {
      let read = hops[0].call
      return AttributePlan.Step { root in
        guard let next = read(root), Swift.type(of: next) == type else { return lookUp(root) }
        return Self.withRoot(next) { set($0) }
      }
    }
    return AttributePlan.Step { root in
      var target: AnyObject = root.assumingMemoryBound(to: AnyObject.self).pointee
      for hop in hops {
        guard let next = Self.withRoot(target, { hop.call($0) }) else { return lookUp(root) }
        target = next
      }
      guard Swift.type(of: target) == type else { return lookUp(root) }
      return Self.withRoot(target) { set($0) }
    }
  }
}
