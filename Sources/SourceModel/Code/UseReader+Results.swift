import KeyValueCoding
import SourceSyntax

/// Requirements that code imposes on the result of a call: a class, or a value other than nil.
extension UseReader {
  /// Returns the requirement that immediately follows a call: `!`, `as! Card`; nil if the app continues with
  /// any value.
  func resultUse(ofValueOf call: SyntaxTree.Index) -> ResultUse? {
    // A trailing closure creates the value.
    tree.children(of: call).contains { tree[$0].traits.contains(.isTrailing) } ? nil : resultUse(of: call)
  }

  /// Returns the optional cast that immediately follows a call, if the app continues when it fails.
  ///
  /// Example: `guard let card = … as? Card else { return UICollectionViewCell() }`
  func attemptedCast(ofValueOf call: SyntaxTree.Index) -> ResultUse? {
    guard let cast = cast(of: call), tree[cast].traits.contains(.isOptional),
      let className = className(ofCast: cast), let user = index.parent(of: cast)
    else { return nil }
    switch tree[user].kind {
    case .variable where tree.firstChild(of: user) == cast: break
    // `(… as? Card)?.title = ""`
    case .tuple where index.parent(of: user).map({ tree[$0].kind == .optionalChain }) == true: break
    default: return nil
    }
    return .attemptedCast(to: className, ifFailed: returnsNewCell(without: cast) ? .returnsNewCell : .other)
  }

  /// Whether a `guard` returns a new cell if the value is nil.
  private func returnsNewCell(without value: SyntaxTree.Index) -> Bool {
    guard let first = firstStatement(without: value), tree[first].kind == .returnStatement,
      let returned = tree.firstChild(of: first), tree[returned].kind == .call,
      case let name = tree.calleeName(of: returned).string
    else { return false }
    return name.first?.isUppercase == true && name.hasSuffix("Cell")
  }

  /// Returns the class that code requires of the first element of the list that a call returns, if any:
  /// `?.first as! Card`, `![0] as! Card`.
  ///
  /// The list may be stored in a local variable that code uses only for its first element.
  func resultUse(ofFirstOf call: SyntaxTree.Index) -> ResultUse? {
    let list = unwrapped(call)
    if let variable = index.parent(of: list), tree[variable].kind == .variable,
      tree.children(of: variable).contains(where: { $0 == list }), let use = names.onlyUse(of: variable)
    {
      return resultUse(ofFirstElementOf: unwrapped(use))
    }
    return resultUse(ofFirstElementOf: list)
  }

  /// Returns the enclosing expression that unwraps a value, or else the value.
  private func unwrapped(_ value: SyntaxTree.Index) -> SyntaxTree.Index {
    guard let parent = index.parent(of: value), [.optionalChain, .forceUnwrap].contains(tree[parent].kind)
    else {
      return value
    }
    return parent
  }

  private func resultUse(ofFirstElementOf list: SyntaxTree.Index) -> ResultUse? {
    guard let first = firstElement(of: list),
      let resultUse = resultUse(of: first) ?? treatment(ofValueOf: first), resultUse.className != nil
    else { return nil }
    return resultUse
  }

  /// Returns the expression that reads the first element of a list, if any: `list.first`, `list[0]`,
  /// `[list objectAtIndex:0]`.
  private func firstElement(of list: Index) -> Index? {
    guard let member = index.parent(of: list), tree.firstChild(of: member) == list else { return nil }
    guard tree.language == .objectiveC, let message = index.parent(of: member), tree[message].kind == .call,
      tree.callee(of: message) == member
    else { return isFirst(member) ? member : nil }
    let arguments = tree.arguments(of: message)
    let isFirst =
      arguments.isEmpty && tree.isNamed(member, "firstObject")
      || arguments.count == 1 && tree.isNamed(member, "objectAtIndex")
        && tree.source(of: arguments[0].value).spells("0")
    return isFirst ? message : nil
  }

  private func isFirst(_ node: SyntaxTree.Index) -> Bool {
    switch tree[node].kind {
    case .member:
      // `first(where:)` may select another element.
      let isCalled =
        index.parent(of: node).map { tree[$0].kind == .call && tree.callee(of: $0) == node } == true
      return !isCalled && (tree.isNamed(node, "first") || tree.isNamed(node, "firstObject"))
    case .subscription:
      let arguments = tree.arguments(of: node)
      return arguments.count == 1 && arguments.allSatisfy { tree.source(of: $0.value).spells("0") }
    default: return false
    }
  }

  private func resultUse(of expression: SyntaxTree.Index) -> ResultUse? {
    var value = expression
    var isUnwrapped = false
    if let parent = index.parent(of: value), tree[parent].kind == .forceUnwrap {
      (value, isUnwrapped) = (parent, true)
    }
    guard let cast = cast(of: value) else {
      return isUnwrapped ? .something : endsApp(without: value) ? .guarded : nil
    }
    guard let className = className(ofCast: cast) else { return nil }
    let traits = tree[cast].traits
    if traits.contains(.isForced) { return .cast(to: className) }
    guard traits.contains(.isOptional) else { return nil }
    guard let tuple = index.parent(of: cast), tree[tuple].kind == .tuple else {
      return endsApp(without: cast) ? .guardedCast(to: className) : nil
    }
    return index.parent(of: tuple).map { tree[$0].kind == .forceUnwrap } == true
      ? .unwrappedCast(to: className) : nil
  }

  private func cast(of value: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard let parent = index.parent(of: value), tree[parent].kind == .cast,
      tree.firstChild(of: parent) == value
    else { return nil }
    return parent
  }

  /// Returns the class of a cast, or nil if its type is not a plain class name.
  func className(ofCast cast: SyntaxTree.Index) -> String? {
    guard let value = tree.firstChild(of: cast),
      let type = tree.children(of: cast).dropFirst().first(where: { _ in true }),
      case let name = tree.source(of: type), name.first?.isUppercase == true,
      name.allSatisfy(\.continuesWord),
      !name.spells("Self"), tree[value].nextSibling == type
    else { return nil }
    return name.string
  }

  /// Whether a `guard` terminates the app if the value is nil: `guard let card = value else { fatalError() }`.
  private func endsApp(without value: SyntaxTree.Index) -> Bool {
    firstStatement(without: value).map(tree.isTrap) == true
  }

  /// Returns the first statement that a `guard` runs if the value is nil.
  private func firstStatement(without value: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard let variable = index.parent(of: value), tree[variable].kind == .variable,
      let statement = index.parent(of: variable), tree[statement].kind == .guardStatement,
      case let block = tree[variable].nextSibling, block >= 0, tree[block].kind == .block
    else { return nil }
    return tree.firstChild(of: block)
  }

  /// Finds a matching method call on the result of a call: `instantiateInitialViewController()` on a storyboard.
  ///
  /// - Parameters:
  ///   - call: The inner call, which returns the receiver.
  ///   - isSought: Whether a method matches.
  /// - Returns: The outer call, if any.
  func chained(
    after call: SyntaxTree.Index,
    _ isSought: (NibLoadingAPI) -> Bool
  ) -> SyntaxTree.Index? {
    guard let callee = index.parent(of: call), tree[callee].kind == .member,
      let next = index.parent(of: callee), tree[next].kind == .call, tree.callee(of: next) == callee,
      let api = tree.api(of: next)?.api, isSought(api)
    else { return nil }
    return next
  }

  // MARK: - Constants

  /// Returns the requirement that the rest of a scope imposes on the variable that contains the result of a call.
  ///
  /// Example: `row!`, if the scope does not check `row` for nil.
  ///
  /// - Parameter call: The call: `table.dequeue(…)` in `let row = table.dequeue(…) as? Row`.
  /// - Returns: The requirement, or nil if the app continues with any value or the requirement is unknown.
  func resultUse(ofVariableGiven call: SyntaxTree.Index) -> ResultUse? {
    let cast = self.cast(of: call)
    let value = cast ?? call
    var className: String?
    if let cast {
      guard tree[cast].traits.contains(.isOptional), let name = self.className(ofCast: cast) else {
        return nil
      }
      className = name
    }
    guard let variable = index.parent(of: value), tree[variable].kind == .variable,
      tree.firstChild(of: variable) == value, let scope = index.parent(of: variable),
      [.block, .closure, .switchCase, .conditionalBranch].contains(tree[scope].kind),
      isUnwrapped(variable)
    else { return nil }
    return className.map { .unwrappedCast(to: $0) } ?? .something
  }

  /// Whether the rest of a scope unconditionally force-unwraps a variable and never checks the variable for nil.
  private func isUnwrapped(_ variable: SyntaxTree.Index) -> Bool {
    var isUnwrapped = false
    var pending: [(node: SyntaxTree.Index, isNested: Bool)] = []
    var next = tree[variable].nextSibling
    while next >= 0 {
      pending.append((next, false))
      next = tree[next].nextSibling
    }
    while let (node, isNested) = pending.popLast() {
      let kind = tree[node].kind
      if [.name, .variable, .parameter].contains(kind),
        tree.name(of: node).elementsEqual(tree.name(of: variable))
      {
        switch kind == .name ? index.parent(of: node).map({ tree[$0].kind }) : nil {
        case .forceUnwrap: isUnwrapped = isUnwrapped || !isNested
        case .optionalChain, .string: break
        default: return false
        }
      }
      let isInner = isNested || [.block, .closure, .switchCase, .function].contains(kind)
      for child in tree.children(of: node) { pending.append((child, isInner)) }
    }
    return isUnwrapped
  }
}
