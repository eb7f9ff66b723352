import RuntimeAttributes

/// Assigns the objects and connections of a document to nibs.
private struct NibPartition {
  private let document: InterfaceDocument
  private var nibs: [InterfaceNib] = []
  /// The index of each object's nib.
  private var membership: [Int] = []
  private var nibOfScene: [Int: Int] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  /// Returns the nibs in document order.
  mutating func run() -> [InterfaceNib] {
    for index in document.objects.indices {
      let nib = nib(of: index)
      membership.append(nib)
      nibs[nib].objects.append(index)
    }
    let indexes = document.indexesByID()
    for source in document.objects.indices {
      for (index, connection) in document.objects[source].connections.enumerated() {
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
    // In archives, an object may precede its parent.
    if let parent = object.parent, parent < membership.count { return membership[parent] }
    let scene = object.scene ?? -1
    if let known = nibOfScene[scene] { return known }
    // The document, or each of its scenes, has one nib. The nibs of scenes do not have an owner.
    let nib =
      object.scene == nil ? InterfaceNib(.document, owner: filesOwner) : InterfaceNib(.scene, owner: nil)
    nibOfScene[scene] = add(nib)
    return nibs.count - 1
  }

  private var filesOwner: Int? { document.objects.firstIndex { $0.placeholder == .filesOwner } }

  private mutating func add(_ nib: InterfaceNib) -> Int {
    nibs.append(nib)
    return nibs.count - 1
  }

  /// Whether an object is a prototype, by its role in the view that repeats it.
  private func isPrototype(_ object: InterfaceObject) -> Bool {
    guard let parent = object.parent.map({ document.objects[$0] }) else { return false }
    return switch object.container {
    case "prototypes", "prototypeCellViews": true
    case "cells": parent.element == "collectionView"
    default: parent.element == "collectionView" && object.element == "collectionReusableView"
    }
  }

  /// Returns the nib that makes a connection: the nib of the source or destination, depending on which is loaded later.
  private func nib(connecting source: Int, to destination: Int?) -> Int {
    let nib = membership[source]
    guard let other = destination.map({ membership[$0] }), nibs[other].kind == .view,
      nibs[nib].kind == .scene,
      document.objects[source].scene == destination.flatMap({ document.objects[$0].scene })
    else { return nib }
    return other
  }
}

extension InterfaceDocument {
  /// Returns the nibs that the document is compiled to, in document order.
  package func nibs() -> [InterfaceNib] {
    var partition = NibPartition(self)
    return partition.run()
  }
}
