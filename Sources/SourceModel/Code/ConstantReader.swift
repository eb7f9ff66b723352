import RuntimeAttributes
import SourceSyntax

/// Reads the string and storyboard constants of a source.
struct ConstantReader {
  private typealias Index = SyntaxTree.Index

  private let syntax: SourceSyntax
  private let tree: SyntaxTree

  init(_ syntax: SourceSyntax) { (self.syntax, tree) = (syntax, syntax.tree) }

  // MARK: - Swift

  /// Reads the values of constants.
  ///
  /// - Parameters:
  ///   - constants: The constants that may hold a string or storyboard.
  ///   - types: The types of the source.
  ///   - file: The path of the source.
  /// - Returns: The constants whose values are known.
  func read(_ constants: [SwiftConstant], _ types: [TypeDeclaration], in file: String) -> [StringConstant] {
    constants.compactMap { declared in
      var constant = declared.constant
      constant.location.file = file
      if let stated = declared.value {
        let names = NameEvaluator(syntax, of: stated, isTypeMember: declared.isTypeMember)
        let type = declared.container.map { types[$0] }
        guard let value = value(of: declared, stated, names, in: type) else { return nil }
        constant.value = value
      }
      return constant.isValid ? constant : nil
    }
  }

  private func value(
    of constant: SwiftConstant,
    _ stated: Index,
    _ names: NameEvaluator,
    in type: TypeDeclaration?
  ) -> StringValue? {
    guard let stated = result(of: stated) else { return nil }
    if constant.constant.storyboard != nil {
      guard let storyboard = names.storyboard(madeBy: stated), isAppsOwn(storyboard.bundle, in: type) else {
        return nil
      }
      return storyboard.name
    }
    guard var value = names.value(stated) else { return nil }
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

  /// Whether a bundle is the app's main bundle or the bundle of the declaring class itself.
  private func isAppsOwn(_ bundle: ReferencedBundle, in type: TypeDeclaration?) -> Bool {
    guard let name = bundle.className else { return true }
    guard let type, type.kind == .class else { return false }
    return name == "Self" || name == type.name
  }

  // MARK: - Objective-C

  /// Reads the constants of an Objective-C source: its variables, its macros and the storyboards that methods store in
  /// properties.
  ///
  /// Macros outside headers and `static` constants are private to the source.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards that methods store in properties, by offset.
  ///   - file: The path of the source.
  /// - Returns: The constants, in source order.
  func read(_ storyboards: [(offset: Int, constant: StringConstant)], in file: String) -> [StringConstant] {
    var found = storyboards
    let location = FileLocation(file: file, position: SourcePosition(line: 1, column: 1))
    for node in tree.nodes.indices.lazy.map({ Index(truncatingIfNeeded: $0) }) {
      guard let value = stringConstant(node),
        let text = NameEvaluator(syntax, of: value).value(value) ?? cString(value)
      else { continue }
      var constant = StringConstant(tree.nameText(of: node), text, location: location)
      constant.isPrivate =
        tree[node].kind == .macroDefinition ? !file.hasSuffix(".h") : tree[node].traits.contains(.isPrivate)
      found.append((Int(tree[node].nameStart), constant))
    }
    var cursor = SourceCursor(tree.bytes)
    return found.filter(\.constant.isValid).sorted { $0.offset < $1.offset }.map { offset, constant in
      var constant = constant
      constant.location.position = cursor.position(at: offset)
      return constant
    }
  }

  /// Returns the contents of a C string, which `@NAME` boxes: `#define NAME "Row"`.
  private func cString(_ value: Index) -> StringValue? {
    let (source, text) = (tree.source(of: value), tree.name(of: value))
    guard tree[value].kind == .string, source.first == UInt8(ascii: "\""), source.count == text.count + 2,
      !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return StringValue(text.string)
  }

  /// Returns the value of a string constant or macro: `NSString *const kRow = @"Row";`.
  private func stringConstant(_ node: Index) -> Index? {
    switch tree[node].kind {
    case .variable:
      guard tree[node].traits.contains(.isConstant), !tree[node].traits.contains(.isLocal),
        let type = tree.children(of: node).first(where: { tree[$0].kind == .type }),
        tree.isNamed(type, "NSString"), tree[type].pointers == 1
      else { return nil }
    case .macroDefinition:
      guard let value = tree.firstChild(of: node), tree[value].kind == .string,
        tree.bytes[Int(tree[node].nameEnd)] != UInt8(ascii: "(")
      else { return nil }
    default: return nil
    }
    let value = tree.children(of: node).reduce(nil) { $1 }
    return tree.region(at: Int(tree[node].nameStart)).isConditional ? nil : value
  }
}

extension StringConstant {
  /// Whether the string may be a name.
  fileprivate var isValid: Bool {
    value.constant != nil || !value.text.isEmpty && value.text.utf8.count <= Self.longestText
  }
}
