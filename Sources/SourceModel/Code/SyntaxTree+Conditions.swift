import SourceSyntax

/// Conditions of `if` and `guard`.
extension SyntaxTree {
  /// The result of evaluating a condition statically.
  enum Test {
    /// A condition with a constant value, such as a test of `self` for nil.
    case constant(Bool)
    case stated(LoadPath.Condition)
  }

  /// Reads a condition.
  ///
  /// - Parameters:
  ///   - node: The expression.
  ///   - expected: The required value of the condition.
  /// - Returns: The condition that must hold; for a constant condition, whether the constant is the required value.
  func test(_ node: Index, _ expected: Bool = true) -> Test {
    switch self[node].kind {
    case .tuple, .operation:
      guard let value = firstChild(of: node), self[value].nextSibling < 0, self[value].kind != .argument,
        self[node].kind == .tuple || isNamed(node, "!")
      else { break }
      return test(value, self[node].kind == .tuple ? expected : !expected)
    // `if ((self = [super init]))`
    case .assignment where firstChild(of: node).map { isName($0, "self") } == true: return .constant(expected)
    case .comparison: return comparison(node, expected)
    case .literal where constant(node) != nil, .name where constant(node) != nil:
      return .constant(constant(node) == expected)
    case .name where isNamed(node, "self"): return .constant(expected)
    case .name, .member, .call:
      var path = spelling(node)
      if path.hasPrefix("self.") { path.removeFirst("self.".utf8.count) }
      if let hasSubviews = Self.subviews[path] { return .stated(.hasSubviews(hasSubviews == expected)) }
      guard path.utf8.allSatisfy(\.continuesWord) else { break }
      return .stated(.isSet(property: path, expected))
    default: break
    }
    return .stated(.unknown)
  }

  private func comparison(_ node: Index, _ expected: Bool) -> Test {
    guard let left = firstChild(of: node), case let right = self[left].nextSibling, right >= 0,
      self[right].nextSibling < 0
    else { return .stated(.unknown) }
    let (value, constant) = self[left].firstChild < 0 && isConstant(left) ? (right, left) : (left, right)
    guard isConstant(constant), let holds = Self.comparisons[nameText(of: node) + spelling(constant)] else {
      return .stated(.unknown)
    }
    // Numeric comparisons are supported only for the number of subviews.
    if self[constant].kind == .literal, !spelling(value).hasSuffix("subviews.count") {
      return .stated(.unknown)
    }
    return test(value, holds == expected)
  }

  private func isConstant(_ node: Index) -> Bool {
    self[node].kind == .literal || self[node].kind == .name && Self.constantNames.contains(spelling(node))
  }

  private static let constantNames: Set<String> = ["nil", "true", "false"]

  /// Members of a view that depend on whether the view has subviews.
  ///
  /// The value of an entry is whether the member is truthy (true, not nil or not 0) if the view has subviews.
  private static let subviews = [
    "subviews.isEmpty": false, "subviews.count": true, "subviews.first": true, "subviews.firstObject": true,
  ]

  /// Comparisons with a constant, each with whether the compared value is truthy if the comparison holds.
  private static let comparisons = [
    "==nil": false, "!=nil": true, "==false": false, "!=false": true, "==true": true, "!=true": false,
    "==0": false, "<1": false, ">0": true, "!=0": true, ">=1": true,
  ]
}
