/// The cases in the registration of an enumeration with associated values.
///
///     enum Shape: KeyValueStructure {
///       case empty
///       case circle(radius: Double)
///
///       static var registration: TypeRegistration {
///         TypeRegistration(Shape.self, cases: {
///           $0.add("empty", make: { _ in .empty }, values: { if case .empty = $0 { [:] } else { nil } })
///           $0.add(
///             "circle", .init("radius", Double.self),
///             make: { values throws(AttributeError) in .circle(radius: try values.value("radius")) },
///             values: { if case .circle(let radius) = $0 { ["radius": radius] } else { nil } }
///           )
///         })
///       }
///     }
///
/// As a value, a case is a dictionary with one entry, `{"circle": {"radius": 3}}`, and a case without associated
/// values is its name, `"empty"`.
public struct CaseList<Root> {
  private(set) var cases: [RegisteredCase] = []
  private(set) var structures: [any KeyValueStructure.Type] = []

  init() {}

  /// An associated value of a case.
  public struct Parameter: Sendable {
    let schema: FieldSchema
    let structures: [any KeyValueStructure.Type]

    /// Describes an associated value; the name of a value without a label is its position, such as `0`.
    public init<Value: AttributeStorable>(_ name: String, _ type: Value.Type) {
      var schema = FieldSchema(AttributeKey(name), type.valueType, "\(type)".readable, isWritable: true)
      schema.isRequired = !schema.type.isOptional
      self.schema = schema
      structures = type.structures
    }

    /// Describes an associated value of a type that does not convert values.
    init(_ name: String, _ type: ValueType, _ typeName: String) {
      var schema = FieldSchema(AttributeKey(name), type, typeName.readable, isWritable: true)
      schema.isRequired = !type.isOptional
      (self.schema, structures) = (schema, [])
    }
  }

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - parameters: The associated values.
  ///   - make: A function that creates an instance from associated values.
  ///   - values: A function that returns the associated values by name, or nil for another case.
  public mutating func add(
    _ name: String,
    _ parameters: Parameter...,
    make: @escaping @Sendable (FieldValues) throws(AttributeError) -> Root,
    values: @escaping @Sendable (Root) -> [String: any AttributeStorable]?
  ) {
    structures += parameters.flatMap(\.structures)
    cases.append(
      RegisteredCase(
        schema: TypeSchema.EnumerationCase(name: name, fields: parameters.map(\.schema)),
        make: RegisteredCase.make(make),
        values: { root, registry in
          values(root.assumingMemoryBound(to: Root.self).pointee)?.mapValues { $0.boxed(in: registry) }
        }
      )
    )
  }
}

/// A case in a registration.
struct RegisteredCase: Sendable {
  /// A function that creates an instance in uninitialized memory.
  typealias Make = @Sendable (FieldValues, UnsafeMutableRawPointer) throws(AttributeError) -> Void

  /// Returns a function that creates an instance in uninitialized memory.
  static func make<Root>(_ make: @escaping @Sendable (FieldValues) throws(AttributeError) -> Root) -> Make {
    { values, memory throws(AttributeError) in
      memory.initializeMemory(as: Root.self, to: try make(values))
    }
  }

  let schema: TypeSchema.EnumerationCase
  let make: Make
  let values: @Sendable (UnsafeMutableRawPointer, TypeRegistry) -> [String: BoxedValue]?
}

/// The values from which a structure, or a case of an enumeration, is created.
public struct FieldValues {
  let values: [String: BoxedValue]
  let registry: TypeRegistry
  let typeName: String

  /// Returns the value with a name, or nil for a missing value of an optional type.
  ///
  /// - Throws: An ``AttributeError`` if the value is missing or the type cannot represent the value.
  public func value<Value: AttributeStorable>(
    _ name: String,
    as type: Value.Type = Value.self
  ) throws(AttributeError) -> Value {
    guard let value = values[name] ?? (Value.valueType.isOptional ? .nil : nil) else {
      throw AttributeError(.missingKeys([AttributeKey(name)]), of: typeName)
    }
    do throws(AttributeError) {
      return try Value.stored(value, in: registry)
    } catch {
      throw error.nested(in: AttributeKey(name), of: typeName)
    }
  }
}
