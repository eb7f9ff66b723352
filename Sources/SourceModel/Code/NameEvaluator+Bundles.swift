import SourceSyntax

// Bundles that expressions name directly, or through constants and variables of the same source.
extension NameEvaluator {
  /// Returns the bundle that an expression evaluates to, or nil if the bundle is unknown or not part of the app.
  func bundle(_ node: SyntaxTree.Index) -> ReferencedBundle? {
    var node = node
    for _ in 0..<Self.longestChain {
      if let bundle = namedBundle(node) { return bundle }
      guard let value = valueOfVariable(node) else { return nil }
      node = value
    }
    return nil
  }

  /// The maximum number of constants between an expression and its bundle.
  private static let longestChain = 4

  /// Returns the bundle that an expression names, if any: `Bundle.main`, `Bundle(for: Card.self)`.
  private func namedBundle(_ node: SyntaxTree.Index) -> ReferencedBundle? {
    let spelling = tree.spelling(node)
    if tree.isNil(node) || Self.mainBundles.contains(spelling) { return .main }
    if Self.moduleBundles.contains(spelling) { return .module }
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
  private static let moduleBundles: Set<String> = [".module", "Bundle.module", "SWIFTPM_MODULE_BUNDLE"]
  private static let bundleMakers: Set<String> = ["Bundle", "Bundle.init", ".init"]

  // MARK: - Variables

  /// Returns the expression that determines the value of a variable, or nil if the variable may have other values.
  private func valueOfVariable(_ node: SyntaxTree.Index) -> SyntaxTree.Index? {
    let node = tree.withoutUnwrapping(node)
    if tree[node].kind == .name {
      let name = tree.nameText(of: node)
      if let variable = variable(named: name, at: node) { return value(ofLocal: variable) }
      return parameters.contains(name) ? nil : value(ofProperty: name, at: node)
    }
    guard tree[node].kind == .member, let base = tree.base(of: node), tree[base].kind == .name,
      let type = typeDeclaration(around: node)
    else { return nil }
    let isOwn = ["self", "Self", tree.nameText(of: type)].contains(tree.nameText(of: base))
    return isOwn ? value(ofProperty: tree.nameText(of: node), at: node) : nil
  }

  /// Returns the initial value of a local variable, or nil if the variable may have another value.
  private func value(ofLocal variable: SyntaxTree.Index) -> SyntaxTree.Index? {
    // Another branch of `#if` may also declare the variable.
    if let parent = index.parent(of: variable), tree[parent].kind == .conditionalBranch { return nil }
    let parts = VariableParts(of: variable, in: tree)
    guard parts.accessors.isEmpty, let value = parts.value else { return nil }
    return tree[variable].traits.contains(.isConstant) || !isAssigned(tree.name(of: variable)) ? value : nil
  }

  /// Whether code assigns a variable with the given name; always true for an initial value.
  private func isAssigned(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let block else { return true }
    var isFound = false
    tree.visit(block) { node in
      if tree[node].kind == .assignment, let target = tree.firstChild(of: node), tree[target].kind == .name,
        tree.name(of: target).elementsEqual(name)
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  /// Returns the value of a constant of the enclosing type or file, or the only value returned by the getter of a
  /// property that cannot be overridden; nil for other properties.
  private func value(ofProperty name: String, at node: SyntaxTree.Index) -> SyntaxTree.Index? {
    let own = typeDeclaration(around: node).map { tree.nameText(of: $0) }
    let all = index.variables(in: 0..<Int(tree[tree.root].end) + 1).filter { variable in
      guard tree.name(of: variable).elementsEqual(name.utf8), let parent = index.parent(of: variable) else {
        return false
      }
      return switch tree[parent].kind {
      case .file: true
      case .typeDeclaration: tree.nameText(of: parent) == own
      default: false
      }
    }
    guard all.count == 1, let property = all.first else { return nil }
    let (parts, traits) = (VariableParts(of: property, in: tree), tree[property].traits)
    if parts.accessors.isEmpty { return traits.contains(.isConstant) ? parts.value : nil }
    guard parts.value == nil, parts.accessors.count == 1, let getter = parts.accessors.first,
      traits.contains(.isPrivate) || tree[property].modifiers.contains(.final),
      let block = tree.children(of: getter).first(where: { tree[$0].kind == .block }),
      let statement = tree.firstChild(of: block), tree[statement].nextSibling < 0
    else { return nil }
    return tree[statement].kind == .returnStatement ? tree.firstChild(of: statement) : statement
  }

  /// Returns the declaration of the innermost type that contains an expression, if any.
  private func typeDeclaration(around node: SyntaxTree.Index) -> SyntaxTree.Index? {
    var node = node
    while let parent = index.parent(of: node) {
      if tree[parent].kind == .typeDeclaration { return parent }
      node = parent
    }
    return nil
  }
}
