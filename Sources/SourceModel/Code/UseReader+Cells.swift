import KeyValueCoding
import SourceSyntax

/// Cells that code requests and registers.
extension UseReader {
  /// Records the cells or views that a call requests, unless the code accepts nil, and the owner of a macOS table's
  /// view.
  mutating func noteCells(_ call: Index, _ method: SyntaxTree.APICall?) {
    guard let api = method?.api, let kind = api.reusable else { return }
    if kind == .view { noteViewOwner(call, method) }
    let mayGiveNil = api.ifMissing == .nilResult
    var resultUse =
      resultUse(ofValueOf: call) ?? resultUse(ofVariableGiven: call) ?? attemptedCast(ofValueOf: call)
    if tree.language == .objectiveC {
      let isReturned = mayGiveNil && member.returnsTableCells && isReturned(call)
      resultUse = isReturned ? .returned : treatment(ofValueOf: call)
    }
    if mayGiveNil, resultUse == nil { return }
    var cell = Use.Cell(kind, mayBeNil: mayGiveNil)
    cell.isOfOwnTable = tree.callee(of: call).flatMap(tree.base).flatMap(tree.path).map(Self.isOwn) == true
    if kind == .supplementaryView, let first = tree.arguments(of: call).first,
      !names.syntax.isConditional(call, in: code)
    {
      cell.elementKind = SupplementaryKind(first.value, in: tree)
      cell.isOfAnyKind = isKindParameter(first.value)
    }
    for name in names(in: method) {
      var use = use(.cell(cell), name, api)
      use.resultUse = resultUse
      request(use, call)
    }
  }

  /// Records the owner in `table.makeView(withIdentifier: "row", owner: self)`.
  private mutating func noteViewOwner(_ call: Index, _ method: SyntaxTree.APICall?) {
    guard let value = tree.arguments(of: call).first(where: { tree.isNamed($0.node, "owner") })?.value,
      let identifier = identifierOfView(method?.argument?.value), let path = tree.path(value),
      let table = tree.callee(of: call).flatMap(tree.base).flatMap(tree.path)
    else { return }
    let owner: Use.ViewOwner
    if path == "self", !member.isTypeMember {
      owner = .itself
    } else if path == table {
      owner = .table
    } else {
      return
    }
    add(use(.view(owner: owner), identifier, method?.api), tree.calleeOffset(of: call))
  }

  /// Returns the identifier of a table's view on macOS: `"row"`, `.row`, `NSUserInterfaceItemIdentifier("row")`; nil if
  /// unknown.
  private func identifierOfView(_ value: Index?) -> StringValue? {
    names.value(value, as: "NSUserInterfaceItemIdentifier")
  }

  /// Records the request of a WatchKit table row by index, if the code requires a class.
  mutating func noteRow(_ call: Index, _ api: NibLoadingAPI) {
    guard let kind = api.reusable else { return }
    var cell = Use.Cell(kind)
    cell.isOfOwnTable = tree.callee(of: call).flatMap(tree.base).flatMap(tree.path).map(Self.isOwn) == true
    var use = use(.cell(cell), StringValue(""), api)
    use.resultUse =
      tree.language == .objectiveC
      ? treatment(ofValueOf: call)
      : resultUse(ofValueOf: call) ?? resultUse(ofVariableGiven: call) ?? attemptedCast(ofValueOf: call)
    if use.resultUse?.className != nil { request(use, call) }
  }

  /// Whether an expression is the only use of the data source method's kind parameter.
  private func isKindParameter(_ kind: Index) -> Bool {
    guard member.name.hasPrefix("collectionView(_:viewForSupplementaryElementOfKind:"),
      names.parameters.count > 1, let block = code.block, tree[kind].kind == .name,
      case let name = names.parameters[1], tree.nameText(of: kind) == name
    else { return false }
    var count = 0
    tree.visit(block) { node in
      if tree[node].kind == .name || tree[node].kind == .variable, tree.nameText(of: node) == name {
        count += 1
      }
      return count < 2
    }
    return count == 1
  }

  /// Whether a table is a property of the object or a parameter: `tableView`, `self.tableView`.
  private static func isOwn(_ table: String) -> Bool {
    let names = table.split(separator: ".")
    return names.count == 1 || names.count == 2 && names[0] == "self"
  }

  // MARK: - Registrations

  /// Records `register(Row.self, forCellReuseIdentifier: "Row")`, and the nib in `register(nib, …)`.
  mutating func noteRegistration(_ call: Index, _ method: SyntaxTree.APICall?) {
    guard let api = method?.api, let first = tree.arguments(of: call).first else { return }
    guard let argument = method?.argument, let kind = api.reusable else {
      registrations.append((first.value, nibs.count, Use.Nib.Registration(kind: nil, identifier: nil)))
      return
    }
    let identifier = kind == .view ? identifierOfView(argument.value) : names.value(argument.value)
    registrations.append(
      (first.value, nibs.count, Use.Nib.Registration(kind: kind, identifier: identifier))
    )
    // Passing `nil` as the class cancels a registration.
    guard kind == .tableCell || kind == .collectionCell, let identifier, !tree.isNil(first.value) else {
      return
    }
    let isCertain = !names.syntax.isConditional(call, in: code)
    add(use(.registration(isCertain: isCertain), identifier, api), tree.calleeOffset(of: call))
  }

  // MARK: - Rows

  /// Whether a data source returns the result of a call to its table without a nil check.
  func isReturned(_ call: SyntaxTree.Index) -> Bool {
    var value = call
    while let parent = index.parent(of: value), tree[parent].kind == .cast || tree[parent].kind == .tuple {
      value = parent
    }
    guard let parent = index.parent(of: value), let block = code.block else { return false }
    var variable = parent
    switch tree[parent].kind {
    case .returnStatement: return true
    case .variable: break
    case .assignment:
      guard let target = tree.firstChild(of: parent), tree[target].kind == .name else { return false }
      variable = target
    default: return false
    }
    let name = tree.name(of: variable)
    var (isReturned, isDoubtful) = (false, false)
    tree.visit(block) { node in
      if isDoubtful { return false }
      guard tree.name(of: node).elementsEqual(name) else { return true }
      switch tree[node].kind {
      case .variable: isDoubtful = !tree.children(of: node).allSatisfy { tree[$0].kind == .type || isRow($0) }
      case .name:
        guard let parent = index.parent(of: node) else { break }
        switch tree[parent].kind {
        case .returnStatement: isReturned = true
        case .member: break
        case .argument:
          isDoubtful = index.parent(of: parent).map { tree[$0].traits.contains(.isMessage) } != true
        case .assignment where tree.firstChild(of: parent) == node:
          isDoubtful = !isRow(tree[node].nextSibling)
        default: isDoubtful = true
        }
      default: break
      }
      return true
    }
    return isReturned && !isDoubtful
  }

  /// Whether a value is a dequeued cell, or nil.
  private func isRow(_ value: SyntaxTree.Index) -> Bool {
    var isRow = value >= 0 && tree.isNil(value)
    if value >= 0 {
      tree.visit(value) { node in
        isRow =
          isRow || tree[node].kind == .call && NibLoadingAPI.mayDequeue(tree.calleeName(of: node))
        return !isRow
      }
    }
    return isRow
  }

  /// Whether a call is unreachable because it requires a dequeued cell to be nil.
  ///
  /// Example: the body of `if (!cell) { … }` directly after dequeuing `cell` with an index path, which never returns
  /// nil.
  func isForMissingCell(_ call: SyntaxTree.Index) -> Bool {
    var node = call
    let start = code.range(in: tree).lowerBound
    while let parent = index.parent(of: node), tree[parent].start >= start {
      if tree[parent].kind == .ifStatement, let condition = tree.firstChild(of: parent),
        tree[condition].nextSibling == node, let before = statement(before: parent),
        let cell = cellAlwaysGiven(by: before)
      {
        let test = tree.spelling(condition)
        if test == "!\(cell)" || test == "\(cell)==nil" || test == "nil==\(cell)" { return true }
      }
      node = parent
    }
    return false
  }

  private func statement(before node: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard let parent = index.parent(of: node) else { return nil }
    return tree.children(of: parent).first { tree[$0].nextSibling == node }
  }

  /// Returns the variable to which a statement assigns a cell that was dequeued with an index path, if any.
  private func cellAlwaysGiven(by statement: SyntaxTree.Index) -> String? {
    guard tree[statement].kind == .variable || tree[statement].kind == .assignment else { return nil }
    let named = tree[statement].kind == .variable ? statement : tree.firstChild(of: statement) ?? statement
    var isGiven = false
    tree.visit(statement) { node in
      if tree[node].kind == .call, let api = tree.api(of: node)?.api, api.act == .requests,
        api.ifMissing == .exception
      {
        isGiven = true
      }
      return !isGiven
    }
    return isGiven ? tree.nameText(of: named) : nil
  }

  /// Whether a call is compiled conditionally or its exceptions are caught: `@try { … }`.
  func isOptional(_ call: SyntaxTree.Index) -> Bool {
    var node = call
    let start = code.range(in: tree).lowerBound
    while let parent = index.parent(of: node), tree[parent].start >= start {
      switch tree[parent].kind {
      case .conditional: return true
      case .doStatement
      where tree.firstChild(of: parent) == node && tree.source(of: parent).starts(with: "@try".utf8):
        return true
      default: node = parent
      }
    }
    return false
  }

  /// Returns the platforms for which a Swift node is certainly compiled, according to the `#if` branches in the code.
  func certainPlatforms(of node: SyntaxTree.Index) -> PlatformSet {
    var branches: [SyntaxTree.Index] = []
    var node = node
    let start = code.range(in: tree).lowerBound
    while let parent = index.parent(of: node), tree[parent].start >= start {
      if tree[parent].kind == .conditionalBranch { branches.append(parent) }
      node = parent
    }
    var conditions = ConditionStack()
    for branch in branches.reversed() {
      guard let conditional = index.parent(of: branch) else { continue }
      for sibling in tree.children(of: conditional) where tree[sibling].start <= tree[branch].start {
        conditions.enter(sibling, of: conditional, in: tree)
      }
    }
    return conditions.certain
  }
}
