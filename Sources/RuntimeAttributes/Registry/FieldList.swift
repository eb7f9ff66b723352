/// The properties and actions in the registration of a class or structure.
///
///     let registration = TypeRegistration(View.self) {
///       $0.property("alpha", \.alpha, .inspectable, .range(0...1))
///       $0.property("layer", \.layer, .readOnly)
///       $0.property("diameter", get: { $0.radius * 2 }, set: { $0.radius = $1 / 2 })
///     }
///
/// Key paths of nonisolated types are `Sendable`. Key paths of main-actor types are not, so they select the functions
/// that are isolated to the main actor.
public struct FieldList<Root> {
  private(set) var fields: [RegisteredField] = []
  private(set) var actions: [RegisteredAction] = []

  init() {}

  @usableFromInline mutating func add<Value: AttributeStorable>(
    _ key: AttributeKey,
    _ access: TypedAccess<Value>,
    _ traits: [FieldTrait<Value>],
    write: FieldAccessor.Write? = nil
  ) {
    add(key, Value.valueType, access, traits, structures: Value.structures) { access, checks in
      FieldAccessor(access, checks: checks, write: write)
    }
  }

  mutating func add<Value>(
    _ key: AttributeKey,
    _ type: ValueType,
    _ access: TypedAccess<Value>,
    _ traits: [FieldTrait<Value>],
    structures: [any KeyValueStructure.Type] = [],
    _ accessor: (TypedAccess<Value>, [FieldTrait<Value>.Check]) -> FieldAccessor
  ) {
    var schema = FieldSchema(key, type, "\(Value.self)".readable, isWritable: access.set != nil)
    let checks = schema.add(traits)
    let access = schema.isWritable ? access : TypedAccess(access.isolation, get: access.get, set: nil)
    let field = RegisteredField(schema: schema, accessor: accessor(access, checks), structures: structures)
    fields.append(field)
  }

  mutating func add(_ action: RegisteredAction) { actions.append(action) }
}

/// A property in a registration.
struct RegisteredField: Sendable {
  var schema: FieldSchema
  var accessor: FieldAccessor
  /// The structures that values of the property may contain.
  var structures: [any KeyValueStructure.Type] = []
}

extension FieldSchema {
  init(_ key: AttributeKey, _ type: ValueType, _ typeName: String, isWritable: Bool) {
    (self.key, self.type, self.typeName, self.isWritable) = (key, type, typeName, isWritable)
  }

  /// Adds traits, and returns their checks.
  mutating func add<Value>(_ traits: [FieldTrait<Value>]) -> [FieldTrait<Value>.Check] {
    var checks: [FieldTrait<Value>.Check] = []
    for trait in traits {
      switch trait.kind {
      case .inspectable: isInspectable = true
      case .outlet: isOutlet = true
      case .readOnly: isWritable = false
      case .required: isRequired = true
      case .documentation(let text): documentation = text
      case .check(let check):
        checks.append(check)
        minimum = check.minimum ?? minimum
        maximum = check.maximum ?? maximum
      }
    }
    return checks
  }
}
