import InterfaceDocuments

/// A storyboard of a bundle.
public struct Storyboard {
  let bundle: NibBundle
  let document: InterfaceDocument

  /// Instantiates the initial view controller.
  ///
  /// The view is loaded on demand.
  ///
  /// - Throws: The error that ends the load.
  @MainActor
  public func instantiateInitialController() throws(NibError) -> NibController {
    let index = document.initialController.flatMap { document.indexesByID()[$0] }
    return try instantiate(index, identifier: nil)
  }

  /// Instantiates the view controller with an identifier.
  ///
  /// The view is loaded on demand.
  ///
  /// - Throws: The error that ends the load.
  @MainActor
  public func instantiateController(withIdentifier identifier: String) throws(NibError) -> NibController {
    let index = document.objects.firstIndex { $0.storyboardIdentifier == identifier }
    return try instantiate(index, identifier: identifier)
  }

  @MainActor
  private func instantiate(_ index: Int?, identifier: String?) throws(NibError) -> NibController {
    let nibs = document.nibs()
    guard let index, let nib = nibs.first(where: { $0.objects.contains(index) }) else {
      throw bundle.end(with: .missingController(identifier: identifier))
    }
    let pass = NibLoadSession(bundle: bundle, document: document)
    try bundle.nested { () throws(NibError) in try pass.load(nib) }
    defer { pass.objects[index] = nil }
    guard let controller = pass.objects[index] as? NibController else {
      throw bundle.end(with: .missingController(identifier: identifier))
    }
    return controller
  }
}
