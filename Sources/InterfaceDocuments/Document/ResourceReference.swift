package import RuntimeAttributes

/// A place where an object asks for a resource by name, runtime attributes aside.
package struct ResourceReference: Hashable, Sendable {
  /// What is asked for.
  package var resource: Resource
  /// The index of the object.
  package var object: Int
  /// The place of the element that names the resource.
  package var position: SourcePosition

  /// Creates a reference.
  package init(_ resource: Resource, of object: Int, at position: SourcePosition) {
    self.resource = resource
    self.object = object
    self.position = position
  }
}

extension ResourceReference {
  /// What objects ask for by name.
  package enum Resource: Hashable, Sendable {
    /// An image.
    case image(AttributeValue.Image)
    /// A color of the app's asset catalog.
    case namedColor(String)
    /// A nib that a controller takes its view from.
    case nib(String)
  }
}
