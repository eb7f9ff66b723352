/// Collects the members of a class, for the expansion of ``KeyValueCodable()``.
public struct MemberList<Root: AnyObject> {
  /// The Interface Builder role of a property.
  public enum Role: Sendable {
    /// Neither an outlet nor inspectable.
    case plain
    /// An outlet or outlet collection.
    case outlet
    /// An inspectable property.
    case inspectable
  }

  /// The properties and actions that were added, except properties of types that attributes cannot set.
  public private(set) var members: [Property<Root>] = []

  /// Creates a list.
  ///
  /// - Parameter addMembers: A closure that adds the members.
  public init(_ addMembers: (inout MemberList) -> Void) { addMembers(&self) }

  /// Adds a property through closures without captures.
  public mutating func add<Value>(
    _ key: AttributeKey,
    as role: Role = .plain,
    get: @escaping @isolated(any) (Root) -> Value,
    set: (@isolated(any) (Root, Value) -> Void)? = nil
  ) {
    append(Property(key, inferring: PropertyAccess(get: get, set: set)), role)
  }

  /// Adds a property whose values are objects of an unknown class, for example a protocol type, through closures
  /// without captures.
  public mutating func addObject<Wrapped>(
    _ key: AttributeKey,
    as role: Role = .plain,
    get: @escaping @isolated(any) (Root) -> Wrapped?,
    set: (@isolated(any) (Root, Wrapped?) -> Void)? = nil
  ) {
    let access = PropertyAccess(get: get, set: set)
    append(Property(key, inferring: access) ?? Property(key, anyObject: access), role)
  }

  /// Adds a property through its key path, which may be read-only.
  public mutating func add<Value>(
    _ key: AttributeKey,
    as role: Role = .plain,
    _ path: any KeyPath<Root, Value> & Sendable
  ) {
    append(Property(key, inferring: path), role)
  }

  /// Adds a property of a main-actor class through its key path, which may be read-only.
  @MainActor
  public mutating func add<Value>(_ key: AttributeKey, as role: Role = .plain, _ path: KeyPath<Root, Value>) {
    append(Property(key, inferring: path), role)
  }

  /// Adds an action.
  public mutating func add(_ action: Action<Root>) {
    members += ListBuilder<Property<Root>>.buildExpression(action)
  }

  private mutating func append(_ property: Property<Root>?, _ role: Role) {
    guard let property else { return }
    switch role {
    case .plain: members.append(property)
    case .outlet: members.append(property.outlet())
    case .inspectable: members.append(property.inspectable())
    }
  }
}
