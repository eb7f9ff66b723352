/// One property of a registered Swift class: its key, its type, and how to reach it.
///
/// A property is registered by its key path, or by closures where there is none. Objects, and collections of objects, have
/// initializers of their own, since Swift has no protocol to which all classes conform.
public struct Property<Root: AnyObject>: Sendable {
  private(set) var description: PropertyDescription
  private(set) var accessor: Accessor

  init(_ description: PropertyDescription, _ accessor: Accessor) {
    self.description = description
    self.accessor = accessor
  }

  /// Marks the property as `@IBInspectable`: ``ClassRegistry/inspectableAttributes(of:)`` reads it back as an attribute.
  public func inspectable() -> Property { marked(.inspectable) }

  /// Marks the property as `@IBOutlet`: an outlet, or an outlet collection if it is an array.
  public func outlet() -> Property { marked(description.type.kind == .array ? .outletCollection : .outlet) }

  /// The property without its setter.
  public func readOnly() -> Property {
    var copy = self
    copy.description.access = .none(.getOnly)
    copy.accessor = accessor.withoutSetters
    return copy
  }

  private func marked(_ marks: PropertyDescription.Marks) -> Property {
    var copy = self
    copy.description.marks.formUnion(marks)
    return copy
  }
}
