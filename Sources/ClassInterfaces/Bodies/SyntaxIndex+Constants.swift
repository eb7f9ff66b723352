import RuntimeAttributes

/// Constants of a source that hold a text.
extension SyntaxIndex {
  /// The text that an expression such as `cellID`, `self.cellID` or `List.cellID` stands for.
  ///
  /// - Parameter expression: The expression, as spelled.
  /// - Returns: The text; nil if the source does not declare just one such constant.
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

  /// Whether a variable is a parameter that is no text.
  private func isOtherParameter(_ variable: Index) -> Bool {
    guard let parameter = parent(of: variable), tree[parameter].kind == .parameter else { return false }
    return !tree.children(of: parameter).contains { tree[$0].kind == .type && tree.isNamed($0, "String") }
  }

  /// The literal that a variable or macro is given where it is declared, if its type is one of texts.
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
