/// Reads the string and storyboard constants of a Swift source.
struct ConstantReader {
  private typealias Index = SyntaxTree.Index

  private let index: SyntaxIndex
  private var tree: SyntaxTree { index.tree }

  init(_ syntax: SourceSyntax) { index = syntax.index }

  /// Reads the values of constants.
  ///
  /// - Parameters:
  ///   - constants: The constants that may hold a string or storyboard.
  ///   - types: The types of the source.
  /// - Returns: The constants whose values are known.
  func read(_ constants: [SwiftConstant], _ types: [TypeDeclaration]) -> [TextConstant] {
    constants.compactMap { constant in
      guard let stated = constant.value else { return constant.constant }
      guard let value = value(stated) else { return nil }
      let range = tree.source(of: stated).indices
      let query = BodyQuery(index: index, range: range, isTypeMember: constant.isTypeMember)
      var read = constant.constant
      let type = constant.container.map { types[$0] }
      if read.storyboard != nil {
        guard let name = storyboard(value, query, in: type) else { return nil }
        read.text = name
      } else if let name = constant.isName ? tree.literal(tree.unwrappedName(value)) : tree.literal(value) {
        read.text = name
      } else if !constant.isName, !tree.calleeName(of: value).spells("NSStringFromClass"), let type,
        let className = query.className(value)
      {
        // In a constant that is initialized only once, `self` is the declaring type.
        let isOwn = className == "Self"
        guard isOwn ? constant.isTypeMember : className.utf8.first?.isUppercase == true else { return nil }
        read.text =
          !isOwn ? className : constant.isMadeOnce ? String(type.name.split(separator: ".").last ?? "") : nil
        return read
      } else {
        return nil
      }
      return read.text.map { !$0.isEmpty && $0.utf8.count <= TextConstant.longestText } == true ? read : nil
    }
  }

  /// Returns the value of an expression, a getter's block or an immediately called closure.
  private func value(_ value: Index) -> Index? {
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

  /// Returns the name of the storyboard that an expression creates: `UIStoryboard(name: "Main", bundle: nil)`.
  private func storyboard(_ value: Index, _ query: BodyQuery, in type: TypeDeclaration?) -> String? {
    guard tree[value].kind == .call, let callee = tree.callee(of: value),
      Self.makers.contains(tree.spelling(callee)), case let arguments = tree.arguments(of: value),
      arguments.count == 2, tree.isNamed(arguments[0].node, "name"),
      tree.isNamed(arguments[1].node, "bundle"),
      let bundle = query.bundle(arguments[1].value), isAppsOwn(bundle, in: type)
    else { return nil }
    return tree.literal(tree.unwrappedName(arguments[0].value))
  }

  private static let makers: Set<String> = [
    "UIStoryboard", "NSStoryboard", "UIStoryboard.init", "NSStoryboard.init", ".init",
  ]

  /// Whether a bundle is the app's main bundle or the bundle of the declaring class itself.
  private func isAppsOwn(_ bundle: ReferencedBundle, in type: TypeDeclaration?) -> Bool {
    guard let name = bundle.className else { return true }
    guard let type, type.kind == .class else { return false }
    return name == "Self" || name == type.name
  }
}
