/// String constants of a source.
extension SyntaxIndex {
  /// Returns the string value of a constant expression such as `cellID`, `self.cellID` or `List.cellID`.
  ///
  /// - Parameter expression: The expression, as spelled.
  /// - Returns: The string, or nil unless the source declares exactly one such constant.
  func text(ofConstant expression: String) -> String? {
    let names = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count <= 3, names.allSatisfy({ $0.utf8.first.map(\.beginsWord) == true }),
      names.allSatisfy({ $0.utf8.allSatisfy(\.continuesWord) }), let name = names.last
    else { return nil }
    let declared = variables(in: tree.bytes.indices).filter {
      tree.name(of: $0).elementsEqual(name.utf8) && !isOtherParameter($0)
    }
    guard declared.count == 1, let constant = declared.first,
      tree[constant].traits.contains(.isConstant) || tree[constant].kind == .macroDefinition
    else { return nil }
    return literal(ofConstant: constant)
  }

  /// Whether a variable is a parameter whose type is not `String`.
  private func isOtherParameter(_ variable: Index) -> Bool {
    guard let parameter = parent(of: variable), tree[parameter].kind == .parameter else { return false }
    return !tree.children(of: parameter).contains { tree[$0].kind == .type && tree.isNamed($0, "String") }
  }

  /// Returns the literal in the declaration of a variable or macro, if its type is a string type.
  func literal(ofConstant variable: Index) -> String? {
    var text: String?
    for child in tree.children(of: variable) {
      switch tree[child].kind {
      case .attribute: break
      case .type:
        let type = tree.nameText(of: child)
        guard type == "String" || type == "NSString" || NameTypes.contain(type) else { return nil }
      default: text = tree.literal(tree.unwrappedName(child))
      }
    }
    return text
  }
}
