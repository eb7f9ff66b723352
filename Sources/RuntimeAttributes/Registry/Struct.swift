/// A property of a structure type, with the fields that attributes can set.
///
///     struct Retry {
///       var count = 3
///       var delay = 1.5
///     }
///     final class Client {
///       var retry = Retry()
///     }
///     let registry = try ClassRegistry {
///       Class(Client.self) {
///         Struct("retry", \.retry) {
///           Property("count", \.count)
///           Property("delay", \.delay)
///         }
///       }
///     }
///     try registry.setValue(5, forKeyPath: "retry.count", of: Client())
///
/// Setting a field writes the whole structure back, which calls observers of the property. The structure itself reads
/// as a dictionary of its fields. Its fields may be structures as well.
public struct Struct<Root>: Sendable {
  let properties: [Property<Root>]

  /// Registers a structure by its key path; its fields are read-only if the key path is.
  ///
  /// - Parameters:
  ///   - key: The key of the structure.
  ///   - path: The key path of the structure, which is not optional.
  ///   - fields: The fields.
  public init<Value>(
    _ key: AttributeKey,
    _ path: any KeyPath<Root, Value> & Sendable,
    @ListBuilder<Property<Value>> _ fields: () -> [Property<Value>]
  ) {
    self.init(key, PropertyAccess(path, .none), fields())
  }

  /// Registers a structure of a main-actor class by its key path.
  ///
  /// - Parameters:
  ///   - key: The key of the structure.
  ///   - path: The key path of the structure, which is not optional.
  ///   - fields: The fields.
  @MainActor
  public init<Value>(
    _ key: AttributeKey,
    _ path: KeyPath<Root, Value>,
    @ListBuilder<Property<Value>> _ fields: () -> [Property<Value>]
  ) {
    self.init(key, PropertyAccess(path, .mainActor), fields())
  }

  private init<Value>(
    _ key: AttributeKey,
    _ access: PropertyAccess<Root, Value>,
    _ fields: [Property<Value>]
  ) {
    var direct: [(name: String, accessor: Accessor)] = []
    var properties: [Property<Root>] = []
    var isolation = access.isolation
    for field in fields {
      guard case .property(var description, let accessor) = field.member else { continue }
      if accessor.structure != .field { direct.append((description.key.name, accessor)) }
      if accessor.isolation == .mainActor { isolation = .mainActor }
      if access.set == nil { description.access = .none(.getOnly) }
      description.key = key.joined(description.key)
      properties.append(Property(description, accessor.ofField(in: access)))
    }
    let whole = Accessor(
      isolation: isolation,
      get: { [direct] object in
        let holder = access.holder(in: object)
        return .dictionary(
          Dictionary(direct.map { ($0.name, $0.accessor.get(holder)) }) { first, _ in first }
        )
      },
      getObject: nil,
      setters: Accessor.Setters(),
      structure: .whole
    )
    let description = PropertyDescription(
      key,
      PropertyType(.structure("\(Value.self)")),
      access: .none(.getOnly)
    )
    self.properties = [Property(description, whole)] + properties
  }
}

extension ListBuilder {
  /// Adds a structure and its fields.
  public static func buildExpression<Root>(_ structure: Struct<Root>) -> [Element]
  where Element == Property<Root> {
    structure.properties
  }
}

extension PropertyAccess {
  /// Returns the object through which the fields are accessed: a box with a copy of the structure, or the object
  /// itself.
  fileprivate func holder(in object: AnyObject) -> AnyObject {
    let value = get(object)
    return Value.self is AnyObject.Type ? value as AnyObject : ValueBox(value)
  }

  /// Changes the fields of the value; nothing is written back if the change fails.
  fileprivate func change<Result>(
    in object: AnyObject,
    _ body: (AnyObject) -> Result,
    succeeded: (Result) -> Bool
  ) -> Result {
    let holder = holder(in: object)
    let result = body(holder)
    if succeeded(result), let box = holder as? ValueBox<Value> { set?(object, box.value) }
    return result
  }
}

extension Accessor {
  /// Returns the accessor of a structure's field, relative to the object with the structure.
  fileprivate func ofField<Root, Value>(in structure: PropertyAccess<Root, Value>) -> Accessor {
    var setters = Setters()
    if structure.set != nil {
      setters.write = self.setters.write.map { set in
        Write { object, value in
          structure.change(in: object) {
            set.call($0, value)
          } succeeded: {
            $0
          }
        }
      }
      if let bind = self.setters.bind {
        setters.bind = { value in
          bind(value).map { set in
            BoundWrite { object in
              structure.change(in: object) {
                set.call($0)
              } succeeded: {
                $0 == 0
              }
            }
          }
        }
      }
      setters.texts = self.setters.texts
      setters.capture = structure.capture
      if Value.self is AnyObject.Type, let capture = self.setters.capture {
        setters.capture = { capture(structure.holder(in: $0)) }
      }
    }
    var object: ReadObject?
    if let getObject { object = ReadObject { getObject.call(structure.holder(in: $0)) } }
    return Accessor(
      isolation: structure.isolation == .mainActor ? .mainActor : isolation,
      get: { [get] in get(structure.holder(in: $0)) },
      getObject: object,
      setters: setters,
      // A nested structure is itself a field, and its fields are joined to its key.
      structure: self.structure == .whole ? .whole : .field
    )
  }
}
