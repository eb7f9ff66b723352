public import InterfaceDocuments

extension NibBundle {
  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - documents: The nibs and storyboards, named by their files.
  ///   - loader: The class registry and the load conditions.
  ///   - recursionLimit: The number of times that the creation of an object may be nested in itself before it is
  ///     reported as infinite recursion; from 1 to 12.
  ///   - recordsTrace: Whether the bundle keeps the events of all loads in ``trace``.
  public convenience init(
    _ documents: [InterfaceDocument],
    loader: NibLoader,
    recursionLimit: Int = 4,
    recordsTrace: Bool = false
  ) {
    self.init(
      documents,
      loader: loader,
      recursionLimit: recursionLimit,
      recordsTrace: recordsTrace,
      continuesAfterFatalError: false,
      instantiate: Nib.instantiate
    )
  }

  /// Returns the nib with a name (without extension).
  ///
  /// - Throws: ``NibError/missingNib(_:)``.
  public func nib(named name: String) throws(NibError) -> Nib {
    Nib(bundle: self, document: try nibDocument(named: name))
  }

  /// Returns the storyboard with a name (without extension).
  ///
  /// - Throws: ``NibError/missingStoryboard(_:)``.
  public func storyboard(named name: String) throws(NibError) -> Storyboard {
    Storyboard(bundle: self, document: try storyboardDocument(named: name))
  }
}
