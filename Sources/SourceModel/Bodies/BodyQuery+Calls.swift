import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Arguments and receivers of calls.
extension BodyQuery {
  /// Returns the expression of the argument with one of the given labels; for a message, returns the first argument.
  private func argument(_ call: SyntaxTree.Index, _ labels: [StaticString]) -> SyntaxTree.Index? {
    let arguments = tree.arguments(of: call)
    if tree[call].traits.contains(.isMessage) { return arguments.first?.value }
    return arguments.first { argument in labels.contains { tree.isNamed(argument.node, $0) } }?.value
  }

  /// Returns the name that an argument specifies, or nil if it is unknown or depends on the class of the object.
  func name(
    ofArgument labels: StaticString...,
    in call: SyntaxTree.Index,
    as type: String = ""
  ) -> StringValue? {
    value(argument(call, labels), as: type).flatMap { $0.isNameOfSelf ? nil : $0 }
  }

  /// Returns the bundle that a call references, or nil if it is not the app's.
  func bundle(of call: SyntaxTree.Index) -> ReferencedBundle? {
    guard let argument = tree.arguments(of: call).first(where: { tree.isNamed($0.node, "bundle") }) else {
      return tree.language == .swift ? .main : nil
    }
    return bundle(argument.value)
  }

  // MARK: - Receivers

  /// Whether the receiver is the object itself, explicitly or implicitly.
  func isOwn(_ call: SyntaxTree.Index) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    guard let base = tree.base(of: callee) else { return tree[callee].kind == .name }
    return tree.isName(tree.withoutUnwrapping(base), "self")
  }

  /// Returns the dotted path of an expression that consists only of names, without `?` and `!`.
  func path(_ node: SyntaxTree.Index) -> String? {
    let node = tree.withoutUnwrapping(node)
    switch tree[node].kind {
    case .name: return tree.nameText(of: node)
    case .member: return tree.base(of: node).flatMap(path).map { "\($0).\(tree.nameText(of: node))" }
    case .call where tree[node].traits.contains(.isMessage):
      return tree.callee(of: node).flatMap { tree[$0].nextSibling < 0 ? path($0) : nil }
    default: return nil
    }
  }

  /// Finds a method called on the result of another call: `instantiateInitialViewController()` on a storyboard.
  ///
  /// - Parameters:
  ///   - call: The other call.
  ///   - isSought: Whether a method with the given name matches.
  /// - Returns: The call, if any.
  func chained(
    after call: SyntaxTree.Index,
    _ isSought: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  ) -> SyntaxTree.Index? {
    guard let callee = index.parent(of: call), tree[callee].kind == .member, isSought(tree.name(of: callee)),
      let next = index.parent(of: callee), tree[next].kind == .call, tree.callee(of: next) == callee
    else { return nil }
    return next
  }

  // MARK: - Properties

  /// Returns the names of the app's storyboards that an Objective-C body assigns to properties, in source order.
  ///
  /// Example: `self.prefs = [UIStoryboard storyboardWithName:@"Prefs" bundle:nil];`
  func heldStoryboards() -> [(offset: Int, property: String, name: StringValue)] {
    calls.compactMap { call in
      guard tree.calleeName(of: call).spells("storyboardWithName"), let assignment = index.parent(of: call),
        tree[assignment].kind == .assignment, let target = tree.firstChild(of: assignment),
        let property = property(target), let storyboard = storyboard(madeBy: call),
        storyboard.bundle.className == nil, storyboard.name != StringValue("")
      else { return nil }
      return (Int(tree[target].nameStart), property, storyboard.name)
    }
  }

  /// Returns the property that `self.prefs` or `_prefs` refers to.
  func property(_ node: SyntaxTree.Index) -> String? {
    let name = tree.nameText(of: node)
    switch tree[node].kind {
    case .member:
      return tree.base(of: node).map { tree.isName($0, "self") } == true && !name.hasPrefix("_") ? name : nil
    case .name: return name.hasPrefix("_") && name.utf8.count > 1 ? String(name.dropFirst()) : nil
    default: return nil
    }
  }
}
