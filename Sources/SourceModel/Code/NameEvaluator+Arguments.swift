import KeyValueCoding
import SourceSyntax

// Class names, and the bundles of arguments.
extension NameEvaluator {
  // MARK: - Arguments

  /// Returns the bundle that a call passes as `bundle`, or by default the main bundle in Swift; nil if the bundle is
  /// unknown or not part of the app.
  func bundle(of call: SyntaxTree.Index) -> ReferencedBundle? {
    guard let argument = tree.arguments(of: call).first(where: { tree.isNamed($0.node, "bundle") }) else {
      return tree.language == .swift ? .main : nil
    }
    return bundle(argument.value)
  }

  // MARK: - Classes

  /// Returns the class whose name an expression evaluates to, `Self` for the class of the object itself, or nil for
  /// other expressions.
  ///
  /// Examples: `Card` in `String(describing: Card.self)`, `"\(Card.self)"` and `NSStringFromClass([Card class])`.
  func className(_ node: SyntaxTree.Index) -> String? {
    switch tree[node].kind {
    case .string:
      guard let value = tree.firstChild(of: node), tree[value].nextSibling < 0,
        tree.name(of: node).starts(with: "\\(".utf8), tree[node].nameEnd == tree[value].end + 1
      else { return nil }
      return classGiven(by: value)
    case .call:
      guard let callee = tree.callee(of: node), tree[callee].kind == .name else { return nil }
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1, let argument = arguments.first,
        // In Swift, the result of `NSStringFromClass` begins with the module.
        tree.isNamed(callee, tree.language == .swift ? "String" : "NSStringFromClass"),
        tree.isNamed(argument.node, tree.language == .swift ? "describing" : "")
      else { return nil }
      return classGiven(by: argument.value)
    default: return nil
    }
  }

  func classGiven(by node: SyntaxTree.Index) -> String? {
    if let name = tree.metatype(node) {
      if name == "self" { return "Self" }
      let isClass =
        name.utf8.first?.isUppercase == true && !name.contains(".") && !syntax.index.isTypeParameter(name)
      return isClass ? name : nil
    }
    if tree.isName(node, "self") { return tree.language == .swift || isTypeMember ? "Self" : nil }
    if tree.isNamed(node, "classForCoder") {
      return tree.base(of: node).map { tree.isName($0, "self") } == false ? nil : "Self"
    }
    guard !isTypeMember, tree[node].kind == .call, tree.calleeName(of: node).spells("type") else {
      return nil
    }
    return tree.arguments(of: node).first.map { tree.isName($0.value, "self") } == true ? "Self" : nil
  }
}
