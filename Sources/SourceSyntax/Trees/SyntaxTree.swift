package import KeyValueCoding
import RuntimeAttributes

/// The syntax of a Swift or Objective-C source: declarations, statements and expressions.
///
/// Parsing never fails: source that does not match any rule becomes an `other` node that contains the recognized nodes.
/// The tree refers to the bytes of the source and must not outlive them.
package struct SyntaxTree {
  /// The index of a node.
  package typealias Index = Int32

  package private(set) var bytes: UnsafeBufferPointer<UInt8>
  package private(set) var language: SourceLanguage
  /// The nodes; children may come before or after their parents.
  package private(set) var nodes: [SyntaxNode] = []
  /// The `file` node.
  package private(set) var root: Index = -1
  /// The regions of an Objective-C source, in source order.
  var regions: [SourceRegion] = []
  /// The problems of literals, comments and brackets, with their offsets; not sorted.
  package var problems: [(kind: ReadingProblem.Kind, offset: Int)] = []

  /// Creates an empty tree for a source.
  init(unparsed bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  // MARK: - Reading

  package subscript(index: Index) -> SyntaxNode {
    _read { yield nodes[Int(index)] }
    _modify { yield &nodes[Int(index)] }
  }

  /// Returns the children of a node, in source order.
  package func children(of index: Index) -> Children { Children(nodes: nodes, child: self[index].firstChild) }

  /// Returns the first child of a node, or nil if the node does not have children.
  package func firstChild(of index: Index) -> Index? {
    let child = self[index].firstChild
    return child < 0 ? nil : child
  }

  /// Returns the bytes of a node's name; empty if the node does not have a name.
  package func name(of index: Index) -> Slice<UnsafeBufferPointer<UInt8>> {
    let node = self[index]
    return bytes[Int(node.nameStart)..<Int(node.nameEnd)]
  }

  /// Returns a node's name.
  package func nameText(of index: Index) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: name(of: index)), as: UTF8.self)
  }

  /// Whether a node has the given name.
  package func isNamed(_ index: Index, _ text: StaticString) -> Bool {
    let node = self[index]
    guard node.nameEnd - node.nameStart == text.utf8CodeUnitCount else { return false }
    let start = Int(node.nameStart)
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the source bytes of a node.
  package func source(of index: Index) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[Int(self[index].start)..<Int(self[index].end)]
  }

  /// Returns the source text of a node.
  package func text(of index: Index) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source(of: index)), as: UTF8.self)
  }

  /// The children of a node.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [SyntaxNode]
    fileprivate var child: Index

    package mutating func next() -> Index? {
      guard child >= 0 else { return nil }
      defer { child = nodes[Int(child)].nextSibling }
      return child
    }
  }

  /// Returns the region that contains an offset.
  package func region(at offset: Int) -> SourceRegion {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? regions[low - 1] : SourceRegion()
  }

  // MARK: - Building

  /// Sibling nodes collected by a parser before their parent exists.
  struct List {
    fileprivate(set) var first: Index = -1
    fileprivate(set) var last: Index = -1

    init() {}

    /// Creates a list that contains one node.
    init(_ node: Index) { (first, last) = (node, node) }

    var isEmpty: Bool { first < 0 }
  }

  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Appends a node to a list of siblings.
  mutating func append(_ child: Index, to list: inout List) {
    if list.last < 0 { list.first = child } else { self[list.last].nextSibling = child }
    list.last = child
  }

  /// Inserts nodes before the children of a node.
  mutating func prepend(_ children: List, to node: Index) {
    guard children.first >= 0 else { return }
    self[children.last].nextSibling = self[node].firstChild
    self[node].firstChild = children.first
  }

  /// Appends all nodes of a list to another.
  mutating func append(_ children: List, to list: inout List) {
    guard children.first >= 0 else { return }
    append(children.first, to: &list)
    list.last = children.last
  }

  /// Adds a node whose children do not belong to another node yet, and returns its index.
  mutating func add(
    _ kind: SyntaxNode.Kind,
    _ start: Int,
    _ end: Int,
    name: Range<Int> = 0..<0,
    _ traits: SyntaxNode.Traits = [],
    _ children: List = List()
  ) -> Index {
    var node = SyntaxNode(
      kind: kind,
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end)
    )
    node.traits = traits
    node.nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
    node.nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
    node.firstChild = children.first
    let index = Index(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    if kind == .file { root = index }
    return index
  }
}
