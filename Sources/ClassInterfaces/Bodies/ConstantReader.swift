import RuntimeAttributes

/// Reads the string and storyboard constants of a source.
struct ConstantReader {
  private typealias Index = SyntaxTree.Index

  private let index: SyntaxIndex
  private var tree: SyntaxTree { index.tree }

  init(_ syntax: SourceSyntax) { index = syntax.index }

  // MARK: - Swift

  /// Reads the values of constants.
  ///
  /// - Parameters:
  ///   - constants: The constants that may hold a string or storyboard.
  ///   - types: The types of the source.
  /// - Returns: The constants whose values are known.
  func read(_ constants: [SwiftConstant], _ types: [TypeDeclaration]) -> [StringConstant] {
    constants.compactMap { declared in
      var constant = declared.constant
      if let stated = declared.value {
        let query = BodyQuery(
          index: index,
          range: tree.source(of: stated).indices,
          isTypeMember: declared.isTypeMember
        )
        let type = declared.container.map { types[$0] }
        guard let value = value(of: declared, stated, query, in: type) else { return nil }
        constant.value = value
      }
      return constant.isValid ? constant : nil
    }
  }

  private func value(
    of constant: SwiftConstant,
    _ stated: Index,
    _ query: BodyQuery,
    in type: TypeDeclaration?
  ) -> StringValue? {
    guard let stated = result(of: stated) else { return nil }
    if constant.constant.storyboard != nil {
      guard let storyboard = query.storyboard(madeBy: stated), isAppsOwn(storyboard.bundle, in: type) else {
        return nil
      }
      return storyboard.name
    }
    guard var value = query.value(stated) else { return nil }
    if value.isNameOfSelf {
      guard constant.isTypeMember, let type else { return nil }
      // In a constant that is initialized once, `self` is the declaring type.
      if constant.isMadeOnce { value.text = String(type.name.split(separator: ".").last ?? "") }
    }
    return value
  }

  /// Returns the value of an expression, a getter's block or an immediately called closure.
  private func result(of value: Index) -> Index? {
    if tree[value].kind == .block { return only(tree.children(of: value)) }
    guard tree[value].kind == .call, let closure = tree.callee(of: value), tree[closure].kind == .closure,
      tree[closure].nextSibling < 0
    else { return value }
    return only(tree.children(of: closure))
  }

  /// Returns the value of a block's only statement.
  private func only(_ statements: SyntaxTree.Children) -> Index? {
    var rest = statements
    guard let statement = rest.next(), rest.next() == nil else { return nil }
    return tree[statement].kind == .returnStatement ? tree.firstChild(of: statement) : statement
  }

  /// Whether a bundle is the app's, or that of the declaring class itself.
  private func isAppsOwn(_ bundle: ReferencedBundle, in type: TypeDeclaration?) -> Bool {
    guard let name = bundle.className else { return true }
    guard let type, type.kind == .class else { return false }
    return name == "Self" || name == type.name
  }

  // MARK: - Objective-C

  /// Reads the string constants of an Objective-C source, including its macros.
  ///
  /// - Parameter file: The path of the source; macros outside headers and `static` constants are private to it.
  /// - Returns: The constants, in source order.
  func read(in file: String) -> [StringConstant] {
    var cursor = SourceCursor()
    return index.variables(in: tree.bytes.indices).compactMap { node in
      let isMacro = tree[node].kind == .macroDefinition
      guard isMacro ? !takesArguments(node) : isStringConstant(node),
        let value = tree.children(of: node).last,
        !isMacro || tree[value].kind == .string,
        !tree.region(at: Int(tree[node].nameStart)).isConditional,
        let text = BodyQuery(index: index, range: tree.source(of: value).indices).value(value)
      else { return nil }
      let position = cursor.position(at: Int(tree[node].nameStart), in: tree.bytes)
      let location = SourceLocation(file: file, position: position)
      var constant = StringConstant(tree.nameText(of: node), text, location: location)
      constant.isPrivate = isMacro ? !file.hasSuffix(".h") : tree[node].traits.contains(.isPrivate)
      return constant.isValid ? constant : nil
    }
  }

  /// Whether a variable is a string constant: `NSString *const kRow = @"Row";`.
  private func isStringConstant(_ node: Index) -> Bool {
    guard tree[node].traits.contains(.isConstant), !tree[node].traits.contains(.isLocal),
      let type = tree.children(of: node).first(where: { tree[$0].kind == .type })
    else { return false }
    return tree.isNamed(type, "NSString") && tree[type].pointers == 1
  }

  private func takesArguments(_ macro: Index) -> Bool {
    tree.bytes[Int(tree[macro].nameEnd)] == UInt8(ascii: "(")
  }
}

extension StringConstant {
  /// Whether the string may be a name.
  fileprivate var isValid: Bool {
    value.constant != nil || !value.text.isEmpty && value.text.utf8.count <= Self.longestText
  }
}

extension SyntaxTree.Children {
  fileprivate var last: SyntaxTree.Index? { reduce(nil) { $1 } }
}
