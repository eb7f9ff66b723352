// Spelled as types are, since they stand in a class's list beside ``Property``.

/// Registers a property that Interface Builder shows, as `@IBInspectable` does.
@inlinable
public func Inspectable<Root: AnyObject, Value: AttributeConvertible>(
  _ key: AttributeKey,
  _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable
) -> Property<Root> {
  Property(key, path).marked(.inspectable)
}

/// Registers an outlet, as `@IBOutlet` does.
@inlinable
public func Outlet<Root: AnyObject, Object: AnyObject>(
  _ key: AttributeKey,
  _ path: any ReferenceWritableKeyPath<Root, Object?> & Sendable
) -> Property<Root> {
  Property(key, path).marked(.outlet)
}

extension Property {
  /// The property with marks of Interface Builder added.
  public func marked(_ marks: PropertyDescription.Marks) -> Property {
    var copy = self
    copy.description.marks.formUnion(marks)
    return copy
  }
}
