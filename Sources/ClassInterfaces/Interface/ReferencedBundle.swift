/// The bundles of which sources tell what should be in them.
enum ReferencedBundle {
  /// The app's own.
  case main
  /// That of a class; `Self` for that of the object itself.
  case ofClass(String)

  /// The class whose bundle it is.
  var className: String? { if case .ofClass(let name) = self { name } else { nil } }
}
