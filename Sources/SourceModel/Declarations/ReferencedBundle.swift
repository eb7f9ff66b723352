/// A bundle whose contents are determined by the sources.
enum ReferencedBundle {
  /// The app's main bundle.
  case main
  /// The bundle of a class; `Self` is the class of the object itself.
  case ofClass(String)

  /// The class whose bundle is used, if any.
  var className: String? { if case .ofClass(let name) = self { name } else { nil } }
}
