import RuntimeAttributes

/// The part of a document that the runtime loads in one go.
///
/// A nib's source is one nib. A storyboard is compiled to one for each scene, one for the view of the scene's
/// controller, which is loaded when the view is first needed, and one for each prototype of a repeated view.
public struct InterfaceNib: Hashable, Sendable {
  /// What the nib holds.
  public var kind: Kind
  /// The index of the object that is there before the nib is loaded, and owns it.
  public var owner: Int?
  /// The indexes of the objects that the nib makes, and of the placeholders in it, in document order.
  public var objects: [Int]
  /// The connections that loading the nib makes, in document order.
  public var connections: [ConnectionPath]

  /// Creates a nib.
  public init(_ kind: Kind, owner: Int?, objects: [Int] = [], connections: [ConnectionPath] = []) {
    self.kind = kind
    self.owner = owner
    self.objects = objects
    self.connections = connections
  }
}

extension InterfaceNib {
  /// What a nib holds.
  public enum Kind: Hashable, Sendable {
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
  public struct ConnectionPath: Hashable, Sendable {
    /// The index of the object that the connection starts at.
    public var object: Int
    /// The index of the connection among those of the object.
    public var index: Int

    /// Creates a path.
    public init(object: Int, index: Int) {
      self.object = object
      self.index = index
    }
  }
}

extension InterfaceDocument {
  /// The nibs that the document is compiled to, in document order.
  public func nibs() -> [InterfaceNib] {
    var partition = NibPartition(self)
    return partition.run()
  }
}

/// Tells for each object and connection of a document which nib it belongs to.
private struct NibPartition {
  private let document: InterfaceDocument
  private var nibs: [InterfaceNib] = []
  /// The index of each object's nib.
  private var membership: [Int] = []
  private var nibOfScene: [Int: Int] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  mutating func run() -> [InterfaceNib] {
    for index in document.objects.indices {
      let nib = nib(of: index)
      membership.append(nib)
      nibs[nib].objects.append(index)
    }
    let indexes = document.indexesByID()
    for (source, object) in document.objects.enumerated() {
      for (index, connection) in object.connections.enumerated() {
        let destination = connection.destination.flatMap { indexes[$0] }
        let nib = nib(connecting: source, to: destination)
        nibs[nib].connections.append(.init(object: source, index: index))
      }
    }
    return nibs
  }

  private mutating func nib(of index: Int) -> Int {
    let object = document.objects[index]
    if document.format == .storyboard, let scene = object.scene {
      if object.key == "view", let parent = object.parent, parent == document.scenes[scene].controller {
        return add(InterfaceNib(.view, owner: parent))
      }
      if isPrototype(object) { return add(InterfaceNib(.prototype, owner: nil)) }
    } else if document.platform == .macOS, isPrototype(object) {
      return add(InterfaceNib(.prototype, owner: nil))
    }
    // In archives an object may stand before the one around it.
    if let parent = object.parent, parent < membership.count { return membership[parent] }
    let scene = object.scene ?? -1
    if let known = nibOfScene[scene] { return known }
    let owner = document.objects.firstIndex { $0.placeholder == .filesOwner }
    let nib = object.scene == nil ? InterfaceNib(.document, owner: owner) : InterfaceNib(.scene, owner: nil)
    nibOfScene[scene] = add(nib)
    return nibs.count - 1
  }

  private mutating func add(_ nib: InterfaceNib) -> Int {
    nibs.append(nib)
    return nibs.count - 1
  }

  /// Whether an object is a prototype, which its place under the view that repeats it tells.
  private func isPrototype(_ object: InterfaceObject) -> Bool {
    guard let parent = object.parent.map({ document.objects[$0] }) else { return false }
    return switch object.container {
    case "prototypes", "prototypeCellViews": true
    case "cells": parent.element == "collectionView"
    default: parent.element == "collectionView" && object.element == "collectionReusableView"
    }
  }

  /// The nib that makes a connection: that of the end which is loaded later, where the ends differ.
  private func nib(connecting source: Int, to destination: Int?) -> Int {
    let nib = membership[source]
    guard let other = destination.map({ membership[$0] }), nibs[other].kind == .view,
      nibs[nib].kind == .scene,
      document.objects[source].scene == destination.flatMap({ document.objects[$0].scene })
    else { return nib }
    return other
  }
}
