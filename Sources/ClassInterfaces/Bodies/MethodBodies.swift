/// The bodies of a declaration's methods, by base name in Swift and by selector in Objective-C; none of names that several have.
struct MethodBodies {
  /// The body of a method.
  struct Body {
    var block: SyntaxTree.Index
    /// How large it is.
    var size: Int
    /// The names of the parameters.
    var parameters: [String]
  }

  private var bodies: [String: Body?] = [:]
  /// How large all are.
  private(set) var size = 0

  /// Adds a body.
  mutating func add(_ name: String, _ range: Range<Int>, parameters: [String] = [], in index: SyntaxIndex) {
    guard let block = index.block(around: range) else { return }
    size += range.count
    let body = Body(block: block, size: range.count, parameters: parameters)
    bodies[name] = .some(bodies[name] == nil ? body : nil)
  }

  /// The body of a method.
  subscript(name: String) -> Body? { bodies[name] ?? nil }
}
