import InterfaceDocuments

/// A nib of a bundle, which can be instantiated any number of times.
public struct Nib {
  /// The bundle that contains the nib and the nibs that its objects load.
  let bundle: NibBundle
  let document: InterfaceDocument

  /// Creates the nib's objects, sets their attributes, makes their connections and sends `awakeFromNib`.
  ///
  /// - Parameters:
  ///   - owner: File's Owner, an object of any class with the keys of the owner's outlets; if nil, an object without
  ///     keys is used.
  ///   - externalObjects: The external objects by identifier.
  /// - Returns: The created objects, or their replacements.
  /// - Throws: The error that ends the load; ``NibBundle/trace`` contains the events up to the error if the bundle
  ///   records a trace.
  @discardableResult
  @MainActor
  public func instantiate(
    owner: AnyObject? = nil,
    externalObjects: [String: AnyObject] = [:]
  ) throws(NibError) -> NibContents {
    let provided = ProvidedObjects(owner: owner, externalObjects: externalObjects)
    let pass = NibLoadSession(bundle: bundle, document: document, provided: provided)
    return try bundle.nested { () throws(NibError) in
      for nib in document.nibs() where nib.kind == .document { try pass.load(nib) }
      return NibContents(pass)
    }
  }

  /// Instantiates a nib with an owner, as a ``NibBundle/Instantiation`` function.
  @MainActor
  static func instantiate(
    in bundle: NibBundle,
    _ document: InterfaceDocument,
    owner: AnyObject?
  ) throws(NibError) {
    try Nib(bundle: bundle, document: document).instantiate(owner: owner)
  }

  /// Instantiates a nib that is registered for reuse, and returns its only object.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - type: The class of the cells.
  /// - Returns: The only top-level object of the nib.
  /// - Throws: ``NibError/notOneCell(identifier:)`` if the nib does not have exactly one top-level object of the class,
  ///   or the error that ends the load.
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
