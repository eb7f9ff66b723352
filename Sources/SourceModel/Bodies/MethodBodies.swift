import SourceSyntax

/// The bodies of a declaration's methods, by base name in Swift and by selector in Objective-C.
///
/// Names shared by several methods are excluded.
struct MethodBodies {
  /// The body of a method.
  struct Body {
    var block: SyntaxTree.Index
    /// The size in bytes.
    var size: Int
    /// The names of the parameters.
    var parameters: [String]
  }

  private var bodies: [String: Body?] = [:]
  /// The total size of all bodies in bytes.
  private(set) var size = 0

  /// Adds a body.
  mutating func add(_ name: String, _ range: Range<Int>, in index: SyntaxIndex) {
    guard let block = index.block(around: range) else { return }
    size += range.count
    let body = Body(block: block, size: range.count, parameters: index.parameters(around: range))
    bodies[name] = .some(bodies[name] == nil ? body : nil)
  }

  /// Returns the body of a method.
  subscript(name: String) -> Body? { bodies[name] ?? nil }
}
