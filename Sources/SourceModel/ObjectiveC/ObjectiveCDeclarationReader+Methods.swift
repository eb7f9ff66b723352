import KeyValueCoding
import SourceSyntax

extension ObjectiveCDeclarationReader {
  /// Reads `- (Type)name:(Type)parameter;` or a method definition.
  mutating func readMethod(_ node: Index, into type: Int) {
    let syntax = tree[node].traits
    var traits = traits(at: tree[node].start, .objc)
    if syntax.contains(.isStatic) { traits.modifiers.insert(.typeMember) }
    if tree[node].modifiers.contains(.optional) { traits.modifiers.insert(.optional) }
    var attributes = ClassAttributes()
    var parameters: [Index] = []
    var body: Index?
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .attribute:
        if tree.isNamed(child, "IBAction") { traits.modifiers.insert(.action) }
        if tree.isNamed(child, "IBSegueAction") { traits.modifiers.insert(.segueAction) }
        add(child, to: &attributes)
      case .parameter: parameters.append(child)
      case .block: body = child
      default: break
      }
    }
    let name = tree.nameText(of: node)
    guard !name.isEmpty || !parameters.isEmpty else { return }
    let labels =
      parameters.isEmpty
      ? [name] : parameters.enumerated().map { ($0 == 0 ? name : tree.nameText(of: $1)) + ":" }
    let selector = labels.joined()
    if selector == "accessInstanceVariablesDirectly", syntax.contains(.isStatic),
      body.map(returnsNo) != true
    {
      return
    }
    let isInitializer = ObjectiveCSwiftNames.isInitializer(selector) && !syntax.contains(.isStatic)
    let isSetter = labels.count == 1 && selector.hasPrefix("set")
    var method = MethodDeclaration(
      kind: isInitializer ? .initializer : .method,
      swiftName: attributes.swiftName ?? ObjectiveCSwiftNames.name(labels, isInitializer: isInitializer),
      selector: selector,
      argumentType: isSetter ? parameters.first.flatMap { argumentType($0) } : nil,
      trap: body.flatMap { trap(in: $0, of: isInitializer ? selector : nil) },
      traits: traits,
      position: position(at: name.isEmpty ? tree[parameters[0]].start : tree[node].nameStart)
    )
    if let body {
      if tree.returnsZero(body) { method.traits.modifiers.insert(.returnsZero) }
      if labels[0] == "setValue:" { method.ignoresSuper = !namesSuper(body) }
      addCode(body, of: node, in: type)
    }
    types[type].methods.append(method)
  }

  /// Records the code of the method or function that is added to a declaration next.
  mutating func addCode(_ body: Index, of function: Index, in type: Int) {
    codes.append(
      MemberCode(
        container: type,
        member: .method(types[type].methods.count),
        node: body,
        function: function,
        platforms: tree.region(at: Int(tree[body].start) + 1).conditions.certain
      )
    )
  }

  /// Returns the type of a parameter, or `id` if the type is omitted.
  private mutating func argumentType(_ parameter: Index) -> String? {
    guard let type = tree.children(of: parameter).first(where: { tree[$0].kind == .type }) else {
      return swiftName(of: ObjectiveCType(base: .named("id")), at: tree[parameter].start)
    }
    return swiftName(of: self.type(type), at: tree[parameter].start)
  }

  // MARK: - Bodies

  /// Whether a body begins with `return NO;`.
  private func returnsNo(_ body: Index) -> Bool {
    guard let statement = tree.firstChild(of: body), tree[statement].kind == .returnStatement,
      let value = tree.firstChild(of: statement)
    else { return false }
    return tree.isName(value, "NO")
  }

  /// Returns the reason why a body, of the initializer with the given selector, always traps, if it does.
  private func trap(in body: Index, of initializer: String?) -> MethodTrap? {
    if let initializer, tree.alwaysSends(initializer, in: body) { return .recursion }
    return terminates(body) ? .unimplemented : nil
  }

  /// Whether a body begins by terminating the app, with `@throw` or `abort()`.
  private func terminates(_ body: Index) -> Bool {
    guard let statement = tree.firstChild(of: body) else { return false }
    return tree[statement].kind == .throwStatement
      || tree[statement].kind == .call && tree.calleeName(of: statement).spells("abort")
  }

  private func namesSuper(_ body: Index) -> Bool {
    var isNamed = false
    tree.visit(body) { node in
      isNamed = isNamed || tree.isName(node, "super")
      return !isNamed
    }
    return isNamed
  }
}
