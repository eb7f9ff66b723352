/// One property of a registered Swift class: its key, its type, and how to reach it.
///
/// A property is registered by its key path, or by closures where there is none. Objects, and collections of objects, have
/// initializers of their own, since Swift has no protocol to which all classes conform.
public struct Property<Root: AnyObject>: Sendable {
  /// What a line of a registration adds to its class.
  enum Member: Sendable {
    case property(PropertyDescription, Accessor)
    case action(RegisteredAction)
  }

  private(set) var member: Member

  init(_ description: PropertyDescription, _ accessor: Accessor) {
    member = .property(description, accessor)
  }

  init(action: RegisteredAction) { member = .action(action) }

  /// Marks the property as `@IBInspectable`: ``ClassRegistry/inspectableAttributes(of:)`` reads it back as an attribute.
  public func inspectable() -> Property {
    changed { description, _ in description.marks.insert(.inspectable) }
  }

  /// Marks the property as `@IBOutlet`: an outlet, or an outlet collection if it is an array.
  public func outlet() -> Property {
    changed { description, _ in
      description.marks.insert(description.type.kind == .array ? .outletCollection : .outlet)
    }
  }

  /// The property without its setter.
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
