import KeyValueCoding
import SourceSyntax

/// The system versions on which code runs, according to the conditions that enclose or precede the code.
extension UseReader {
  /// Limits a use to the system versions on which a call runs.
  ///
  /// Example: the `else` branch of `if #available(iOS 13, *)` runs only before iOS 13.
  func addVersions(of call: SyntaxTree.Index, to use: inout Use) {
    var node = call
    while let parent = index.parent(of: node), node != code.node {
      let children = tree.children(of: parent)
      switch tree[parent].kind {
      case .ifStatement, .guardStatement, .ternary:
        let conditions = conditions(of: parent)
        guard !conditions.contains(node), let test = conditions.first, conditions.count == 1 else { break }
        let holds = tree[parent].kind != .guardStatement && tree[test].nextSibling == node
        limit(&use, by: test, holds: holds)
      case .block, .closure, .function, .switchCase:
        for earlier in children.prefix(while: { $0 != node }) {
          guard tree[earlier].kind == .ifStatement, leavesIfTrue(earlier),
            case let conditions = conditions(of: earlier), let test = conditions.first, conditions.count == 1
          else { continue }
          limit(&use, by: test, holds: false)
        }
      default: break
      }
      node = parent
    }
  }

  private func conditions(of statement: SyntaxTree.Index) -> [SyntaxTree.Index] {
    let isTernary = tree[statement].kind == .ternary
    let children = Array(tree.children(of: statement))
    return isTernary ? Array(children.prefix(1)) : Array(children.prefix { tree[$0].kind != .block })
  }

  /// Whether a statement without `else` leaves the block if its condition holds.
  private func leavesIfTrue(_ statement: SyntaxTree.Index) -> Bool {
    let branches = tree.children(of: statement).filter {
      tree[$0].kind == .block || tree[$0].kind == .ifStatement
    }
    guard branches.count == 1, tree[branches[0]].kind == .block,
      let last = tree.children(of: branches[0]).reversed().first
    else { return false }
    return tree[last].kind == .returnStatement || tree[last].kind == .throwStatement
  }

  private func limit(_ use: inout Use, by test: SyntaxTree.Index, holds: Bool) {
    guard let (systems, isNegated) = systems(testedBy: test), holds == isNegated else { return }
    use.obsoleted += systems
    // The condition always holds on platforms that are not named in the condition.
    use.platforms.formIntersection(systems.reduce(into: []) { $0.formUnion($1.platforms) })
  }

  /// Returns the system versions that an availability condition names, and whether the condition holds for earlier
  /// versions; nil for other conditions.
  ///
  /// Examples: `#available(iOS 13, *)`, `#unavailable(iOS 13)`, `@available(iOS 13, *)`.
  private func systems(
    testedBy condition: SyntaxTree.Index
  ) -> (systems: [Introduction], isNegated: Bool)? {
    var condition = condition
    while tree[condition].kind == .tuple, let inner = tree.firstChild(of: condition) { condition = inner }
    guard tree[condition].kind == .call else { return nil }
    let words = tree.text(of: condition).split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    guard let name = words.first, name == "available" || name == "unavailable" else { return nil }
    var systems: [Introduction] = []
    for (platform, version) in zip(words.dropFirst(), words.dropFirst(2)) {
      guard let version = PlatformVersion(version) else { continue }
      var platform = String(platform)
      guard let platforms = platform.withUTF8({ PlatformSet(named: Slice(base: $0, bounds: $0.indices)) })
      else { return nil }
      systems.append(Introduction(platforms: platforms, version: version))
    }
    return systems.isEmpty ? nil : (systems, name == "unavailable")
  }
}
