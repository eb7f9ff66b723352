import KeyValueCoding
import SourceSyntax

/// The destinations of segues that code casts in `prepare(for:sender:)`.
extension UseReader {
  /// Records the cast of a segue's destination, with the identifier that the code requires of the segue.
  mutating func noteDestination(_ node: SyntaxTree.Index) {
    guard let requirement = requirement(ofDestination: node) else { return }
    noteCast(.destination, of: node, requirement)
  }

  /// Records the cast of a segue itself, with the identifier that the code requires of the segue.
  mutating func noteSegueCast(_ node: SyntaxTree.Index) {
    guard let requirement = requirement(of: tree.spelling(node), around: node) else { return }
    noteCast(.segueCast, of: node, requirement)
  }

  private mutating func noteCast(_ role: Use.Role, of node: SyntaxTree.Index, _ requirement: Requirement) {
    guard let resultUse = tree.language == .swift ? resultUse(ofValueOf: node) : treatment(ofMember: node),
      let className = resultUse.className, !index.isTypeParameter(className)
    else { return }
    var use = use(role, requirement.identifier)
    use.resultUse = resultUse
    use.platforms = code.platforms.subtracting(member.unavailablePlatforms)
    use.platforms.formIntersection(certainPlatforms(of: node))
    add(use, Int(tree[node].nameStart))
  }

  /// Returns the requirement for the segue whose destination an expression in `prepare(for:sender:)` reads, if known.
  func requirement(ofDestination node: SyntaxTree.Index) -> Requirement? {
    guard let segue = tree.base(of: node), isPreparedSegue(segue) else { return nil }
    return requirement(of: tree.spelling(segue), around: node)
  }

  /// Whether an expression is the segue that `prepare(for:sender:)` receives.
  func isPreparedSegue(_ node: SyntaxTree.Index) -> Bool {
    (member.name.hasPrefix("prepare(for") || member.name.hasPrefix("prepareForSegue("))
      && tree[node].kind == .name && names.parameters.first == tree.nameText(of: node)
  }

  /// Whether an expression is evaluated whenever the code runs.
  func isAlwaysEvaluated(_ expression: SyntaxTree.Index) -> Bool {
    if case .nothing? = requirement(of: "", around: expression) { true } else { false }
  }

  /// A requirement that a segue meets whenever an expression is evaluated.
  enum Requirement {
    case nothing
    case identifier(StringValue)

    var identifier: StringValue? { if case .identifier(let identifier) = self { identifier } else { nil } }
  }

  /// Returns the requirement that a segue meets if an expression is evaluated; nil if the code tests the segue in
  /// another way.
  private func requirement(of segue: String, around expression: SyntaxTree.Index) -> Requirement? {
    var (node, isConditional) = (expression, false)
    while let parent = index.parent(of: node), node != code.node {
      let children = tree.children(of: parent)
      switch tree[parent].kind {
      case .ifStatement, .guardStatement:
        guard let block = children.first(where: { tree[$0].kind == .block }) else { return nil }
        // An expression may follow other conditions, and `else` requires nothing.
        if node == block || tree[node].kind != .block && tree[node].kind != .ifStatement {
          let conditions = children.prefix { $0 != node && tree[$0].kind != .block }
          if let identifier = conditions.lazy.compactMap({ identifier(of: segue, comparedIn: $0) }).first {
            // Objective-C does not check casts, so other conditions may test the class.
            return isConditional && tree.language == .objectiveC ? nil : .identifier(identifier)
          }
        }
        isConditional = isConditional || node != children.first { _ in true }
      case .switchCase:
        guard let statement = index.parent(of: parent), let value = tree.firstChild(of: statement),
          isIdentifier(value, of: segue)
        else { return nil }
        let patterns = children.prefix { $0 != node && tree[$0].kind == .pattern }
        guard patterns.count == 1, let literal = tree.firstChild(of: patterns[0]),
          let identifier = names.value(literal)
        else { return nil }
        return .identifier(identifier)
      case .block, .function:
        for earlier in children.prefix(while: { $0 != node }) {
          switch tree[earlier].kind {
          case .guardStatement:
            let conditions = tree.children(of: earlier).prefix { tree[$0].kind != .block }
            if let identifier = conditions.lazy.compactMap({ identifier(of: segue, comparedIn: $0) }).first {
              return .identifier(identifier)
            }
            isConditional = true
          case .ifStatement, .switchStatement, .returnStatement: isConditional = true
          default: break
          }
        }
      case .closure, .loop, .switchStatement, .doStatement, .ternary: return nil
      default: break
      }
      node = parent
    }
    return isConditional ? nil : .nothing
  }

  /// Returns the value that a condition compares with the identifier of a segue, if any:
  /// `segue.identifier == "detail"`, `[segue.identifier isEqualToString:@"detail"]`.
  private func identifier(of segue: String, comparedIn condition: SyntaxTree.Index) -> StringValue? {
    guard let (left, right) = operands(ofComparison: condition) else { return nil }
    if isIdentifier(left, of: segue) { return names.value(right) }
    return isIdentifier(right, of: segue) ? names.value(left) : nil
  }

  private func operands(ofComparison node: SyntaxTree.Index) -> (SyntaxTree.Index, SyntaxTree.Index)? {
    if tree[node].kind == .comparison, tree.isNamed(node, "=="), let left = tree.firstChild(of: node),
      case let right = tree[left].nextSibling, right >= 0
    {
      return (left, right)
    }
    guard tree.language == .objectiveC, tree[node].kind == .call,
      tree.calleeName(of: node).spells("isEqualToString"),
      let left = tree.callee(of: node).flatMap(tree.base), let right = tree.arguments(of: node).first?.value
    else { return nil }
    return (left, right)
  }

  private func isIdentifier(_ node: SyntaxTree.Index, of segue: String) -> Bool {
    // `segue.identifier`, `[segue identifier]`
    let value = tree.withoutUnwrapping(node)
    let member = tree[value].kind == .call ? tree.callee(of: value) ?? value : value
    return tree[member].kind == .member && tree.isNamed(member, "identifier")
      && tree.base(of: member).map(tree.spelling) == segue
  }
}
