import RuntimeAttributes

/// String constants, which bodies use as names of documents, controllers and cells.
extension ObjectiveCDeclarationReader {
  /// Whether a variable is a string constant: `NSString *const kRow = @"Row";`.
  func isStringConstant(_ node: Index) -> Bool {
    guard tree[node].traits.contains(.isConstant),
      let type = tree.children(of: node).first(where: { tree[$0].kind == .type }),
      tree.isNamed(type, "NSString")
    else { return false }
    return tree[type].pointers == 1 && text(of: node) != nil
  }

  /// Returns all string constants in source order, including the file's macros.
  ///
  /// - Parameter file: The path of the source; macros outside headers and `static` constants are private to it.
  /// - Returns: The constants.
  func constants(in file: String) -> [TextConstant] {
    let macros = tree.nodes.indices.lazy.map { Index(truncatingIfNeeded: $0) }
      .filter { tree[$0].kind == .macroDefinition && text(of: $0) != nil && !takesArguments($0) }
    var cursor = SourceCursor()
    return (stringConstants + macros).sorted { tree[$0].nameStart < tree[$1].nameStart }.compactMap { node in
      let location = SourceLocation(
        file: file,
        position: cursor.position(at: Int(tree[node].nameStart), in: tree.bytes)
      )
      guard let text = text(of: node) else { return nil }
      var constant = TextConstant(tree.nameText(of: node), text, location: location)
      constant.isPrivate =
        tree[node].kind == .macroDefinition ? !file.hasSuffix(".h") : tree[node].traits.contains(.isPrivate)
      return constant
    }
  }

  /// Returns the string value of a variable or macro, or nil if the definition is conditional or not a literal.
  private func text(of node: Index) -> String? {
    var last: Index?
    for child in tree.children(of: node) { last = child }
    guard let last, startsWithAt(last), let text = tree.literal(last),
      text.utf8.count <= TextConstant.longestText,
      !tree.region(at: Int(tree[node].nameStart)).isConditional
    else { return nil }
    return text
  }

  private func takesArguments(_ macro: Index) -> Bool {
    tree.bytes[Int(tree[macro].nameEnd)] == UInt8(ascii: "(")
  }
}
