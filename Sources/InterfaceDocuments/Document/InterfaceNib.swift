/// The part of a document that the runtime loads in one go.
///
/// A nib's source is one nib. A storyboard is compiled to one for each scene, one for the view of the scene's
/// controller, which is loaded when the view is first needed, and one for each prototype of a repeated view.
package struct InterfaceNib: Hashable, Sendable {
  /// What the nib holds.
  package var kind: Kind
  /// The index of the object that is there before the nib is loaded, and owns it.
  package var owner: Int?
  /// The indexes of the objects that the nib makes, and of the placeholders in it, in document order.
  package var objects: [Int]
  /// The connections that loading the nib makes, in document order.
  package var connections: [ConnectionPath]

  /// Creates a nib.
  package init(_ kind: Kind, owner: Int?, objects: [Int] = [], connections: [ConnectionPath] = []) {
    self.kind = kind
    self.owner = owner
    self.objects = objects
    self.connections = connections
  }
}

extension InterfaceNib {
  /// What a nib holds.
  package enum Kind: Hashable, Sendable {
    /// A whole document.
    case document
    /// A scene of a storyboard without its controller's view.
    case scene
    /// The view of a scene's controller, which owns the nib.
    case view
    /// The prototype of a repeated view, such as a cell, which is loaded as often as it is shown.
    case prototype
  }

  /// The way to a connection in a document.
  package struct ConnectionPath: Hashable, Sendable {
    /// The index of the object that the connection starts at.
    package var object: Int
    /// The index of the connection among those of the object.
    package var index: Int

    /// Creates a path.
    package init(object: Int, index: Int) {
      self.object = object
      self.index = index
    }
  }
}
