import KeyValueCoding
import SourceSyntax

/// The literals and constants among which an expression chooses a name.
///
/// Examples: `name ?? "Main"`, `isWide ? "Wide" : "Narrow"`, a local variable that several branches assign.
struct NameChoice {
  typealias Index = SyntaxTree.Index

  private let names: NameEvaluator
  /// The literals and constants that are the value on some control-flow paths.
  private(set) var values: [Index] = []
  private var depth = 0

  private var tree: SyntaxTree { names.tree }

  /// The maximum nesting depth of choices.
  private static let deepest = 8

  init(_ node: Index, _ names: NameEvaluator) {
    self.names = names
    read(node, isChoice: false)
  }

  private mutating func read(_ node: Index, isChoice: Bool) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    let node = tree.unwrappedName(node)
    switch tree[node].kind {
    case .forceUnwrap: if let value = tree.firstChild(of: node) { read(value, isChoice: isChoice) }
    case .tuple:
      guard let value = tree.firstChild(of: node), tree[value].nextSibling < 0, tree[value].kind != .argument
      else { return }
      read(value, isChoice: isChoice)
    case .coalescing:
      if tree.testsResources(node) { return }
      for operand in tree.children(of: node) { read(operand, isChoice: true) }
    case .ternary:
      let parts = Array(tree.children(of: node))
      let tests = parts.filter { ![.block, .switchCase, .ternary].contains(tree[$0].kind) }
      if tests.prefix(parts.count == 3 && tests.count == 3 ? 1 : tests.count).contains(
        where: tree.testsResources
      ) {
        return
      }
      for value in branches(of: node) { read(value, isChoice: true) }
    case .name:
      guard let variable = names.variable(named: tree.nameText(of: node), at: node) else {
        return add(node, isChoice)
      }
      guard let reaching = ReachingValues(of: variable, at: node, names)?.values else { return }
      for value in reaching { read(value, isChoice: isChoice || reaching.count > 1) }
    case .string, .member: add(node, isChoice)
    default: break
    }
  }

  private mutating func add(_ node: Index, _ isChoice: Bool) {
    if isChoice, !values.contains(node) { values.append(node) }
  }

  /// Returns the values of `a ? b : c`, or of the branches of an `if` or `switch` expression that consist of a single
  /// statement.
  private func branches(of node: Index) -> [Index] {
    let parts = Array(tree.children(of: node))
    let bodies = parts.filter { tree[$0].kind == .block || tree[$0].kind == .switchCase }
    if bodies.isEmpty { return parts.count == 3 ? Array(parts.dropFirst()) : [] }
    let others =
      parts.last.map { tree[$0].kind == .ternary && tree[bodies[0]].kind == .block ? [$0] : [] } ?? []
    return bodies.compactMap { body in
      let statements = tree.children(of: body).filter { ![.pattern, .attribute].contains(tree[$0].kind) }
      return statements.count == 1 ? statements[0] : nil
    } + others
  }
}

extension SyntaxTree {
  /// Lowercase parts of calls that search for a resource: `Bundle.main.path(forResource: "Wide", ofType: "nib")`.
  private static let partsOfResourceCalls = ["exist", "oftype", "resource"]
  /// Lowercase parts of names whose values a built app or a device determines: `UIScreen`, `TARGET_OS_IOS`.
  private static let partsOfConstantNames = [
    "bundle", "debug", "foundation", "height", "inch", "ios", "language", "locale", "operatingsystem", "osx",
    "retina", "screen", "simulator", "target", "version",
  ]

  /// Whether an expression may test whether a resource exists, such as the nib with the chosen name, or may have a
  /// constant value in the built app, such as a test of the system version or of the screen.
  ///
  /// The names in the expression only suggest such a test, which makes the chosen name unknown. Availability
  /// conditions are compared with the deployment target instead.
  func testsResources(_ node: Index) -> Bool {
    var tests = false
    visit(node) { node in
      switch self[node].kind {
      case .call:
        let text = self.text(of: node).lowercased()
        if text.hasPrefix("#available") || text.hasPrefix("#unavailable") || text.hasPrefix("@available") {
          return false
        }
        tests = tests || Self.partsOfResourceCalls.contains(where: text.contains)
      case .name, .member:
        let name = nameText(of: node).lowercased()
        tests = tests || Self.partsOfConstantNames.contains(where: name.contains)
      default: break
      }
      return !tests
    }
    return tests
  }
}
