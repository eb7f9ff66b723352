import RuntimeAttributes

/// Resolution of names in a body.
extension BodyQuery {
  /// A name that an expression evaluates to.
  struct Name: Equatable {
    var text: String
    /// Whether the name is the name of a class: `String(describing: Card.self)`.
    var isOfClass = false
    /// The constant that contains the name, as spelled.
    ///
    /// If the body does not declare the constant, the name is empty.
    var constant: String?
    /// Whether the name is known.
    var isKnown: Bool { constant == nil || !text.isEmpty }
  }

  /// Reads the name that an expression evaluates to.
  ///
  /// - Parameters:
  ///   - node: The expression.
  ///   - type: The type of implicit members: `.main` is `NSStoryboard.Name.main`.
  ///   - takesClasses: Whether class names are accepted.
  /// - Returns: The name, or nil if it is unknown.
  func name(_ node: SyntaxTree.Index?, as type: String = "", takesClasses: Bool = true) -> Name? {
    guard let node = node.map(tree.unwrappedName) else { return nil }
    if let literal = tree.literal(node) { return Name(text: literal) }
    if takesClasses, let name = describedClass(node) { return Name(text: name, isOfClass: true) }
    // In Objective-C, a member access refers to an object.
    guard tree.language == .swift || tree[node].kind == .name else { return nil }
    let isImplicit = tree[node].kind == .member && tree.base(of: node) == nil
    guard let constant = ConstantExpression((isImplicit ? type : "") + tree.text(of: node)) else {
      return nil
    }
    guard let name = constant.first else { return Name(text: "", constant: constant.spelling) }
    guard let variable = variable(named: name, at: node) else {
      return parameters.contains(name) ? nil : Name(text: "", constant: constant.spelling)
    }
    guard constant.isBare, !constant.isRawValue, let text = text(ofConstant: variable) else { return nil }
    return Name(text: text, constant: constant.spelling)
  }

  // MARK: - Classes

  /// Returns the class whose name an expression evaluates to, or `Self` for the class of the object itself.
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
        tree.isNamed(callee, "NSStringFromClass")
          || tree.isNamed(callee, "String") && tree.isNamed(argument.node, "describing")
      else { return nil }
      return classGiven(by: argument.value)
    default: return nil
    }
  }

  /// Returns the class in `String(describing: Card.self)` and `"\\(Card.self)"`, which does not depend on the object.
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
    if tree.isNamed(node, "classForCoder") {
      return tree.base(of: node).map { tree.isName($0, "self") } == false ? nil : "Self"
    }
    guard !isTypeMember, tree[node].kind == .call, tree.calleeName(of: node).spells("type") else {
      return nil
    }
    return tree.arguments(of: node).first.map { tree.isName($0.value, "self") } == true ? "Self" : nil
  }

  // MARK: - Bundles

  /// Returns the bundle that an expression evaluates to, or nil if it is not the app's.
  func bundle(_ node: SyntaxTree.Index) -> ReferencedBundle? {
    if tree.isNil(node) || Self.mainBundles.contains(tree.spelling(node)) { return .main }
    guard tree[node].kind == .call, let callee = tree.callee(of: node) else { return nil }
    let arguments = tree.arguments(of: node)
    guard arguments.count == 1, let argument = arguments.first,
      tree[node].traits.contains(.isMessage)
        ? tree.isNamed(callee, "bundleForClass")
        : tree.isNamed(argument.node, "for") && Self.bundleMakers.contains(tree.spelling(callee))
    else { return nil }
    return classGiven(by: argument.value).map { .ofClass($0) }
  }

  private static let mainBundles: Set<String> = [".main", "Bundle.main", "NSBundle.mainBundle"]
  private static let bundleMakers: Set<String> = ["Bundle", "Bundle.init", ".init"]

  // MARK: - Variables

  /// Returns the variable of the body or a nested closure that a name refers to, or nil if the name refers to
  /// something else.
  func variable(named name: String, at node: SyntaxTree.Index) -> SyntaxTree.Index? {
    index.variables(in: range).last { variable in
      tree[variable].start < tree[node].start && tree.name(of: variable).elementsEqual(name.utf8)
        && isVisible(variable, at: node)
    }
  }

  private func isVisible(_ variable: SyntaxTree.Index, at node: SyntaxTree.Index) -> Bool {
    // A variable is not in scope in its own initial value.
    if tree[node].end <= tree[variable].end { return false }
    var scope = variable
    while let parent = index.parent(of: scope) {
      scope = parent
      if tree[scope].kind.limitsNames { return tree[node].end <= tree[scope].end }
    }
    return true
  }

  /// Returns the string value of a constant of the body.
  private func text(ofConstant variable: SyntaxTree.Index) -> String? {
    guard let text = index.literal(ofConstant: variable) else { return nil }
    if tree[variable].traits.contains(.isConstant) { return text }
    // Objective-C variables are rarely declared const.
    return tree.language == .objectiveC && values(assignedTo: tree.nameText(of: variable)).isEmpty
      ? text : nil
  }

  /// Returns the values that a body assigns to a variable.
  func values(assignedTo name: String) -> [SyntaxTree.Index] {
    guard let block = index.block(around: range) else { return [] }
    var values: [SyntaxTree.Index] = []
    tree.visit(block) { node in
      if tree[node].kind == .assignment, let target = tree.firstChild(of: node), tree[target].kind == .name,
        tree.name(of: target).elementsEqual(name.utf8)
      {
        values += tree.children(of: node).dropFirst()
      }
      return true
    }
    return values
  }
}

extension SyntaxNode.Kind {
  /// Whether the node limits the scope of the names declared in it.
  fileprivate var limitsNames: Bool {
    switch self {
    case .block, .closure, .switchCase, .ifStatement, .loop, .function, .accessor, .typeDeclaration: true
    default: false
    }
  }
}
