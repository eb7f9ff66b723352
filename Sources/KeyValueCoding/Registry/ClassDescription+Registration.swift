import RuntimeAttributes

/// A Swift class whose objects store values for undeclared keys, such as layers.
package protocol StoringAnyKey {
  /// The properties that the class does not register; attributes cannot set such a property as a whole.
  static var undeclaredProperties: [PropertyDescription] { get }
}

extension ClassDescription {
  /// Creates the description of a registered Swift class, as Objective-C would see the class.
  init(_ registration: TypeRegistration) {
    let container = registration.type as? any StoringAnyKey.Type
    self.init(
      registration.name,
      module: registration.module,
      traits: container == nil ? [] : .storesAnyKey,
      properties: registration.properties.map { PropertyDescription($0.schema) }
        + (container?.undeclaredProperties ?? []),
      methods: registration.actions.map { MethodDescription(selector: $0.selector, isAction: true) }
    )
  }
}

extension PropertyDescription {
  fileprivate init(_ schema: FieldSchema) {
    var marks: Marks = []
    if schema.isInspectable { marks.insert(.inspectable) }
    let type = PropertyType(of: schema.type, name: schema.typeName)
    if schema.isOutlet { marks.insert(type.kind == .array ? .outletCollection : .outlet) }
    self.init(schema.key, type, access: schema.isWritable ? .accessor : .none(.getOnly), marks: marks)
  }
}
