package import RuntimeAttributes

/// A reference from an object to a named resource, other than the value of a runtime attribute.
package struct ResourceReference: Hashable, Sendable {
  /// The resource.
  package var resource: Resource
  /// The index of the object.
  package var object: Int
  /// The position of the element that names the resource.
  package var position: SourcePosition

  /// Creates a reference.
  package init(_ resource: Resource, of object: Int, at position: SourcePosition) {
    self.resource = resource
    self.object = object
    self.position = position
  }
}

extension ResourceReference {
  /// A named resource.
  package enum Resource: Hashable, Sendable {
    /// An image.
    case image(AttributeValue.Image)
    /// A color of the app's asset catalog.
    case namedColor(String)
    /// A nib from which a view controller loads its view.
    case nib(String)
  }
}
