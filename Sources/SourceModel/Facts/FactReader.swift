import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Reads the facts of a source from its syntax tree.
struct FactReader {
  let tree: SyntaxTree
  var facts = SourceFacts.Tables()
  /// The nodes that ``UseCollector`` checks for uses: calls, members of generated code, segue destinations and
  /// containers.
  var uses: [SyntaxTree.Index] = []
  var interner = NameInterner()
  /// The enclosing type; 0 outside of types.
  private var type: SourceFacts.Name = 0
  /// The qualified name of the enclosing type; empty outside of types.
  private(set) var path = ""
  let nestedTypes: NestedTypes
  /// The names in ``SourceFacts/qualifiedNames``.
  var qualifiedNames: Set<SourceFacts.Name> = []
  /// The flags that members inherit from the enclosing type: `private extension`, `@objcMembers class`.
  private var memberFlags: DeclarationFlags = []
  /// The number of the current statement in its code unit.
  var statement: UInt32 = 0
  /// The sink of returned values.
  var resultSink: UInt32 = 0
  /// Whether the code unit is a function with a result type.
  private var hasResult = false
  /// The sink of the branch values of the next `if` or `switch`.
  var branchSink: UInt32 = 0
  /// The part of the value at a sink that the current expression provides.
  var part = Occurrence.Part.whole
  /// The sink of the current part.
  var partSink: UInt32 = 0
  /// The call that creates the object whose view the next statement sets; -1 if the next statement does not set a view.
  var providedCall: SyntaxTree.Index = -1
  /// The local variables of the code unit that contain the object's own class.
  var ownClassNames: Set<SourceFacts.Name> = []
  /// The parameters of the code unit that contain a class.
  var metatypeNames: Set<SourceFacts.Name> = []
  /// The local variables and parameters in scope.
  var scope = LocalScope()
  /// The value that the patterns of the current statement are matched against, if any.
  var switchedValue: SyntaxTree.Index?
  /// Whether a method call changes the current string.
  var isChanged = false
  /// The types declared in functions that have not been read yet.
  private var unreadTypes: [LocalType] = []
  /// The types declared in functions.
  private var localTypes: [LocalType] = []
  private var sinkNumbers: [ValueSink: UInt32] = [ValueSink(): 0]
  /// The nesting depth of the current expression.
  var depth = 0
  /// The maximum nesting depth of expressions.
  static let maximumDepth = 2048
  private let lines: LineTable

  /// A type declared in a function.
  struct LocalType {
    let node: SyntaxTree.Index
    /// The qualified name of the type that contains the function; empty if there is none.
    let scope: String
  }

  /// Reads the facts of a source.
  ///
  /// - Returns: The facts, the nodes that may be uses, and the types declared in functions.
  static func read(_ syntax: SourceSyntax) -> (
    facts: SourceFacts, uses: [SyntaxTree.Index], localTypes: [LocalType]
  ) {
    var reader = FactReader(syntax)
    reader.read()
    return (SourceFacts(reader.facts), reader.uses, reader.localTypes)
  }

  private init(_ syntax: SourceSyntax) {
    (tree, lines, nestedTypes) = (syntax.tree, syntax.lines, NestedTypes(syntax.tree))
  }

  private mutating func read() {
    readMembers(of: tree.root)
    while let local = unreadTypes.popLast() {
      path = local.scope
      type = numberOfType(at: path)
      readDeclaration(local.node)
    }
    facts.names = interner.list
    facts.trim()
  }

  // MARK: - Declarations

  /// Reads the members of a type or file, followed by its statements.
  private mutating func readMembers(of node: SyntaxTree.Index) {
    var hasStatements = false
    readMembers(of: node, &hasStatements)
    guard hasStatements else { return }
    beginUnit(type == 0 ? .topLevel : .header, node)
    readStatements(amongMembersOf: node)
    endUnit()
  }

  private mutating func readMembers(of node: SyntaxTree.Index, _ hasStatements: inout Bool) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .conditional, .conditionalBranch: readMembers(of: child, &hasStatements)
      case .attribute, .importDeclaration, .type, .generics: break
      case let kind where kind.isDeclaration:
        keepCall(givenViewAfter: child)
        readDeclaration(child)
      default: hasStatements = true
      }
    }
  }

  private mutating func readStatements(amongMembersOf node: SyntaxTree.Index) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .conditional, .conditionalBranch: readStatements(amongMembersOf: child)
      case .attribute, .importDeclaration, .type, .generics: break
      case let kind where kind.isDeclaration: break
      default:
        keepCall(givenViewAfter: child)
        readStatement(child)
      }
    }
  }

  private mutating func readDeclaration(_ node: SyntaxTree.Index) {
    switch tree[node].kind {
    case .typeDeclaration: readType(node)
    case .typeAlias:
      _ = interner.intern(lastName(tree.name(of: node)))
      readClauses(of: node)
    case .function: readFunction(node)
    case .variable: readVariable(node)
    case .macroDefinition:
      beginUnit(.variable, node, name: tree.name(of: node), traits: .isStatic)
      let sink = sink(.variable, facts.units[facts.units.count - 1].name)
      for value in tree.children(of: node) { read(value, to: sink) }
      endUnit()
    case .enumCase: readCase(node)
    default: break
    }
  }

  private mutating func readType(_ node: SyntaxTree.Index) {
    let traits = tree[node].traits
    let outer = (type, path, memberFlags)
    path = (path.isEmpty ? "" : path + ".") + tree.nameText(of: node)
    type = numberOfType(at: path)
    readClauses(of: node)
    if traits.contains(.isPrivate) { memberFlags.insert(.isPrivate) }
    let exposesMembers = tree.children(of: node).contains { child in
      tree[child].kind == .attribute
        && (tree.isNamed(child, "objcMembers")
          || !traits.isDisjoint(with: [.isExtension, .isProtocol]) && tree.isNamed(child, "objc"))
    }
    if exposesMembers { memberFlags.insert(.isExposed) }
    let isCPlusPlus =
      tree.language == .objectiveC
      && ["class ", "struct "].contains {
        tree.source(of: node).starts(with: $0.utf8)
      }
    if isCPlusPlus { memberFlags.insert(.isCPlusPlus) }
    beginUnit(.header, node)
    for child in tree.children(of: node) where tree[child].kind == .type {
      let generic = interner.intern(lastName(tree.name(of: child)))
      for argument in tree.children(of: child) { readType(argument, as: .genericArgument, of: generic) }
    }
    endUnit()
    if facts.units.last?.start == facts.units.last?.end { facts.units.removeLast() }
    readMembers(of: node)
    (type, path, memberFlags) = outer
  }

  /// Records the generic parameters of a type or alias, and the names in its inheritance clause.
  private mutating func readClauses(of node: SyntaxTree.Index) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .type: noteNames(child)
      case .generics: noteGenerics(child)
      default: break
      }
    }
  }

  /// Records the names in a type; several if it is a composition such as `UIViewController & Loading`.
  private mutating func noteNames(_ node: SyntaxTree.Index) {
    _ = interner.intern(lastTypeName(tree.name(of: node)))
    for part in tree.children(of: node) where tree[part].kind == .type { noteNames(part) }
  }

  /// Records the generic parameters of a declaration and their constraints.
  private mutating func noteGenerics(_ node: SyntaxTree.Index) {
    for child in tree.children(of: node) where tree[child].kind == .type {
      let name = interner.intern(lastName(tree.name(of: child)))
      facts.generics.append(name)
      if tree[child].traits.contains(.isTypeParameter) { facts.typeParameters.append(name) }
    }
  }

  private mutating func readFunction(_ node: SyntaxTree.Index) {
    guard !tree[node].traits.contains(.isDeclarationOnly) || type != 0 else { return }
    var traits = flags(of: node)
    if isQualified(node) { traits.insert(.isCPlusPlus) }
    let isInitializer =
      tree.isNamed(node, "init") || tree.language == .objectiveC && startsInit(tree.name(of: node))
    beginUnit(
      isInitializer && type != 0 ? .initializer : .function,
      node,
      name: tree.name(of: node),
      traits: traits
    )
    resultSink = sink(.result)
    readSignatureAndBody(of: node)
    endUnit()
  }

  /// Whether a function is a C++ member function that is defined outside of its class: `void Card::show()`.
  private func isQualified(_ function: SyntaxTree.Index) -> Bool {
    guard tree.language == .objectiveC else { return false }
    return tree.children(of: function).contains { child in
      tree[child].kind == .type
        && tree.bytes[Int(tree[child].end)..<Int(tree[function].end)].drop { $0 <= 0x20 }.starts(
          with: "::".utf8
        )
    }
  }

  /// Reads the parameters, result and body of a function or accessor.
  private mutating func readSignatureAndBody(of node: SyntaxTree.Index) {
    let outer = scope.count
    defer { scope.leave(to: outer) }
    hasResult = tree.children(of: node).contains { tree[$0].kind == .type }
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .attribute: readRuntimeName(child)
      case .parameter: readParameter(child, isOfUnit: true)
      case .type:
        if isMetatype(child) { facts.units[facts.units.count - 1].traits.insert(.isMetatype) }
        readType(child, as: .type)
      case .generics:
        noteGenerics(child)
        for type in tree.children(of: child) { readType(type, as: .type) }
      case .block: readBody(child)
      default: readStatement(child)
      }
    }
  }

  /// Records the Objective-C name of a method: `@objc(showPanel:)`.
  private mutating func readRuntimeName(_ attribute: SyntaxTree.Index) {
    guard tree.isNamed(attribute, "objc"), let argument = tree.firstChild(of: attribute) else { return }
    let selector = tree.firstChild(of: argument).map(tree.name) ?? tree.name(of: argument)
    _ = interner.intern(selector)
    facts.units[facts.units.count - 1].runtimeName = interner.intern(
      selector.prefix { $0 != UInt8(ascii: ":") }
    )
  }

  /// Reads a block, including its implicit return value.
  mutating func readBody(_ block: SyntaxTree.Index) {
    let outer = scope.count
    defer { scope.leave(to: outer) }
    if let only = tree.firstChild(of: block), tree[only].nextSibling < 0, tree[only].kind.isExpression {
      statement += 1
      read(only, to: resultSink)
    } else if let only = tree.firstChild(of: block), tree[only].nextSibling < 0, returnsValue {
      branchSink = resultSink
      readStatement(only)
    } else {
      readStatements(of: block)
    }
  }

  /// Whether the only statement in the body of the code unit may provide its result.
  private var returnsValue: Bool {
    guard tree.language == .swift, let unit = facts.units.last else { return false }
    return unit.kind == .accessors || hasResult
  }

  private mutating func readParameter(_ node: SyntaxTree.Index, isOfUnit: Bool) {
    let variable = tree.children(of: node).first { tree[$0].kind == .variable }
    let name = variable.map { interner.intern(tree.name(of: $0)) } ?? 0
    let type = tree.children(of: node).first { tree[$0].kind == .type }
    let typeName = type.map { number(ofType: self.typeName($0)) } ?? 0
    if isOfUnit {
      let label = interner.intern(tree.name(of: node))
      if name != 0, type.map({ isMetatype($0) }) == true { metatypeNames.insert(name) }
      facts.parameters.append(SourceFacts.Parameter(label: label, name: name, type: typeName))
      facts.units[facts.units.count - 1].parametersEnd = UInt32(facts.parameters.count)
    }
    for child in tree.children(of: node) {
      if child == variable {
        readLocalVariable(child, type: typeName)
      } else if tree[child].kind == .type {
        readType(child, as: .type)
      } else if tree[child].kind.isExpression {
        // The default value.
        read(child, to: sink(.variable, name))
      } else {
        readStatement(child)
      }
    }
  }

  private mutating func readVariable(_ node: SyntaxTree.Index) {
    var flags = flags(of: node)
    let isMetatype = tree.children(of: node).contains { tree[$0].kind == .type && self.isMetatype($0) }
    if isMetatype { flags.insert(.isMetatype) }
    beginUnit(.variable, node, name: tree.name(of: node), traits: flags)
    let name = facts.units[facts.units.count - 1].name
    let attributes = tree.children(of: node).filter { tree[$0].kind == .attribute && isWrapper($0) }
    let (isMade, wrappers) = (
      attributes.contains(where: isDelegateAdaptor), attributes.map { typeName(of: $0) }
    )
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .type:
        readType(child, as: isMade ? .metatype : .type)
        // A generic wrapper may create an object of the property's type.
        for wrapper in wrappers { readType(child, as: .genericArgument, of: wrapper) }
      case .attribute: readWrapper(child)
      case .accessor, .generics: break
      default:
        statement += 1
        read(child, to: sink(.variable, name))
      }
    }
    endUnit()
    let accessors = tree.children(of: node).filter { tree[$0].kind == .accessor }
    for (number, part) in parts(of: accessors).enumerated() {
      beginUnit(.accessors, number == 0 ? node : part.accessors[0], traits: flags.union(part.traits))
      facts.units[facts.units.count - 1].name = name
      resultSink = sink(.result)
      for child in tree.children(of: node) where tree[child].kind == .type { readType(child, as: .type) }
      for accessor in part.accessors {
        resultSink = runsOnWrite(accessor) ? 0 : sink(.result)
        readSignatureAndBody(of: accessor)
      }
      endUnit()
    }
  }

  /// Separates the accessors that read a variable from those that run when the variable is written.
  ///
  /// Accessors on the same line form a single part because lines identify code units.
  private func parts(of accessors: [SyntaxTree.Index]) -> [(
    accessors: [SyntaxTree.Index], traits: DeclarationFlags
  )] {
    guard !accessors.isEmpty else { return [] }
    guard let first = accessors.firstIndex(where: runsOnWrite) else { return [(accessors, .isGetter)] }
    guard accessors[first...].allSatisfy(runsOnWrite) else { return [(accessors, [])] }
    guard first > 0 else { return [(accessors, .isSetter)] }
    let (end, start) = (tree[accessors[first - 1]].end, tree[accessors[first]].start)
    guard place(end).line < place(start).line else { return [(accessors, [])] }
    return [(Array(accessors[..<first]), .isGetter), (Array(accessors[first...]), .isSetter)]
  }

  /// Whether an accessor runs only when the variable is written.
  private func runsOnWrite(_ accessor: SyntaxTree.Index) -> Bool {
    ["_modify", "didSet", "init", "modify", "set", "unsafeMutableAddress", "willSet"].contains {
      tree.isNamed(accessor, $0)
    }
  }

  /// Reads a property wrapper and its arguments: `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
  private mutating func readWrapper(_ node: SyntaxTree.Index) {
    guard isWrapper(node) else { return }
    note(.type, lastName(tree.name(of: node)), at: tree[node].start)
    for argument in tree.children(of: node) { read(argument, to: sink(.unknown)) }
  }

  /// Whether an attribute is a property wrapper, judging by its capitalized name; known attributes such as `@IBOutlet`
  /// are excluded.
  private func isWrapper(_ attribute: SyntaxTree.Index) -> Bool {
    tree.language == .swift && isTypeName(tree.name(of: attribute))
      && !Self.plainAttributes.contains { tree.isNamed(attribute, $0) }
  }

  private mutating func typeName(of wrapper: SyntaxTree.Index) -> SourceFacts.Name {
    interner.intern(lastName(tree.name(of: wrapper)))
  }

  /// The capitalized attributes of properties that are not property wrappers.
  private static let plainAttributes: [StaticString] = [
    "GKInspectable", "IBInspectable", "IBOutlet", "NSCopying", "NSManaged",
  ]

  /// Whether a property wrapper creates an object of the property's type: `@UIApplicationDelegateAdaptor`.
  private func isDelegateAdaptor(_ attribute: SyntaxTree.Index) -> Bool {
    let ending = "DelegateAdaptor".utf8
    return tree.name(of: attribute).suffix(ending.count).elementsEqual(ending)
  }

  private mutating func readCase(_ node: SyntaxTree.Index) {
    beginUnit(.enumCase, node, name: tree.name(of: node), traits: .isStatic)
    let name = facts.units[facts.units.count - 1].name
    var hasValue = false
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .parameter: readParameter(child, isOfUnit: false)
      case .attribute: break
      default:
        hasValue = true
        read(child, to: sink(.variable, name))
      }
    }
    // The default raw value of a case is its name.
    if !hasValue { note(.string, tree.name(of: node), at: tree[node].start, to: sink(.variable, name)) }
    endUnit()
  }

  // MARK: - Units

  private mutating func beginUnit(
    _ kind: CodeUnit.Kind,
    _ node: SyntaxTree.Index,
    name: Slice<UnsafeBufferPointer<UInt8>>? = nil,
    traits: DeclarationFlags = []
  ) {
    var unit = CodeUnit(kind: kind, traits: traits, type: type, place: place(tree[node].start))
    unit.name = name.map { interner.intern($0) } ?? 0
    (unit.start, unit.end) = (UInt32(facts.occurrences.count), UInt32(facts.occurrences.count))
    unit.parametersStart = UInt32(facts.parameters.count)
    unit.parametersEnd = unit.parametersStart
    facts.units.append(unit)
    (statement, resultSink, branchSink, part, partSink) = (0, 0, 0, .whole, 0)
    ownClassNames.removeAll()
    metatypeNames.removeAll()
    scope.leave(to: 0)
  }

  private mutating func endUnit() {
    facts.units[facts.units.count - 1].end = UInt32(facts.occurrences.count)
  }

  /// Stores a type declared in a function, which is read after all other declarations.
  mutating func keepLocalType(_ node: SyntaxTree.Index) {
    let local = LocalType(node: node, scope: path)
    unreadTypes.append(local)
    localTypes.append(local)
  }

  // MARK: - Building

  mutating func sink(
    _ kind: ValueSink.Kind,
    _ name: SourceFacts.Name = 0,
    label: SourceFacts.Name = 0,
    outer: UInt32 = 0
  ) -> UInt32 {
    let sink = ValueSink(kind: kind, name: name, label: label, outer: outer)
    if let known = sinkNumbers[sink] { return known }
    let number = UInt32(facts.sinks.count)
    facts.sinks.append(sink)
    sinkNumbers[sink] = number
    return number
  }

  /// Records an occurrence of a name.
  mutating func note(
    _ role: Occurrence.Role,
    _ name: some Collection<UInt8>,
    at offset: UInt32,
    to sink: UInt32 = 0,
    on receiver: Occurrence.Receiver = .none,
    of receiverName: SourceFacts.Name = 0,
    traits: Occurrence.Traits = []
  ) {
    note(role, interner.intern(name), at: offset, to: sink, on: receiver, of: receiverName, traits: traits)
  }

  /// Records an occurrence of the name with the given number.
  mutating func note(
    _ role: Occurrence.Role,
    _ name: SourceFacts.Name,
    at offset: UInt32,
    to sink: UInt32 = 0,
    on receiver: Occurrence.Receiver = .none,
    of receiverName: SourceFacts.Name = 0,
    traits: Occurrence.Traits = []
  ) {
    let mayBeLocal = receiver == .none && (role == .name || role == .write)
    facts.occurrences.append(
      Occurrence(
        role: role,
        receiver: receiver,
        traits: mayBeLocal && scope.contains(name) ? traits.union(.isLocal) : traits,
        part: sink != 0 && sink == partSink ? part : .whole,
        name: name,
        receiverName: receiverName,
        sink: sink,
        statement: statement,
        place: place(offset)
      )
    )
  }

  /// Returns the line and column of an offset.
  func place(_ offset: UInt32) -> SourceFacts.Place { SourceFacts.Place(lines.position(at: Int(offset))) }

  // MARK: - Names

  /// Returns the name of a type without its modules and enclosing types; `.Type` for a metatype such as `Card.Type`.
  ///
  /// The dot distinguishes a metatype from a type named `Type`.
  func lastTypeName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    let last = lastName(name)
    guard last.startIndex > name.startIndex, last.elementsEqual("Type".utf8) else { return last }
    return name[(last.startIndex - 1)...]
  }

  /// Returns the number of the name of a variable's type; the metatype `Card.Type` is `.Type`.
  mutating func number(ofType name: Slice<UnsafeBufferPointer<UInt8>>) -> SourceFacts.Name {
    let last = lastTypeName(name)
    return last.first == UInt8(ascii: ".") ? interner.intern(last) : typeNumber(name)
  }

  /// Returns the part of the name after the last dot.
  func lastName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return name[(dot + 1)...]
  }

  private func isMetatype(_ type: SyntaxTree.Index) -> Bool {
    let name = lastTypeName(typeName(type))
    return SourceFacts.metatypes.contains { name.elementsEqual($0.utf8) }
  }

  /// Returns the name of a type, ignoring parentheses: `(Card.Type)?`.
  private func typeName(_ type: SyntaxTree.Index) -> Slice<UnsafeBufferPointer<UInt8>> {
    let name = tree.name(of: type)
    guard name.isEmpty, tree.source(of: type).first == UInt8(ascii: "("),
      let only = tree.firstChild(of: type),
      tree[only].kind == .type, tree[only].nextSibling < 0, !tree.source(of: type).contains(UInt8(ascii: ">"))
    else { return name }
    return tree.name(of: only)
  }

  private func startsInit(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.starts(with: "init".utf8)
  }

  private func flags(of node: SyntaxTree.Index) -> DeclarationFlags {
    let traits = tree[node].traits
    var flags = memberFlags
    if traits.contains(.isStatic) { flags.insert(.isStatic) }
    if traits.contains(.isOverride) { flags.insert(.isOverride) }
    if traits.contains(.isPrivate) { flags.insert(.isPrivate) }
    let isExposed = tree.children(of: node).contains { child in
      tree[child].kind == .attribute
        && (tree.isNamed(child, "objc") || tree.name(of: child).starts(with: "IB".utf8))
    }
    if isExposed || tree.language == .objectiveC { flags.insert(.isExposed) }
    let isAction = tree.children(of: node).contains {
      tree[$0].kind == .attribute && tree.isNamed($0, "IBAction")
    }
    if isAction { flags.insert(.isAction) }
    return flags
  }
}

extension SyntaxNode.Kind {
  fileprivate var isDeclaration: Bool {
    switch self {
    case .typeDeclaration, .typeAlias, .function, .variable, .macroDefinition, .enumCase: true
    default: false
    }
  }

  /// Whether the node is an expression whose value may be an object or a name; false for assignments and comparisons.
  var isExpression: Bool {
    switch self {
    case .name, .member, .call, .subscription, .string, .literal, .collection, .tuple, .cast, .forceUnwrap,
      .optionalChain, .coalescing, .ternary, .operation, .closure, .selector, .keyPath:
      true
    default: false
    }
  }
}
