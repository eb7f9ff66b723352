/// The syntax nodes from which body queries start, in source order.
package struct SyntaxIndex {
  package typealias Index = SyntaxTree.Index

  package let tree: SyntaxTree
  private var calls: [Index] = []
  /// Variables and macro definitions.
  private var variables: [Index] = []
  private var blocks: [Index] = []
  /// The members of generated code that represent nibs.
  private var generatedNibs: [Index] = []
  /// Generic parameters, associated types and aliases.
  private var typeParameters: [Index] = []
  /// The parent of each node; -1 for the root.
  private var parents: [Index]

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    parents = Array(repeating: -1, count: tree.nodes.count)
    var pending = [tree.root]
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .call: calls.append(node)
      case .variable, .macroDefinition: variables.append(node)
      case .block: blocks.append(node)
      case .member where tree.isGeneratedNib(node): generatedNibs.append(node)
      case .typeAlias: typeParameters.append(node)
      case .type where tree[node].traits.contains(.isTypeParameter): typeParameters.append(node)
      default: break
      }
      for child in tree.children(of: node) {
        parents[Int(child)] = node
        pending.append(child)
      }
    }
    calls.sort { tree.calleeOffset(of: $0) < tree.calleeOffset(of: $1) }
    variables.sort { tree[$0].nameStart < tree[$1].nameStart }
    generatedNibs.sort { tree[$0].nameStart < tree[$1].nameStart }
    blocks.sort { tree[$0].start < tree[$1].start }
  }

  /// Returns the calls whose callee names are in a range, ordered by those names.
  package func calls(in range: Range<Int>) -> ArraySlice<Index> {
    Self.slice(calls, range, by: tree.calleeOffset)
  }

  /// Returns the variables and macros whose names are in a range.
  package func variables(in range: Range<Int>) -> ArraySlice<Index> {
    Self.slice(variables, range) { Int(tree[$0].nameStart) }
  }

  /// Returns the members of generated code that represent nibs and whose names are in a range.
  package func generatedNibs(in range: Range<Int>) -> ArraySlice<Index> {
    Self.slice(generatedNibs, range) { Int(tree[$0].nameStart) }
  }

  /// Whether a name may refer to different types in different contexts: a generic parameter, associated type or
  /// alias.
  package func isTypeParameter(_ name: String) -> Bool {
    typeParameters.contains { tree.name(of: $0).elementsEqual(name.utf8) }
  }

  /// Returns the block whose contents begin at the start of a range, if any.
  package func block(around range: Range<Int>) -> Index? {
    Self.slice(blocks, max(0, range.lowerBound - 1)..<range.lowerBound) { Int(tree[$0].start) }.first
  }

  /// Returns the names of the parameters of the function or accessor whose body has the given contents.
  package func parameters(around range: Range<Int>) -> [String] {
    guard let declaration = block(around: range).flatMap(parent) else { return [] }
    return tree.children(of: declaration).compactMap { child in
      guard tree[child].kind == .parameter, let name = tree.firstChild(of: child),
        tree[name].kind == .variable
      else { return nil }
      return tree.nameText(of: name)
    }
  }

  /// Returns the parent of a node, or nil for the root.
  package func parent(of node: Index) -> Index? {
    let parent = parents[Int(node)]
    return parent < 0 ? nil : parent
  }

  private static func slice(_ nodes: [Index], _ range: Range<Int>, by offset: (Index) -> Int) -> ArraySlice<
    Index
  > {
    let start = firstIndex(in: nodes[...]) { offset($0) >= range.lowerBound }
    return nodes[start..<firstIndex(in: nodes[start...]) { offset($0) >= range.upperBound }]
  }

  /// Returns the first index in a sorted list at which a condition holds.
  private static func firstIndex(in nodes: ArraySlice<Index>, where holds: (Index) -> Bool) -> Int {
    var (low, high) = (nodes.startIndex, nodes.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(nodes[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
