import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

// Methods that use a scene, segue or cell on behalf of their callers in the same type and source, whose conditions are
// known. Other callers are found after all sources are read.
extension UseCollector {
  /// A method that uses a resource whose name is a parameter: `func page(_ identifier: String)`.
  struct Helper {
    let code: MemberCode
    /// The index of the parameter that receives the name.
    let parameter: Int
    /// The use, without its name.
    let use: Use
  }

  /// Records a use for each call of a helper, located at the argument that passes the name.
  mutating func readCalls(of helpers: [Helper], in codes: [MemberCode]) {
    let helpers = helpers.filter { $0.use.isReadInType && isCertain($0) }
    guard !helpers.isEmpty else { return }
    for code in codes {
      let type = types[code.container]
      let own = helpers.filter { types[$0.code.container].qualifiedName == type.qualifiedName }
      if own.isEmpty { continue }
      var calls: [(call: SyntaxTree.Index, helper: Helper)] = []
      tree.visit(code.node) { node in
        if tree[node].kind == .call, isOwn(node, of: type) {
          calls += own.filter { name(ofCalled: node) == method(of: $0.code)?.name }.map { (node, $0) }
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

  // MARK: - Registrations

  /// The maximum number of nested method calls that lead to a registration.
  private static let longestPath = 4

  /// Marks cell registrations as uncertain if their code may not run for an object from a storyboard.
  ///
  /// Without such a registration, the object uses the prototype cells of the storyboard.
  mutating func markUncertainRegistrations(in codes: [MemberCode]) {
    for index in found.indices where found[index].use.role == .registration(isCertain: true) {
      let (container, offset) = (found[index].container, found[index].offset)
      let code = codes.first { $0.container == container && $0.range(in: tree).contains(offset) }
      if let code, mayNotRun(code, codes, Self.longestPath) {
        found[index].use.role = .registration(isCertain: false)
      }
    }
  }

  /// Whether code may not run for an object from a storyboard.
  ///
  /// Such code is an initializer other than `init(coder:)`, or a method that its type calls only in such code or under
  /// a condition.
  private func mayNotRun(_ code: MemberCode, _ codes: [MemberCode], _ depth: Int) -> Bool {
    guard let (name, method) = method(of: code), depth > 0 else { return false }
    guard method.kind != .initializer else { return method.selector != "initWithCoder:" }
    let type = types[code.container]
    var callers: [(call: SyntaxTree.Index, code: MemberCode)] = []
    for other in codes where types[other.container].qualifiedName == type.qualifiedName {
      tree.visit(other.node) { node in
        if tree[node].kind == .call, isOwn(node, of: type), self.name(ofCalled: node) == name {
          callers.append((node, other))
        }
        return tree[node].kind != .typeDeclaration
      }
    }
    return !callers.isEmpty
      && callers.allSatisfy { syntax.isConditional($0, in: $1) || mayNotRun($1, codes, depth - 1) }
  }

  // MARK: - Methods

  private func method(of code: MemberCode) -> (name: String, declaration: MethodDeclaration)? {
    guard case .method(let index) = code.member else { return nil }
    let method = types[code.container].methods[index]
    return (tree.language == .swift ? method.swiftName : method.selector, method)
  }

  /// Whether calls certainly run the helper: in Swift, its type does not declare another method with the name, and
  /// subclasses cannot override it.
  private func isCertain(_ helper: Helper) -> Bool {
    guard let (name, method) = method(of: helper.code), method.kind == .method else { return false }
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

  /// Whether a call calls a method of the object or its type: `page("a")`, `self.page("a")`, `Tour.page("a")`.
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

extension Use {
  /// Whether the uses by callers in the same type and source are read with their conditions, if callers pass the name.
  package var isReadInType: Bool { nib == nil && name?.isRawValueOfParameter != true }
}

extension SourceSyntax {
  /// Whether a node in a member's code runs only under a condition other than a test of whether the object was
  /// initialized.
  func isConditional(_ node: SyntaxTree.Index, in code: MemberCode) -> Bool {
    var node = node
    while node != code.node, let parent = index.parent(of: node) {
      switch tree[parent].kind {
      case .ifStatement where tree.firstChild(of: parent) != node && !testsObject(parent): return true
      case .switchCase: return true
      case .ternary where tree.firstChild(of: parent) != node: return true
      default: break
      }
      node = parent
    }
    return false
  }

  /// Whether a statement tests only whether the object was initialized: `if (self)`, `if ((self = [super init]))`.
  private func testsObject(_ statement: SyntaxTree.Index) -> Bool {
    var condition = tree.firstChild(of: statement)
    while let node = condition {
      switch tree[node].kind {
      case .tuple, .assignment, .comparison, .argument: condition = tree.firstChild(of: node)
      default: return tree.isName(node, "self")
      }
    }
    return false
  }
}
