/// A part of a document that is loaded as a unit.
///
/// A XIB file is one nib and, on macOS, one further nib for each prototype of a repeated view. A storyboard is compiled
/// to one nib for each scene, one for the view of each scene's controller (loaded on demand), and one for each
/// prototype of a repeated view.
package struct InterfaceNib: Hashable, Sendable {
  /// The kind of nib.
  package var kind: Kind
  /// The index of the nib's owner, which exists before the nib is loaded; nil for scenes and prototypes.
  package var owner: Int?
  /// The indexes of the objects that the nib creates and of its placeholders, in document order.
  package var objects: [Int]
  /// The connections that the nib makes, in document order.
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
  /// A kind of nib.
  package enum Kind: Hashable, Sendable {
    /// A document that is not a storyboard, without its prototypes on macOS.
    case document
    /// A scene of a storyboard without its controller's view.
    case scene
    /// The view of a scene's controller, which is the nib's owner.
    case view
    /// The prototype of a repeated view, such as a cell.
    case prototype
  }

  /// The path to a connection in a document.
  package struct ConnectionPath: Hashable, Sendable {
    /// The index of the connection's source.
    package var object: Int
    /// The index of the connection in its source.
    package var index: Int

    /// Creates a path.
    package init(object: Int, index: Int) {
      self.object = object
      self.index = index
    }
  }
}
