/// The identifiers for which code may register and request reusable cells and views.
package struct CellIdentifiers: Sendable {
  package let mayRegister: @Sendable (String, _ file: String?) -> Bool
  package let mayRequest: @Sendable (String) -> Bool

  /// Creates identifiers.
  ///
  /// - Parameters:
  ///   - mayRegister: Whether code may register a class or nib for an identifier that a source requests; any source if nil.
  ///   - mayRequest: Whether code may request a cell with an identifier.
  package init(
    mayRegister: @escaping @Sendable (String, _ file: String?) -> Bool,
    mayRequest: @escaping @Sendable (String) -> Bool
  ) {
    (self.mayRegister, self.mayRequest) = (mayRegister, mayRequest)
  }
}
