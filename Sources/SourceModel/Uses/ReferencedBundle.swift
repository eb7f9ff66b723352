/// A bundle that code references.
package enum ReferencedBundle: Hashable, Sendable {
  /// The app's main bundle.
  case main
  /// The bundle of a class; `Self` is the class of the object itself.
  case ofClass(String)
  /// The resource bundle of the package target that contains the code.
  case module

  /// The class whose bundle is used, if any.
  package var className: String? { if case .ofClass(let name) = self { name } else { nil } }
}
