import SourceSyntax

/// The parts of a function declaration that determine its full name and its selector.
struct FunctionSignature {
  struct Parameter {
    /// The argument label; empty for `_`.
    var label: String
    /// Whether the type is a function type or an optional function type.
    var isFunction: Bool
    var type: SyntaxTree.Index?
  }

  var parameters: [Parameter] = []
  private var isThrowing: Bool
  private var isAsync: Bool

  init(of function: SyntaxTree.Index, in tree: SyntaxTree) {
    isThrowing = tree[function].traits.contains(.mayThrow)
    isAsync = tree[function].traits.contains(.isAsync)
    for child in tree.children(of: function) where tree[child].kind == .parameter {
      let type = tree.children(of: child).first { tree[$0].kind == .type }
      parameters.append(
        Parameter(
          label: tree.nameText(of: child),
          isFunction: type.map { tree[$0].traits.contains(.isFunction) } ?? false,
          type: type
        )
      )
    }
  }

  /// Returns the full name: `tap(_:)`.
  func swiftName(_ baseName: String) -> String {
    guard !parameters.isEmpty else { return baseName + "()" }
    var name = ""
    name.reserveCapacity(
      parameters.reduce(baseName.utf8.count + 2) { $0 + max($1.label.utf8.count, 1) + 1 }
    )
    name += baseName
    name += "("
    for parameter in parameters {
      name += parameter.label.isEmpty ? "_" : parameter.label
      name += ":"
    }
    name += ")"
    return name
  }

  /// Returns the selector that the compiler derives for the method.
  func selector(_ baseName: String) -> String {
    ObjectiveCSelector.make(
      baseName: baseName,
      labels: parameters.map(\.label),
      inserted: inserted
    )
  }

  /// The parameter that the Objective-C selector adds for `async` or `throws`, if any.
  private var inserted: ObjectiveCSelector.Inserted? {
    if isAsync { return .completionHandler(at: parameters.count) }
    guard isThrowing else { return nil }
    var index = parameters.count
    while index > 0, parameters[index - 1].isFunction { index -= 1 }
    return .error(at: index)
  }
}
