import RuntimeAttributes
import SourceSyntax

/// Values of expressions.
extension SyntaxTree {
  /// Returns the expression of a name without the initializer of a string wrapper type.
  ///
  /// Example: `"Main"` for `NSStoryboard.Name("Main")`.
  func unwrappedName(_ node: Index) -> Index {
    guard self[node].kind == .call, let callee = callee(of: node) else { return node }
    let arguments = arguments(of: node)
    guard arguments.count == 1, let argument = arguments.first,
      Self.labels.contains(nameText(of: argument.node)), NameTypes.areMade(by: text(of: callee))
    else { return node }
    return argument.value
  }

  private static let labels: Set<String> = ["", "rawValue", "stringLiteral"]

  /// Returns the dotted path of an expression, without `?` and `!`; nil unless the expression consists only of names
  /// and of Objective-C messages without arguments.
  func path(_ node: Index) -> String? {
    let node = withoutUnwrapping(node)
    switch self[node].kind {
    case .name: return nameText(of: node)
    case .member: return base(of: node).flatMap(path).map { "\($0).\(nameText(of: node))" }
    case .call where self[node].traits.contains(.isMessage):
      return callee(of: node).flatMap { self[$0].nextSibling < 0 ? path($0) : nil }
    default: return nil
    }
  }
}
