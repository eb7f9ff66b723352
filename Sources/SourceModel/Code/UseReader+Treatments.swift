import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Classes that Objective-C code assumes for the results of calls without a check.
extension UseReader {
  /// Returns the class of the variable that contains the result of a call, and the properties that the code certainly
  /// accesses.
  ///
  /// The result is nil if there are no such properties, or if the code tests or replaces the object.
  ///
  /// Example: `Row *row = [table dequeueReusableCellWithIdentifier:@"row" forIndexPath:path]; row.title.text = @"";`
  func treatment(ofValueOf call: Index) -> ResultUse? {
    guard tree.language == .objectiveC else { return nil }
    var value = call
    while let parent = index.parent(of: value), [.cast, .tuple].contains(tree[parent].kind) { value = parent }
    if let access = access(toCast: value) { return access }
    guard let variable = index.parent(of: value), tree[variable].kind == .variable,
      let type = tree.children(of: variable).first(where: { tree[$0].kind == .type }),
      tree[type].pointers == 1, case let className = tree.nameText(of: type), !className.isEmpty,
      className != "id", let scope = index.parent(of: variable),
      [.block, .switchCase].contains(tree[scope].kind)
    else { return nil }
    let following = tree.children(of: scope).drop { $0 != variable }.dropFirst()
    let accesses = accesses(to: tree.nameText(of: variable), in: following)
    return accesses.isEmpty ? nil : .treated(as: className, accesses)
  }

  /// Returns the position in the first array literal that certainly contains the variable with the result of a call;
  /// nil if code replaces or tests the object before.
  ///
  /// Example: `Card *card = [board instantiateViewControllerWithIdentifier:@"card"]; self.cards = @[card];`
  func element(withValueOf call: Index) -> ResultUse? {
    guard tree.language == .objectiveC else { return nil }
    var value = call
    while let parent = index.parent(of: value), [.cast, .tuple].contains(tree[parent].kind) { value = parent }
    guard let variable = index.parent(of: value), tree[variable].kind == .variable,
      let scope = index.parent(of: variable), [.block, .switchCase].contains(tree[scope].kind)
    else { return nil }
    let name = tree.nameText(of: variable)
    for statement in tree.children(of: scope).drop(while: { $0 != variable }).dropFirst() {
      var found: Int?
      var isCertain = true
      tree.visit(statement) { node in
        switch tree[node].kind {
        case .ifStatement, .ternary, .operation: if mentions(node, name) { isCertain = false }
        case .assignment where tree.firstChild(of: node).map({ isNamed($0, name) }) == true: isCertain = false
        case .collection
        where tree.text(of: node).hasPrefix("@") && !tree[node].traits.contains(.isDictionary):
          let position = tree.children(of: node).enumerated().first { isNamed($0.element, name) }?.offset
          if let position, isCertainlyRun(node, below: statement) { found = found ?? position }
        default: break
        }
        return isCertain
      }
      if !isCertain { return nil }
      if let found { return .element(index: found) }
      if [.returnStatement, .throwStatement, .jump].contains(tree[statement].kind) { return nil }
    }
    return nil
  }

  private func mentions(_ node: Index, _ variable: String) -> Bool {
    var isFound = false
    tree.visit(node) { part in
      isFound = isFound || isNamed(part, variable)
      return !isFound
    }
    return isFound
  }

  /// Returns the treatment of a property, which may be read by a message: `self.table`, `[segue destination]`.
  func treatment(ofMember member: Index) -> ResultUse? {
    let call = index.parent(of: member).flatMap { isCall($0, of: member) ? $0 : nil }
    return treatment(ofValueOf: call ?? member)
  }

  /// Returns the class of a cast and the property that code accesses on the result, if any:
  /// `((UINavigationController *)segue.destinationViewController).topViewController`.
  private func access(toCast value: Index) -> ResultUse? {
    let cast = tree[value].kind == .tuple ? tree.firstChild(of: value) : value
    guard let cast, tree[cast].kind == .cast,
      let type = tree.children(of: cast).first(where: { tree[$0].kind == .type }), tree[type].pointers == 1,
      case let className = tree.nameText(of: type), className != "id",
      let member = index.parent(of: value), tree.base(of: member) == value,
      index.parent(of: member).map({ isCall($0, of: member) && !tree.arguments(of: $0).isEmpty }) != true
    else { return nil }
    return .treated(as: className, [access(by: member)])
  }

  private func access(by member: Index) -> ResultUse.Access {
    ResultUse.Access(
      property: tree.nameText(of: member),
      isSet: index.parent(of: member).map {
        tree[$0].kind == .assignment && tree.firstChild(of: $0) == member
      } == true,
      location: names.syntax.lines.position(at: Int(tree[member].nameStart))
    )
  }

  /// Returns the properties of a variable that statements certainly access.
  private func accesses(to variable: String, in statements: some Sequence<Index>) -> [ResultUse.Access] {
    var accesses: [ResultUse.Access] = []
    var isCertain = true
    for statement in statements where !isOnlyForNil(statement, variable) {
      tree.visit(statement) { node in
        switch tree[node].kind {
        case .assignment where tree.firstChild(of: node).map({ isNamed($0, variable) }) == true,
          .variable where tree.name(of: node).elementsEqual(variable.utf8):
          isCertain = false
        case .call:
          if let base = tree.callee(of: node).flatMap(tree.base), isNamed(base, variable),
            Self.tests.contains(tree.calleeName(of: node).string)
          {
            isCertain = false
          }
        case .member:
          guard let base = tree.base(of: node), isNamed(base, variable),
            isCertainlyRun(node, below: statement),
            index.parent(of: node).map({ isCall($0, of: node) && !tree.arguments(of: $0).isEmpty }) != true
          else { break }
          if accesses.count < Self.mostAccesses { accesses.append(access(by: node)) }
        default: break
        }
        return isCertain
      }
      // The class of an object that the code tests or replaces is uncertain.
      if !isCertain { return [] }
      if [.returnStatement, .throwStatement, .jump].contains(tree[statement].kind) { break }
    }
    return accesses
  }

  private func isCall(_ call: Index, of callee: Index) -> Bool {
    tree[call].kind == .call && tree.callee(of: call) == callee
  }

  /// Whether a statement runs only if the variable is nil: `if (!cell) { cell = …; }`.
  private func isOnlyForNil(_ statement: Index, _ variable: String) -> Bool {
    guard tree[statement].kind == .ifStatement, let condition = tree.firstChild(of: statement),
      tree.children(of: statement).count(where: { tree[$0].kind == .block }) == 1
    else { return false }
    let test = tree.spelling(condition)
    return test == "!\(variable)" || test == "\(variable)==nil" || test == "nil==\(variable)"
  }

  private func isNamed(_ node: Index, _ variable: String) -> Bool {
    tree[node].kind == .name && tree.name(of: node).elementsEqual(variable.utf8)
  }

  /// Whether a part of a statement runs whenever the statement does.
  private func isCertainlyRun(_ node: Index, below statement: Index) -> Bool {
    var node = node
    while node != statement, let parent = index.parent(of: node) {
      if [.block, .closure, .ternary, .operation, .conditionalBranch].contains(tree[parent].kind) {
        return false
      }
      node = parent
    }
    return ![.closure, .conditional, .ternary, .operation].contains(tree[statement].kind)
  }

  /// The methods that code may use to test the class of an object.
  private static let tests: Set<String> = [
    "isKindOfClass", "isMemberOfClass", "respondsToSelector", "class", "reuseIdentifier",
  ]
  private static let mostAccesses = 8
}
