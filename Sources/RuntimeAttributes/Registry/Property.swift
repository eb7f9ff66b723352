/// A property of a registered Swift class, or a field of a ``Struct``, with its key, type and accessors.
///
/// A property is registered by key path or by closures. Objects and collections of objects have separate
/// initializers, since Swift has no protocol to which all classes conform.
public struct Property<Root>: Sendable {
  /// A member that a registration adds to its class.
  enum Member: Sendable {
    case property(PropertyDescription, Accessor)
    case action(RegisteredAction)
  }

  private(set) var member: Member

  init(_ description: PropertyDescription, _ accessor: Accessor) {
    member = .property(description, accessor)
  }

  init(action: RegisteredAction) { member = .action(action) }

  /// Marks the property as `@IBInspectable`, so that ``ClassRegistry/inspectableAttributes(of:)`` includes it.
  public func inspectable() -> Property {
    changed { description, _ in description.marks.insert(.inspectable) }
  }

  /// Marks the property as `@IBOutlet`: an outlet, or an outlet collection if it is an array.
  public func outlet() -> Property {
    changed { description, _ in
      description.marks.insert(description.type.kind == .array ? .outletCollection : .outlet)
    }
  }

  /// Returns a read-only copy of the property.
  public func readOnly() -> Property {
    changed { description, accessor in
      description.access = .none(.getOnly)
      accessor = accessor.withoutSetters
    }
  }

  private func changed(_ change: (inout PropertyDescription, inout Accessor) -> Void) -> Property {
    guard case .property(var description, var accessor) = member else { return self }
    change(&description, &accessor)
    return Property(description, accessor)
  }
}
