import InterfaceDocuments

/// A nib of a bundle, ready to be instantiated as often as wanted.
public struct Nib {
  /// The bundle that holds the nib and those that its objects ask for.
  let bundle: NibBundle
  /// The document.
  let document: InterfaceDocument

  /// Makes the nib's objects, sets their attributes, connects and awakes them.
  ///
  /// - Parameters:
  ///   - owner: The object that stands for File's Owner, of any class with the keys of the owner's outlets; nil
  ///     stands for a bare object, which has none.
  ///   - externalObjects: The objects for the document's external objects, by identifier.
  /// - Returns: The objects, and what was done to them.
  /// - Throws: What ends the load. ``NibBundle/trace`` has what was done until then.
  @discardableResult
  @MainActor
  public func instantiate(
    owner: AnyObject? = nil,
    externalObjects: [String: AnyObject] = [:]
  ) throws(NibError) -> NibContents {
    let provided = ProvidedObjects(owner: owner, externalObjects: externalObjects)
    let pass = LoadPass(bundle: bundle, document: document, provided: provided)
    return try bundle.nested { () throws(NibError) in
      let start = bundle.trace.count
      for nib in document.nibs() where nib.kind == .document { try pass.load(nib) }
      return NibContents(pass: pass, events: Array(bundle.trace[start...]))
    }
  }

  /// Instantiates a nib for an owner, as ``NibBundle/Instantiation``.
  @MainActor
  static func instantiate(
    in bundle: NibBundle,
    _ document: InterfaceDocument,
    owner: AnyObject?
  ) throws(NibError) {
    try Nib(bundle: bundle, document: document).instantiate(owner: owner)
  }

  /// Makes the one object of a nib that is registered for reuse.
  ///
  /// - Parameters:
  ///   - identifier: The identifier under which the nib is registered.
  ///   - type: The class of cells.
  /// - Returns: The cell.
  /// - Throws: ``NibError/notOneCell(identifier:)`` if the nib has another number of top-level objects or another class of
  ///   them, or what ends the load.
  @MainActor
  package func instantiateCell<Cell: NibObject>(
    identifier: String,
    as type: Cell.Type = Cell.self
  ) throws(NibError) -> Cell {
    let contents = try instantiate()
    guard document.topLevelObjects.count == 1, let cell = contents.first(Cell.self) else {
      throw bundle.end(with: .notOneCell(identifier: identifier))
    }
    return cell
  }
}
