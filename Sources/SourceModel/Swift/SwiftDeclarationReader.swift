import KeyValueCoding
import RuntimeAttributes
package import SourceSyntax

/// Reads the declarations of a Swift source from its syntax tree.
package struct SwiftDeclarationReader {
  private typealias Index = SyntaxTree.Index

  /// The maximum nesting depth of types.
  private static let maximumDepth = 100

  private let tree: SyntaxTree
  /// The types and extensions outside functions, in source order.
  package private(set) var types: [TypeDeclaration] = []
  private(set) var imports: Set<String> = []
  /// The imports that every build includes.
  private(set) var requiredImports: Set<String> = []
  /// The imports that are marked `@_exported`.
  private(set) var exportedImports: Set<String> = []
  /// Whether the current declaration is in code that a build may exclude.
  private var isOptional = false
  /// The code of type members, and of functions and variables outside of types.
  private(set) var codes: [MemberCode] = []
  /// Syntax problems, with their offsets.
  private var problems: [(kind: ReadingProblem.Kind, offset: Int)]
  /// The enclosing `#if` branches of the current declaration.
  private var conditions = ConditionStack()
  /// Attributes in `#if` branches that belong to the next declaration.
  private var attributes: [Index] = []
  /// The traits that later variables of a declaration share, and the number of properties before the declaration.
  private var variables = (traits: DeclarationTraits(), start: 0)
  private var cursor: SourceCursor

  /// The type whose members are being read.
  private struct Scope {
    /// The index of the type; nil at file scope.
    var container: Int?
    /// The qualified name of the type.
    var name = ""
    /// The number of enclosing types.
    var depth = 0
    /// Whether only nested types are read, without the other members, as for types in functions.
    var isLocal = false
  }

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    cursor = SourceCursor(tree.bytes)
    problems = tree.problems
    readMembers(of: tree.root, in: Scope())
  }

  /// Returns the declarations of types in functions and of the types nested in them, without their other members.
  ///
  /// - Parameter nodes: The types in functions, with the names of the types that contain the functions.
  /// - Returns: The declarations; types in functions follow the order of `nodes`.
  func types(inFunctions nodes: [FactReader.LocalType]) -> [TypeDeclaration] {
    var reader = self
    reader.types = []
    for local in nodes {
      reader.cursor = SourceCursor(tree.bytes)
      let scope = Scope(name: local.scope, isLocal: true)
      switch tree[local.node].kind {
      case .typeDeclaration: reader.readType(local.node, in: scope)
      case .typeAlias: reader.readTypeAlias(local.node, in: scope)
      default: break
      }
    }
    return reader.types
  }

  /// Returns the problems with their positions, in source order.
  func readingProblems() -> [ReadingProblem] {
    var cursor = SourceCursor(tree.bytes)
    return problems.sorted { $0.offset < $1.offset }.map { problem in
      ReadingProblem(problem.kind, at: cursor.position(at: problem.offset))
    }
  }

  // MARK: - Declarations

  private mutating func readMembers(of node: Index, in scope: Scope) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .importDeclaration:
        let module = tree.nameText(of: child)
        guard !module.isEmpty else { continue }
        imports.insert(module)
        if !isOptional { requiredImports.insert(module) }
        if isExported(child) { exportedImports.insert(module) }
      case .typeDeclaration: readType(child, in: scope)
      case .typeAlias: readTypeAlias(child, in: scope)
      case .variable, .pattern: readVariable(child, in: scopeOfMembers(in: scope))
      case .function:
        if let container = scopeOfMembers(in: scope).container { readFunction(child, in: container) }
      case .attribute: if tree[node].kind == .conditionalBranch { attributes.append(child) }
      case .conditional: readBranches(of: child, in: scope)
      case .name, .call: if let container = scope.container { readMacro(child, in: container) }
      default: break
      }
    }
  }

  /// Returns the scope of the functions and variables in a scope, which at file scope belong to a declaration of their
  /// own.
  private mutating func scopeOfMembers(in scope: Scope) -> Scope {
    guard scope.container == nil, !scope.isLocal else { return scope }
    var scope = scope
    scope.container = types.indexOfFile()
    return scope
  }

  private mutating func readBranches(of conditional: Index, in scope: Scope) {
    let outer = (conditions, isOptional)
    isOptional = isOptional || tree.isOptional(conditional)
    for branch in tree.children(of: conditional) {
      conditions.enter(branch, of: conditional, in: tree)
      readMembers(of: branch, in: scope)
    }
    (conditions, isOptional) = outer
  }

  /// Records a macro expansion, which may declare members.
  private mutating func readMacro(_ node: Index, in container: Int) {
    let name = tree[node].kind == .call ? tree.calleeName(of: node) : tree.name(of: node)
    guard name.first == UInt8(ascii: "#"), !name.spells("#error"), !name.spells("#warning"),
      !name.spells("#sourceLocation")
    else { return }
    types[container].mayHaveOtherMembers = true
  }

  /// Reads the attributes and modifiers of a declaration, and the conditions of the enclosing branches.
  private mutating func readTraits(of node: Index) -> DeclarationTraits {
    var traits = DeclarationTraits(of: node, in: tree)
    for attribute in attributes { traits.readAttribute(attribute, in: tree) }
    attributes.removeAll()
    traits.record(conditions)
    return traits
  }

  /// Returns the position of a name, including its opening backtick.
  ///
  /// Names must be requested in source order.
  private mutating func position(of node: Index) -> SourcePosition {
    let start = Int(tree[node].nameStart)
    return cursor.position(at: start - (isQuoted(node) ? 1 : 0))
  }

  private func isQuoted(_ node: Index) -> Bool {
    let start = Int(tree[node].nameStart)
    return start > 0 && tree.bytes[start - 1] == UInt8(ascii: "`")
  }

  /// Returns a dotted name without backticks and whitespace.
  private func dottedName(of node: Index) -> String {
    let name = tree.name(of: node)
    guard name.contains(where: { $0 == UInt8(ascii: "`") || $0 <= 0x20 }) else { return name.string }
    return String(decoding: name.lazy.filter { $0 != UInt8(ascii: "`") && $0 > 0x20 }, as: UTF8.self)
  }

  private func isExported(_ importNode: Index) -> Bool {
    tree.children(of: importNode).contains {
      tree[$0].kind == .attribute && tree.isNamed($0, "_exported")
    }
  }

  // MARK: - Types

  private mutating func readType(_ node: Index, in scope: Scope) {
    var name = dottedName(of: node)
    var position = Int(tree[node].nameStart) - (isQuoted(node) ? 1 : 0)
    var (inherited, genericParameters, isConstrained) = ([String](), [String](), false)
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .type: inherited.append(tree.cleanText(of: child))
      case .generics:
        let isRequirement = tree.source(of: child).starts(with: "where".utf8)
        guard let first = tree.firstChild(of: child), !isRequirement else {
          isConstrained = isConstrained || isRequirement
          continue
        }
        if tree[first].traits.contains(.isTypeParameter) {
          // The arguments of an extension are not parameters: `extension Outer<Int> {`.
          if !tree[node].traits.contains(.isExtension) { genericParameters = typeParameters(child) }
        } else if name.isEmpty {
          // `extension [Int] {`
          (name, position) = (tree.cleanText(of: first), Int(tree[first].start))
        } else {
          // `extension Outer<Int>.Inner {`
          name += "." + dottedName(of: first)
        }
      default: break
      }
    }
    guard !name.isEmpty else { return }
    guard scope.depth < Self.maximumDepth else {
      problems.append((.nestedTooDeeply, position))
      return
    }
    let declaration = TypeDeclaration(
      TypeDeclaration.Kind(tree[node].traits),
      name,
      scope: scope.name,
      inherited: inherited,
      genericParameters: genericParameters,
      isConstrained: isConstrained,
      mayHaveOtherMembers: tree[node].traits.contains(.hasUnreadClause),
      traits: readTraits(of: node),
      position: cursor.position(at: position)
    )
    types.append(declaration)
    readMembers(
      of: node,
      in: Scope(
        container: scope.isLocal ? nil : types.count - 1,
        name: declaration.qualifiedName,
        depth: scope.depth + 1,
        isLocal: scope.isLocal
      )
    )
  }

  private func typeParameters(_ generics: Index) -> [String] {
    tree.children(of: generics).filter { tree[$0].traits.contains(.isTypeParameter) }.map(dottedName(of:))
  }

  private mutating func readTypeAlias(_ node: Index, in scope: Scope) {
    let children = tree.children(of: node)
    guard !tree[node].traits.contains(.isDeclarationOnly) else { return readAssociatedType(node, in: scope) }
    guard let type = children.first(where: { tree[$0].kind == .type || tree[$0].kind == .other }) else {
      return
    }
    var declaration = TypeDeclaration(
      .typealias,
      tree.nameText(of: node),
      scope: scope.name,
      traits: readTraits(of: node),
      position: position(of: node)
    )
    let parameters = children.first { tree[$0].kind == .generics && $0 < type }
    declaration.genericParameters = parameters.map(typeParameters) ?? []
    if tree[type].kind == .type { declaration.aliasedType = tree.cleanText(of: type) }
    types.append(declaration)
  }

  private mutating func readAssociatedType(_ node: Index, in scope: Scope) {
    types.append(
      TypeDeclaration(
        .associatedtype,
        tree.nameText(of: node),
        scope: scope.name,
        inherited: tree.children(of: node).filter { tree[$0].kind == .type }.map(tree.cleanText(of:)),
        traits: readTraits(of: node),
        position: position(of: node)
      )
    )
  }

  // MARK: - Functions

  private mutating func readFunction(_ node: Index, in container: Int) {
    let isInitializer = tree.isNamed(node, "init") && !isQuoted(node)
    let isName = tree.name(of: node).first.map { ByteClass.of($0) == .letter } == true
    guard isName, isQuoted(node) || !tree.isNamed(node, "deinit") && !tree.isNamed(node, "subscript") else {
      return
    }
    let traits = readTraits(of: node)
    let signature = FunctionSignature(of: node, in: tree)
    let baseName = tree.nameText(of: node)
    let selector = traits.objectiveCName ?? signature.selector(baseName)
    var method = MethodDeclaration(
      kind: isInitializer ? .initializer : .method,
      swiftName: signature.swiftName(baseName),
      selector: selector,
      isFailable: isInitializer && !tree[node].traits.isDisjoint(with: [.isOptional, .isForced]),
      traits: traits,
      position: position(of: node)
    )
    if !isInitializer, signature.parameters.count == 1, selector.hasPrefix("set") {
      method.argumentType = signature.parameters[0].type.map(tree.cleanText(of:))
    }
    if let block = tree.children(of: node).first(where: { tree[$0].kind == .block }) {
      method.trap = trap(in: block, of: node, isInitializer: isInitializer)
      if tree.returnsZero(block) { method.traits.modifiers.insert(.returnsZero) }
      if !isInitializer, baseName == "setValue" {
        method.ignoresSuper = !SubstringSearcher.super.occurs(
          in: UnsafeBufferPointer(rebasing: tree.source(of: block))
        )
      }
      addCode(block, of: .method(types[container].methods.count), node, in: container)
    }
    types[container].methods.append(method)
  }

  /// Returns the reason why the body of a function always traps, if it does.
  private func trap(in block: Index, of function: Index, isInitializer: Bool) -> MethodTrap? {
    if onlyTraps(block) { return .unimplemented }
    guard isInitializer else { return nil }
    if tree.alwaysCallsItself(block, in: function) { return .recursion }
    return tree.requiredKey(in: block, of: function).map(MethodTrap.missingKey)
  }

  /// Whether a body consists only of a call to `fatalError` or `preconditionFailure`.
  private func onlyTraps(_ block: Index) -> Bool {
    guard let only = tree.firstChild(of: block), tree[only].nextSibling < 0,
      let callee = tree.callee(of: only), tree[callee].kind == .name
    else { return false }
    return tree.isTrap(only)
  }

  private mutating func addCode(
    _ node: Index,
    of member: MemberCode.Member,
    _ function: Index? = nil,
    in container: Int
  ) {
    codes.append(
      MemberCode(
        container: container,
        member: member,
        node: node,
        function: function,
        platforms: conditions.certain
      )
    )
  }

  // MARK: - Properties

  private mutating func readVariable(_ node: Index, in scope: Scope) {
    if !tree[node].traits.contains(.isContinued) {
      variables = (readTraits(of: node), scope.container.map { types[$0].properties.count } ?? 0)
    }
    let parts = VariableParts(of: node, in: tree)
    var properties = parts.names.map { name in
      PropertyDeclaration(
        name: tree.nameText(of: name),
        type: nil,
        isTypeInferred: tree[node].kind == .pattern,
        storage: tree[name].traits.contains(.isConstant) ? .constant : .stored,
        traits: variables.traits,
        position: position(of: name)
      )
    }
    if let value = parts.value, !tree.isName(value, "nil"), !tree.isName(value, "false") {
      for index in properties.indices { properties[index].traits.modifiers.insert(.initialized) }
    }
    if properties.count == 1 { complete(&properties[0], parts, in: scope.container) }
    guard let container = scope.container else { return }
    types[container].properties += properties
    // `var a, b: Int`: the type also applies to preceding names without a type.
    for index in types[container].properties.indices[variables.start...].dropLast().reversed() {
      let earlier = types[container].properties[index]
      guard parts.type != nil, earlier.type == nil, !earlier.isTypeInferred else { return }
      types[container].properties[index].type = properties.last?.type
    }
  }

  /// Sets the type and storage of a property that is about to be added to its type, and collects its bodies.
  private mutating func complete(
    _ property: inout PropertyDeclaration,
    _ parts: VariableParts,
    in container: Int?
  ) {
    property.isTypeInferred = false
    property.type = parts.type.map(tree.cleanText(of:))
    if let value = parts.value {
      if property.type == nil {
        property.type = tree.inferredType(of: value)
        property.isTypeInferred = true
        if property.type == nil { property.initialMember = tree.typeMember(value) }
      }
      if let container { addCode(value, of: .getter(types[container].properties.count), in: container) }
    }
    readAccessors(parts.accessors, of: &property, in: container)
  }

  private mutating func readAccessors(
    _ accessors: [Index],
    of property: inout PropertyDeclaration,
    in container: Int?
  ) {
    // After an initial value, braces without an accessor keyword are a closure.
    if accessors.count == 1, tree.name(of: accessors[0]).isEmpty,
      property.traits.modifiers.contains(.initialized)
    {
      return
    }
    let index = container.map { types[$0].properties.count } ?? 0
    var (hasGetter, hasSetter) = (false, false)
    for accessor in accessors {
      let kind = VariableParts.AccessorKind(accessor, in: tree)
      let children = tree.children(of: accessor)
      let selector = children.compactMap(tree.objectiveCName(of:)).first
      switch kind {
      case .getter:
        hasGetter = true
        property.getter = selector ?? property.getter
      case .setter:
        hasSetter = true
        property.setter = selector ?? property.setter
      case .observer: property.hasObservers = true
      case .other: break
      }
      guard let block = children.first(where: { tree[$0].kind == .block }) else { continue }
      if let container {
        let isSetter = kind == .setter || kind == .observer
        addCode(block, of: isSetter ? .setter(index) : .getter(index), accessor, in: container)
      }
      guard tree.name(of: accessor).isEmpty else { continue }
      property.storage = .computed(isSettable: false)
    }
    if hasGetter || hasSetter { property.storage = .computed(isSettable: hasSetter) }
  }
}

extension TypeDeclaration.Kind {
  fileprivate init(_ traits: SyntaxNode.Traits) {
    self =
      traits.contains(.isActor)
      ? .actor
      : traits.contains(.isClass)
        ? .class
        : traits.contains(.isEnum)
          ? .enumeration
          : traits.contains(.isProtocol) ? .protocol : traits.contains(.isExtension) ? .extension : .structure
  }
}
