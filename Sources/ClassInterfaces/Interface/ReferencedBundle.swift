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
    self.init(class: text.dropFirst(start.utf8.count).dropLast(), suffix: ".self")
  }

  /// Reads an expression of Objective-C as Swift would spell it, `[NSBundlebundleForClass:self.class]`.
  init?(objectiveC spelling: String) {
    if ["nil", "NSBundle.mainBundle"].contains(spelling) {
      self = .main
      return
    }
    let start = "[NSBundlebundleForClass:"
    guard spelling.hasPrefix(start), spelling.hasSuffix("]") else { return nil }
    self.init(class: spelling.dropFirst(start.utf8.count).dropLast(), suffix: ".class")
  }

  private init?(class expression: Substring, suffix: String) {
    if ["type(of:self)", "self.classForCoder", "classForCoder", "self.class"].contains(expression) {
      self = .ofClass("Self")
      return
    }
    let name = expression.dropLast(suffix.utf8.count)
    guard expression.hasSuffix(suffix), !name.isEmpty,
      name.utf8.allSatisfy(\.continuesWord)
    else { return nil }
    self = .ofClass(String(name))
  }
}
