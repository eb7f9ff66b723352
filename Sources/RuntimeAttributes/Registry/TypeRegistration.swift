/// The registration of a type: its properties and actions, or the cases of an enumeration with associated values.
///
/// The registration of a class contains only the properties and actions that the class adds to its superclass.
public struct TypeRegistration: Sendable {
  package let type: Any.Type
  let kind: TypeSchema.Kind
  package let name: String
  package let module: String?
  let documentation: String?
  package let superclass: AnyClass?
  /// The properties that the type itself adds.
  let fields: [RegisteredField]
  let cases: [RegisteredCase]
  /// A function that creates a structure from values, in uninitialized memory; nil for other types.
  let make: RegisteredCase.Make?
  let structures: [any KeyValueStructure.Type]
  /// Whether the type provides the registration, which is then the same in all registries.
  var isTypesOwn = false
  /// The actions that a class itself adds.
  package let actions: [RegisteredAction]

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: The class to register.
  ///   - superclass: The registered class whose properties the class inherits; by default, the nearest registered
  ///     superclass.
  ///   - name: The name of the class in documents and messages; by default, its own name without its enclosing types.
  ///   - module: The module that the messages of nib loading prepend to the name; none by default.
  ///   - documentation: The documentation of the class, for schemas.
  ///   - fields: A function that adds the properties and actions of the class itself.
  public init<Root: AnyObject>(
    _ type: Root.Type,
    inherits superclass: AnyClass? = nil,
    named name: String? = nil,
    module: String? = nil,
    documentation: String? = nil,
    _ fields: (inout FieldList<Root>) -> Void = { _ in }
  ) {
    var list = FieldList<Root>()
    fields(&list)
    self.init(
      type,
      .class,
      name: name,
      module: module,
      superclass: superclass,
      documentation: documentation,
      list
    )
  }

  /// Registers a structure.
  ///
  /// - Parameters:
  ///   - type: The structure to register.
  ///   - name: The name in messages and schemas; by default, its own name without its enclosing types.
  ///   - documentation: The documentation of the structure, for schemas.
  ///   - make: A function that creates an instance from the values of the required properties, for arrays and optionals
  ///     of the structure. The other properties are set afterwards.
  ///   - fields: A function that adds the properties.
  public init<Root: KeyValueStructure>(
    _ type: Root.Type,
    named name: String? = nil,
    documentation: String? = nil,
    make: (@Sendable (FieldValues) throws(AttributeError) -> Root)? = nil,
    _ fields: (inout FieldList<Root>) -> Void
  ) {
    // Not `map`: before macOS 15, a function type with a typed error cannot be a generic argument.
    var made: RegisteredCase.Make?
    if let make { made = RegisteredCase.make(make) }
    var list = FieldList<Root>()
    fields(&list)
    self.init(
      type,
      .structure,
      name: name,
      documentation: documentation,
      list,
      make: made
    )
  }

  /// Registers an enumeration with associated values.
  ///
  /// - Parameters:
  ///   - type: The enumeration to register.
  ///   - name: The name in messages and schemas; by default, its own name without its enclosing types.
  ///   - documentation: The documentation of the enumeration, for schemas.
  ///   - cases: A function that adds the cases.
  public init<Root: KeyValueStructure>(
    _ type: Root.Type,
    named name: String? = nil,
    documentation: String? = nil,
    cases: (inout CaseList<Root>) -> Void
  ) {
    var list = CaseList<Root>()
    cases(&list)
    self.init(
      type,
      .enumeration,
      name: name,
      documentation: documentation,
      FieldList(),
      cases: list.cases,
      structures: list.structures
    )
  }

  private init<Root>(
    _ type: Root.Type,
    _ kind: TypeSchema.Kind,
    name: String?,
    module: String? = nil,
    superclass: AnyClass? = nil,
    documentation: String?,
    _ list: FieldList<Root>,
    cases: [RegisteredCase] = [],
    make: RegisteredCase.Make? = nil,
    structures: [any KeyValueStructure.Type] = []
  ) {
    self.type = type
    self.kind = kind
    self.name = name ?? "\(type)"
    (self.module, self.superclass, self.documentation) = (module, superclass, documentation)
    (fields, self.cases, actions, self.make) = (list.fields, cases, list.actions, make)
    self.structures = structures + list.fields.flatMap(\.structures)
  }
}

extension TypeRegistration {
  /// Creates the registration of a type that provides one; the registration is empty for a class that inherits the
  /// `registration` of its superclass.
  package init(of type: any KeyValueCodable.Type) {
    let registration = type.registration
    self = registration.type == type ? registration : TypeRegistration(withoutMembers: type)
    isTypesOwn = true
  }

  private init(withoutMembers type: any KeyValueCodable.Type) {
    self.type = type
    (kind, name, module, documentation, superclass) = (.class, "\(type)", nil, nil, nil)
    (fields, cases, make, structures, actions) = ([], [], nil, [], [])
  }
}
