import SourceSyntax

/// The devices on which code runs, according to the conditions that enclose or precede the code.
extension UseReader {
  /// Returns the devices on which a call may run.
  ///
  /// The result is empty if a condition may test the device in an unknown way.
  func devices(of call: SyntaxTree.Index) -> DeviceSet {
    var (devices, node) = (DeviceSet.all, call)
    while let parent = index.parent(of: node), node != code.node {
      switch tree[parent].kind {
      case .ifStatement, .ternary:
        let parts = Array(tree.children(of: parent))
        let isOperator = isOperator(parent)
        let isElse =
          (isOperator ? parts[1] : parts.first { tree[$0].kind == .block }).map { $0 != node } ?? false
        let isCondition =
          isOperator ? parts[0] == node : tree[node].kind != .block && tree[node].kind != tree[parent].kind
        if !isCondition { devices.formIntersection(self.devices(testedBy: parent, isElse: isElse)) }
      case .block, .closure, .function, .switchCase:
        for earlier in tree.children(of: parent).prefix(while: { $0 != node }) where leaves(earlier) {
          let isGuard = tree[earlier].kind == .guardStatement
          devices.formIntersection(self.devices(testedBy: earlier, isElse: !isGuard))
        }
      case .switchStatement:
        let value = tree.firstChild(of: parent)
        if value.map({ DeviceSet.mayBeTested(in: tree.text(of: $0)) }) == true { return [] }
      default: break
      }
      node = parent
    }
    return devices
  }

  /// Whether a statement is a `guard`, or an `if` without `else` that ends with `return`.
  private func leaves(_ statement: SyntaxTree.Index) -> Bool {
    switch tree[statement].kind {
    case .guardStatement: return true
    case .ifStatement:
      let blocks = tree.children(of: statement).filter {
        tree[$0].kind == .block || tree[$0].kind == .ifStatement
      }
      guard blocks.count == 1, let last = tree.children(of: blocks[0]).reversed().first else { return false }
      return tree[last].kind == .returnStatement
    default: return false
    }
  }

  /// Whether a node is `a ? b : c`.
  private func isOperator(_ node: SyntaxTree.Index) -> Bool {
    let parts = Array(tree.children(of: node))
    return tree[node].kind == .ternary && parts.count == 3 && !parts.contains { tree[$0].kind == .block }
      && !parts.contains { tree[$0].kind == .switchCase }
  }

  /// Returns the devices for which the conditions of a statement hold, or do not hold if `isElse` is true;
  /// empty if a test is unknown.
  private func devices(testedBy statement: SyntaxTree.Index, isElse: Bool) -> DeviceSet {
    let parts = Array(tree.children(of: statement))
    let conditions = isOperator(statement) ? parts.prefix(1) : parts.prefix { tree[$0].kind != .block }
    var devices = DeviceSet.all
    for condition in conditions {
      let text = tree.text(of: condition)
      guard DeviceSet.mayBeTested(in: text) else { continue }
      guard conditions.count == 1 || !isElse, let tested = Self.devices(testedBy: text) else { return [] }
      devices.formIntersection(tested)
    }
    guard isElse, devices != .all else { return devices }
    return DeviceSet.all.subtracting(devices)
  }

  /// Returns the devices for which a comparison of the interface idiom holds, or nil for another expression.
  private static func devices(testedBy text: String) -> DeviceSet? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    let isEqual = text.contains("==")
    guard isEqual != text.contains("!="), !text.contains("&&"), !text.contains("||"),
      let right = text.split(separator: isEqual ? "==" : "!=").last, text.contains("idiom")
    else { return nil }
    let device: DeviceSet
    switch right.drop(while: { $0 == "." }) {
    case "pad", "uiuserinterfaceidiompad", "uiuserinterfaceidiom.pad": device = .pad
    case "phone", "uiuserinterfaceidiomphone", "uiuserinterfaceidiom.phone": device = .phone
    default: return nil
    }
    return isEqual ? device : DeviceSet.all.subtracting(device)
  }
}
