import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

// Methods that take the name of a scene, segue or cell, and their calls in the same source.
extension UseCollector {
  /// A method that uses something whose name it takes: `func page(_ identifier: String)`.
  struct Helper {
    let code: MemberCode
    /// The index of the parameter with the name.
    let parameter: Int
    /// The use, without its name.
    let use: Use
  }

  /// Records what calls of helpers use, at the name that they pass.
  mutating func readCalls(of helpers: [Helper], in codes: [MemberCode]) {
    let helpers = helpers.filter(isCertain)
    guard !helpers.isEmpty else { return }
    for code in codes {
      let type = types[code.container]
      let own = helpers.filter { types[$0.code.container].qualifiedName == type.qualifiedName }
      if own.isEmpty { continue }
      var calls: [(call: SyntaxTree.Index, helper: Helper)] = []
      tree.visit(code.node) { node in
        if tree[node].kind == .call, isOwn(node, of: type) {
          calls += own.filter { name(ofCalled: node) == method(of: $0)?.name }.map { (node, $0) }
        }
        return tree[node].kind != .typeDeclaration
      }
      if calls.isEmpty { continue }
      let member = CodeMember(code.member, of: type, tree)
      let reader = UseReader(syntax, code, of: member, in: file)
      for (call, helper) in calls { add(call, of: helper, in: code, reader) }
    }
  }

  private mutating func add(
    _ call: SyntaxTree.Index,
    of helper: Helper,
    in code: MemberCode,
    _ reader: UseReader
  ) {
    let arguments = tree.arguments(of: call)
    guard arguments.indices.contains(helper.parameter),
      case let argument = arguments[helper.parameter].value,
      let name = reader.names.value(argument), !name.isNameOfSelf
    else { return }
    var use = reader.use(helper.use.role, name, helper.use.api)
    use.resultUse = helper.use.resultUse
    guard var required = reader.required(use, call) else { return }
    required.platforms.formIntersection(helper.use.platforms)
    found.append((code.container, Int(tree[argument].start), required))
  }

  // MARK: - Methods

  private func method(of helper: Helper) -> (name: String, declaration: MethodDeclaration)? {
    guard case .method(let index) = helper.code.member else { return nil }
    let method = types[helper.code.container].methods[index]
    return (tree.language == .swift ? method.swiftName : method.selector, method)
  }

  /// Whether calls certainly run the helper: its type declares no other method of the name, and subclasses do not
  /// override it.
  private func isCertain(_ helper: Helper) -> Bool {
    guard let (name, method) = method(of: helper), method.kind == .method else { return false }
    // Headers may repeat the declaration of a method.
    guard tree.language == .swift else { return true }
    let type = types[helper.code.container]
    let count = types.lazy.filter { $0.qualifiedName == type.qualifiedName }.flatMap(\.methods)
      .count { $0.swiftName == name }
    guard count == 1, !method.traits.modifiers.contains(.override) else { return false }
    return !method.traits.modifiers.isDisjoint(with: [.final, .typeMember])
      || type.traits.modifiers.contains(.final) || type.kind != .class && type.kind != .extension
      || method.traits.access.map { $0 <= .fileprivate } == true
  }

  /// Whether a call is one of the object's own methods: `page("a")`, `self.page("a")`, `Tour.page("a")`.
  private func isOwn(_ call: SyntaxTree.Index, of type: TypeDeclaration) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    guard let base = tree.base(of: callee) else {
      return tree.language == .swift && tree[callee].kind == .name
    }
    let receiver = tree.withoutUnwrapping(base)
    if tree.isName(receiver, "self") || tree.isName(receiver, "Self") { return true }
    return tree[receiver].kind == .name && tree.nameText(of: receiver) == type.name
  }

  /// Returns the full name of the called method: `page(viewController:)`, `pageFor:`.
  private func name(ofCalled call: SyntaxTree.Index) -> String {
    if tree[call].traits.contains(.isMessage) { return tree.selector(of: call) }
    let labels = tree.arguments(of: call).map { argument in
      tree.name(of: argument.node).isEmpty ? "_:" : tree.nameText(of: argument.node) + ":"
    }
    return tree.calleeName(of: call).string + "(\(labels.joined()))"
  }
}
