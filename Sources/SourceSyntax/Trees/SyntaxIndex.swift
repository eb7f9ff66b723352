/// An index of a syntax tree: the parent of each node, the variables and the type parameters.
package final class SyntaxIndex {
  package typealias Index = SyntaxTree.Index

  private let tree: SyntaxTree
  /// Variables and macro definitions, in source order.
  private let variables: [Index]
  /// Generic parameters, associated types and aliases.
  private let typeParameters: [Index]
  /// The parent of each node; -1 for the root.
  private let parents: [Index]

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    var parents: [Index] = Array(repeating: -1, count: tree.nodes.count)
    var (variables, typeParameters): ([Index], [Index]) = ([], [])
    var pending = [tree.root]
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .variable, .macroDefinition: variables.append(node)
      case .typeAlias: typeParameters.append(node)
      case .type where tree[node].traits.contains(.isTypeParameter): typeParameters.append(node)
      default: break
      }
      for child in tree.children(of: node) {
        parents[Int(child)] = node
        pending.append(child)
      }
    }
    self.parents = parents
    self.variables = variables.sorted { tree[$0].nameStart < tree[$1].nameStart }
    self.typeParameters = typeParameters
  }

  /// Returns the variables and macros whose names are in a range.
  package func variables(in range: Range<Int>) -> ArraySlice<Index> {
    let offset: (Index) -> Int = { Int(self.tree[$0].nameStart) }
    return variables.slice(in: range, by: offset)
  }

  /// Whether a name may refer to different types in different contexts: a generic parameter, associated type or
  /// alias.
  package func isTypeParameter(_ name: String) -> Bool {
    typeParameters.contains { tree.name(of: $0).elementsEqual(name.utf8) }
  }

  /// Returns the parent of a node, or nil for the root.
  package func parent(of node: Index) -> Index? {
    let parent = parents[Int(node)]
    return parent < 0 ? nil : parent
  }
}

extension [SyntaxTree.Index] {
  /// Returns the nodes whose offsets are in a range; the nodes must be ordered by offset.
  package func slice(in range: Range<Int>, by offset: (SyntaxTree.Index) -> Int) -> ArraySlice<
    SyntaxTree.Index
  > {
    let start = firstIndex(from: 0) { offset($0) >= range.lowerBound }
    return self[start..<firstIndex(from: start) { offset($0) >= range.upperBound }]
  }

  /// Returns the first index at which a condition holds; the condition must also hold at all later indexes.
  private func firstIndex(from start: Int, where holds: (SyntaxTree.Index) -> Bool) -> Int {
    var (low, high) = (start, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
