/// A property of a registered class, for other modules.
package struct RegisteredProperty: Sendable {
  /// The description of the property.
  package let schema: FieldSchema
  fileprivate let accessor: FieldAccessor

  /// Whether the current code may access the property.
  package var admitsCaller: Bool { accessor.isolation.admitsCaller }

  /// Reads the property of an object; callers must check `admitsCaller` first.
  package func read(_ object: AnyObject, in registry: TypeRegistry) -> BoxedValue {
    TypeRegistry.withRoot(object) { accessor.read($0, registry) }
  }

  /// Sets the property of an object exactly; callers must check `admitsCaller` first.
  ///
  /// - Throws: An ``AttributeError`` if the property rejects the value; the property is unchanged in that case.
  package func write(
    _ value: BoxedValue,
    _ object: AnyObject,
    in registry: TypeRegistry
  ) throws(AttributeError) {
    do throws(AttributeError) {
      guard let write = accessor.write else { throw AttributeError(.readOnly, value: value) }
      try TypeRegistry.withRoot(object) { root throws(AttributeError) in try write.call(root, value, registry)
      }
    } catch {
      throw error.nested(in: schema.key, of: "\(type(of: object))")
    }
  }
}

extension TypeRegistration {
  /// The properties that the class itself adds.
  package var properties: [RegisteredProperty] {
    fields.map { RegisteredProperty(schema: $0.schema, accessor: $0.accessor) }
  }

  /// Whether any of the properties is isolated to the main actor.
  package var isOnMainActor: Bool { fields.contains { $0.accessor.isolation == .mainActor } }

  /// The superclasses of the class in Swift, nearest first.
  package var ancestors: [AnyClass] {
    (type as? AnyClass).map { Array(sequence(first: $0, next: { _getSuperclass($0) }).dropFirst()) } ?? []
  }
}

extension TypeRegistry {
  /// A registry without types.
  package static var empty: TypeRegistry { TypeRegistry(storage: .empty) }
}
