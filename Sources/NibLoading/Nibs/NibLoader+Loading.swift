public import InterfaceDocuments

extension NibLoader {
  /// Loads a document, and continues after fatal errors to find further problems.
  ///
  /// Each scene of a storyboard is loaded as at run time: first the nib of the view controller, then the nib of its
  /// view.
  public func load(_ document: InterfaceDocument) -> LoadResult {
    let bundle = NibBundle(
      [document],
      loader: self,
      recursionLimit: 1,
      recordsTrace: true,
      continuesAfterFatalError: true,
      instantiate: Nib.instantiate
    )
    let pass = NibLoadSession(bundle: bundle, document: document)
    // A load that continues after fatal errors does not throw.
    try? bundle.nested { () throws(NibError) in try pass.loadAll() }
    return LoadResult(events: bundle.trace, objects: pass.objects)
  }
}
