import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Evaluates the names in an expression: strings, storyboards and bundles.
struct NameEvaluator {
  let syntax: SourceSyntax
  /// The source range of the code, which may declare local variables.
  private let range: Range<Int>
  /// The block of the code; nil for an initial value.
  let block: SyntaxTree.Index?
  let parameters: [String]
  /// Whether `self` is the class.
  let isTypeMember: Bool

  var tree: SyntaxTree { syntax.tree }
  var index: SyntaxIndex { syntax.index }

  /// Creates an evaluator for the expressions in the code of a member.
  init(_ syntax: SourceSyntax, in code: MemberCode, isTypeMember: Bool) {
    (self.syntax, self.isTypeMember) = (syntax, isTypeMember)
    (block, range) = (code.block, code.range(in: syntax.tree))
    parameters = code.parameters(in: syntax.tree)
  }

  /// Evaluates a string expression.
  ///
  /// - Parameters:
  ///   - node: The expression.
  ///   - type: The type of implicit members: `.main` is `NSStoryboard.Name.main`.
  /// - Returns: The string; nil for `nil` and for parameters of the code. Strings other than literals and class names
  ///   are resolved after all sources are read.
  func value(_ node: SyntaxTree.Index?, as type: String = "") -> StringValue? {
    guard let node = node.map(tree.unwrappedName), !tree.source(of: node).isEmpty, !tree.isNil(node) else {
      return nil
    }
    if let value = ownValue(node) { return value }
    if let nib = generatedNib(namedBy: node) { return StringValue(spelling: tree.nameText(of: nib)) }
    return isParameter(node) ? nil : StringValue(of: NameExpression(node, as: type, in: syntax))
  }

  /// Evaluates the name of a nib, if known, which may be the name of the object's class in a local constant: `let name
  /// = String(describing: type(of: self))`.
  func nibName(_ node: SyntaxTree.Index?, as type: String = "") -> StringValue? {
    if let node = node.map(tree.unwrappedName), let value = constant(node), className(value) == "Self" {
      return StringValue(className: "Self")
    }
    return value(node, as: type)
  }

  /// Whether an expression is a parameter of the code.
  func isParameter(_ node: SyntaxTree.Index) -> Bool {
    guard tree[node].kind == .name, case let name = tree.nameText(of: node) else { return false }
    return parameters.contains(name) && variable(named: name, at: node) == nil
  }

  /// Evaluates a string expression, which may be a parameter or its raw value.
  func valueOrParameter(_ node: SyntaxTree.Index, as type: String = "") -> StringValue? {
    if tree[node].kind == .member, let parameter = parameter(node) { return parameter }
    return value(node, as: type) ?? parameter(node)
  }

  /// Returns the value of a parameter, or of `parameter.rawValue`, if the expression contains the only use of the
  /// parameter in the code; nil otherwise.
  func parameter(_ expression: SyntaxTree.Index) -> StringValue? {
    let isRawValue = tree[expression].kind == .member && tree.isNamed(expression, "rawValue")
    guard let node = isRawValue ? tree.base(of: expression) : expression, let block, isParameter(node),
      case let name = tree.nameText(of: node), let index = parameters.firstIndex(of: name)
    else { return nil }
    var count = 0
    tree.visit(block) { other in
      if tree[other].kind == .name, tree.name(of: other).elementsEqual(name.utf8) { count += 1 }
      return true
    }
    // Code that also compares or changes the name may not use every name that callers pass.
    return count == 1 ? StringValue(ofParameter: index, isRawValue: isRawValue) : nil
  }

  /// Returns the generated nib whose name an expression evaluates to, if any: `R.nib.card.name`, or `nib.name` if
  /// `let nib = R.nib.card`.
  private func generatedNib(namedBy node: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard tree[node].kind == .member, tree.isNamed(node, "name"), let base = tree.base(of: node) else {
      return nil
    }
    if tree.isGeneratedNib(base) { return base }
    guard tree[base].kind == .name, let variable = variable(named: tree.nameText(of: base), at: node),
      tree[variable].traits.contains(.isConstant)
    else { return nil }
    return tree.children(of: variable).first(where: tree.isGeneratedNib)
  }

  /// Returns the value of a literal, a class name or, in Swift, a concatenation of these; nil for other expressions,
  /// such as constants.
  private func ownValue(_ node: SyntaxTree.Index) -> StringValue? {
    if let literal = tree.literal(node) { return StringValue(literal) }
    if let name = className(node) { return StringValue(className: name) }
    // `"Card" + "Cell"`
    guard tree.language == .swift, tree[node].kind == .operation, tree.isNamed(node, "+") else { return nil }
    let operands = tree.children(of: node).map(ownValue)
    let texts = operands.compactMap { $0?.isNameOfSelf == true ? nil : $0?.text }
    return texts.count == operands.count && texts.count > 1 ? StringValue(texts.joined()) : nil
  }

  /// Returns the name and bundle of the storyboard that an expression creates.
  ///
  /// Example: `UIStoryboard(name: "Main", bundle: nil)`.
  ///
  /// - Parameter call: The expression; the type of `.init(…)` must be known to be a storyboard.
  /// - Returns: The storyboard, or nil if its name or bundle is unknown or the bundle is not part of the app.
  func storyboard(madeBy call: SyntaxTree.Index) -> (name: StringValue, bundle: ReferencedBundle)? {
    guard tree[call].kind == .call, let callee = tree.callee(of: call) else { return nil }
    let known = tree.api(of: call)
    // `.init(name: "Main", bundle: nil)`
    let isImplicit = known == nil && tree.isNamed(callee, "init") && tree.base(of: callee) == nil
    guard isImplicit || known?.api.thing == .storyboard,
      let argument = isImplicit ? tree.arguments(of: call).first : known?.argument,
      !isImplicit || tree.isNamed(argument.node, "name"),
      let name = value(argument.value, as: known?.api.typeOfName ?? "String"), !name.isNameOfSelf,
      let bundle = bundle(of: call)
    else { return nil }
    return (name, bundle)
  }

  // MARK: - Variables

  /// Returns the variable of the body or a nested closure that a name refers to, or nil if the name refers to
  /// something else.
  func variable(named name: String, at node: SyntaxTree.Index) -> SyntaxTree.Index? {
    index.variables(in: range).last { variable in
      tree[variable].start < tree[node].start && tree.name(of: variable).elementsEqual(name.utf8)
        && isVisible(variable, at: node)
    }
  }

  /// Returns the initial value of the local variable that an expression names, if the variable never changes.
  private func constant(_ node: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard tree[node].kind == .name, let variable = variable(named: tree.nameText(of: node), at: node),
      tree[variable].traits.contains(.isConstant) || onlyUse(of: variable) == node
    else { return nil }
    return initialValue(of: variable)
  }

  private func initialValue(of variable: SyntaxTree.Index) -> SyntaxTree.Index? {
    tree.children(of: variable).first { ![.type, .attribute, .accessor].contains(tree[$0].kind) }
  }

  /// Returns the elements of a list literal, or of the literal in a local variable if the expression is the only use of
  /// the variable; empty for other expressions.
  func elements(ofList node: SyntaxTree.Index) -> [SyntaxTree.Index] {
    if tree[node].kind == .collection { return tree.children(of: node).map { $0 } }
    guard tree[node].kind == .name, let variable = variable(named: tree.nameText(of: node), at: node),
      onlyUse(of: variable) == node, let value = initialValue(of: variable), tree[value].kind == .collection
    else { return [] }
    return tree.children(of: value).map { $0 }
  }

  /// Returns the expression that refers to a local variable, or nil if the name of the variable occurs never or several
  /// times in the code.
  func onlyUse(of variable: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard let block else { return nil }
    var found: [SyntaxTree.Index] = []
    tree.visit(block) { node in
      if tree[node].kind == .name, tree.name(of: node).elementsEqual(tree.name(of: variable)) {
        found.append(node)
      }
      return found.count < 2
    }
    guard found.count == 1, self.variable(named: tree.nameText(of: variable), at: found[0]) == variable else {
      return nil
    }
    return found[0]
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
