import RuntimeAttributes

/// A body that is searched: its nodes, and the names that mean something of its own in it.
struct BodyQuery {
  let index: SyntaxIndex
  /// The text between the braces, or an initial value.
  let range: Range<Int>
  /// The names of the parameters.
  var parameters: [String] = []
  /// Whether `self` is the class.
  var isTypeMember = false

  var tree: SyntaxTree { index.tree }

  /// The calls, in the order of their names.
  var calls: ArraySlice<SyntaxTree.Index> { index.calls(in: range) }

  // MARK: - Expressions

  /// The expression of a name, without an initializer of a type whose values are texts: `"Main"` of
  /// `NSStoryboard.Name("Main")`.
  func unwrapped(_ node: SyntaxTree.Index) -> SyntaxTree.Index {
    guard tree[node].kind == .call, let callee = tree.callee(of: node) else { return node }
    let arguments = tree.arguments(of: node)
    guard arguments.count == 1, let argument = arguments.first,
      Self.labels.contains(tree.nameText(of: argument.node)),
      CallArgument.makesName(tree.text(of: callee)[...])
    else { return node }
    return argument.value
  }

  private static let labels: Set<String> = ["", "rawValue", "stringLiteral"]

  /// The class whose name an expression gives, `Card` of `String(describing: Card.self)`, `"\(Card.self)"` and
  /// `NSStringFromClass([Card class])`; `Self` for that of the object itself.
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
        tree.isNamed(callee, "NSStringFromClass")
          || tree.isNamed(callee, "String") && tree.isNamed(argument.node, "describing")
      else { return nil }
      return classGiven(by: argument.value)
    default: return nil
    }
  }

  /// The class of `String(describing: Card.self)` and `"\\(Card.self)"`, whose name does not depend on the object.
  private func describedClass(_ node: SyntaxTree.Index) -> String? {
    guard tree.language == .swift, tree[node].kind == .string || tree.calleeName(of: node).spells("String"),
      let name = className(node), name != "Self", name.utf8.first?.isUppercase == true
    else { return nil }
    return name
  }

  private func classGiven(by node: SyntaxTree.Index) -> String? {
    if let name = tree.metatype(node) {
      if name == "self" { return "Self" }
      return name.contains(".") ? nil : name
    }
    if tree.isName(node, "self") { return tree.language == .swift || isTypeMember ? "Self" : nil }
    if tree.isNamed(node, "classForCoder") { return "Self" }
    guard tree[node].kind == .call, tree.calleeName(of: node).spells("type") else { return nil }
    return tree.arguments(of: node).first.map { tree.isName($0.value, "self") } == true ? "Self" : nil
  }

  // MARK: - Constants

  /// A text that an expression gives.
  enum Text {
    /// A literal, the name of a class, or a constant of the body.
    case known(String)
    /// A constant that is declared elsewhere, as spelled.
    case constant(String)
  }

  /// The text that an expression gives; nil if nothing is known of it.
  func text(_ node: SyntaxTree.Index) -> Text? {
    let node = unwrapped(node)
    if let literal = tree.literal(node) { return .known(literal) }
    if let name = describedClass(node) { return .known(name) }
    // A member of Objective-C is one of an object.
    guard tree.language == .swift || tree[node].kind == .name,
      let constant = ConstantExpression(tree.text(of: node))
    else { return nil }
    if let name = constant.first {
      if parameters.contains(name) { return nil }
      let own = index.variables(in: range).filter { tree.name(of: $0).elementsEqual(name.utf8) }
      if let variable = own.first {
        guard own.count == 1, constant.isBare, !constant.isRawValue else { return nil }
        return text(ofConstant: variable).map { .known($0) }
      }
    }
    return .constant(constant.spelling)
  }

  /// The text of a constant of the body.
  private func text(ofConstant variable: SyntaxTree.Index) -> String? {
    var isText = tree[variable].traits.contains(.isConstant)
    var text: String?
    for child in tree.children(of: variable) {
      switch tree[child].kind {
      case .attribute: break
      case .type:
        let type = tree.nameText(of: child)
        if type == "NSString" { isText = true }
        guard type == "String" || type == "NSString" || CallArgument.isNameOfNames(type) else { return nil }
      default: text = tree.literal(unwrapped(child))
      }
    }
    return isText ? text : nil
  }

  // MARK: - Results

  /// The expressions that the body returns, closures in it left out; also the only expression of a body.
  var returned: [SyntaxTree.Index] {
    guard let block = index.block(around: range) else { return [] }
    var returned: [SyntaxTree.Index] = []
    tree.visit(block) { node in
      switch tree[node].kind {
      case .closure, .function, .typeDeclaration: return false
      case .returnStatement:
        if let value = tree.firstChild(of: node) { returned.append(value) }
        return false
      default: return true
      }
    }
    if returned.isEmpty, tree.language == .swift, let only = tree.firstChild(of: block),
      tree[only].nextSibling < 0, tree[only].kind.isExpression
    {
      return [only]
    }
    return returned
  }

  /// Whether the body refers to constraints, or passes `self` to anything but the owner of a nib.
  var mayTransferConstraints: Bool {
    guard let block = index.block(around: range) else { return false }
    var mayTransfer = false
    tree.visit(block) { node in
      if mayTransfer { return false }
      let name = tree.name(of: node)
      mayTransfer =
        tree[node].kind != .string && (name.hasSuffix("onstraint") || name.hasSuffix("onstraints"))
        || passesSelf(node)
      return true
    }
    return mayTransfer
  }

  /// Whether `self` is an argument or element, and the argument is not for the owner of a nib.
  private func passesSelf(_ node: SyntaxTree.Index) -> Bool {
    switch tree[node].kind {
    case .collection: return tree.children(of: node).contains { tree.isName($0, "self") }
    case .argument:
      guard let value = tree.firstChild(of: node), tree.isName(value, "self") else { return false }
      let label = tree.name(of: node)
      guard label.isEmpty, let call = index.parent(of: node) else { return !Self.isOwner(label) }
      let callee = tree.calleeName(of: call)
      return !Self.isOwner(callee) && !callee.spells("NSStringFromClass")
    default: return false
    }
  }

  private static func isOwner(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    label.hasSuffix("wner") || label.spells("of")
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
