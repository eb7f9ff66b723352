/// The bundles of which sources tell what should be in them.
enum ReferencedBundle {
  /// The app's own.
  case main
  /// That of a class; `Self` for that of the object itself.
  case ofClass(String)

  /// The class whose bundle it is.
  var className: String? { if case .ofClass(let name) = self { name } else { nil } }

  /// Reads an expression of Swift, `Bundle(for: type(of: self))`; nil for any other bundle.
  init?(swift expression: String) {
    let text = expression.filter { $0 != " " }
    if ["nil", ".main", "Bundle.main"].contains(text) {
      self = .main
      return
    }
    let start = ["Bundle(for:", "Bundle.init(for:", ".init(for:"].first(where: text.hasPrefix)
    guard let start, text.hasSuffix(")") else { return nil }
    let expression = text.dropFirst(start.utf8.count).dropLast()
    if ["type(of:self)", "self.classForCoder", "classForCoder"].contains(expression) {
      self = .ofClass("Self")
      return
    }
    let name = expression.dropLast(".self".utf8.count)
    guard expression.hasSuffix(".self"), !name.isEmpty,
      name.utf8.allSatisfy(\.continuesWord)
    else { return nil }
    self = .ofClass(String(name))
  }
}
