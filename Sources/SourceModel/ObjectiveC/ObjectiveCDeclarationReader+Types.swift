import SourceSyntax

/// C types and their Swift spellings.
extension ObjectiveCDeclarationReader {
  // MARK: - Enumerations and structs

  /// Reads an enumeration or option set, which key-value coding sets as an integer.
  mutating func readEnumeration(_ node: Index) {
    let isMacro = !tree.source(of: node).starts(with: "enum".utf8)
    guard isMacro || hasBody(node), let name = nameRange(of: node) else { return }
    let isError = tree.source(of: node).starts(with: "NS_ERROR_ENUM".utf8)
    let rawType = tree.children(of: node).first { tree[$0].kind == .type }
    let raw = rawType.map { type($0).swiftName } ?? (isMacro ? "Int" : "UInt32")
    addType(.enumeration, name, inherited: [isError ? "Int" : raw], node)
  }

  /// Reads a C structure or union, or a C++ class, which cannot be a superclass of an Objective-C class.
  mutating func readStructure(_ node: Index) {
    guard hasBody(node), let name = nameRange(of: node) else { return }
    let bases = tree.children(of: node).filter { tree[$0].kind == .type }.map(tree.nameText)
    addType(.structure, name, inherited: bases, node)
  }

  private mutating func addType(
    _ kind: TypeDeclaration.Kind,
    _ name: (node: Index, text: String),
    inherited: [String],
    _ node: Index
  ) {
    let traits = traits(at: tree[node].start, .objc)
    let position = position(at: tree[name.node].nameStart)
    types.append(TypeDeclaration(kind, name.text, inherited: inherited, traits: traits, position: position))
    guard kind == .enumeration else { return }
    let swiftName = swiftName(in: node) ?? swiftName(in: name.node)
    addSwiftAlias(swiftName, of: name.text, traits, at: position)
  }

  private func hasBody(_ node: Index) -> Bool {
    tree.bytes[Int(tree[node].end) - 1] == UInt8(ascii: "}")
  }

  /// Returns the name in the enclosing typedef, or else the name of the enumeration or struct itself, if any.
  private func nameRange(of node: Index) -> (node: Index, text: String)? {
    let next = tree[node].nextSibling
    if next >= 0, tree[next].kind == .typeAlias, tree[next].start < tree[node].start {
      return (next, tree.nameText(of: next))
    }
    let name = tree.nameText(of: node)
    return name.isEmpty ? nil : (node, name)
  }

  // MARK: - Aliases

  /// Reads a `typedef` or `@compatibility_alias`.
  mutating func readAlias(_ node: Index) {
    guard let aliased = tree.children(of: node).first(where: { tree[$0].kind == .type }) else { return }
    let name = tree.nameText(of: node)
    let traits = traits(at: tree[node].start)
    var type = type(aliased)
    type.nullability = .nonnull
    let target = startsWithAt(node) ? tree.nameText(of: aliased) : type.swiftName
    guard target != name, !target.isEmpty else { return }
    let position = position(at: tree[node].nameStart)
    types.append(TypeDeclaration(.typealias, name, aliasedType: target, traits: traits, position: position))
    addSwiftAlias(swiftName(in: node), of: name, traits, at: position)
  }

  // MARK: - Names of types

  /// Returns the Swift type of a variable, or nil if the type has no name.
  mutating func typeName(of variable: Index, _ collectedClass: String?) -> String? {
    guard let node = tree.children(of: variable).first(where: { tree[$0].kind == .type }) else { return nil }
    var type = type(node)
    if let collectedClass {
      type = ObjectiveCType(
        base: .named("NSArray"),
        arguments: [collectedClass == "id" ? "Any" : collectedClass],
        pointers: 1,
        nullability: type.nullability
      )
    }
    return swiftName(of: type, at: tree[variable].start)
  }

  /// Returns the Swift spelling of a type at an offset, or nil if the type has no name.
  func swiftName(of type: ObjectiveCType, at offset: UInt32) -> String? {
    var type = type
    if type.nullability == nil, tree.region(at: Int(offset)).assumesNonnull { type.nullability = .nonnull }
    let name = type.swiftName
    return name.isEmpty ? nil : name
  }

  /// Reads the type that a node names.
  mutating func type(_ node: Index) -> ObjectiveCType {
    let traits = tree[node].traits
    var type = ObjectiveCType(base: base(of: node), arguments: arguments(of: node))
    type.pointers = Int(tree[node].pointers)
    type.isBlock = traits.contains(.isFunction)
    type.isOpaque = traits.contains(.isOpaque)
    if traits.contains(.isOptional) { type.nullability = .nullable }
    if traits.contains(.isNonnull) { type.nullability = .nonnull }
    if traits.contains(.isForced) { type.nullability = .unspecified }
    return type
  }

  private func base(of node: Index) -> ObjectiveCType.Base {
    let name = tree.name(of: node)
    guard !name.isEmpty else {
      if tree.source(of: node).starts(with: "enum".utf8) { return .arithmetic("UInt32") }
      if tree.source(of: node).starts(with: "struct".utf8) || tree.source(of: node).starts(with: "union".utf8)
      {
        return .structure("")
      }
      // `typeof(expression)`
      return .named(tree.source(of: node).prefix(while: \.continuesWord).string)
    }
    if name.startIndex > Int(tree[node].start) {
      return tree.source(of: node).starts(with: "enum".utf8) ? .named(name.string) : .structure(name.string)
    }
    var arithmetic = ArithmeticType()
    var isArithmetic = false
    for part in name.split(whereSeparator: { !$0.continuesWord }) {
      guard let word = ObjectiveCSyntaxWord.table.word(tree.bytes, part.startIndex..<part.endIndex),
        word.role == .arithmetic
      else { continue }
      arithmetic.add(word)
      isArithmetic = true
    }
    if isArithmetic { return arithmetic.base }
    let last = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    let text = last.string
    return .named(genericParameters.contains(text) ? "id" : text)
  }

  private mutating func arguments(of node: Index) -> [String] {
    guard tree[node].nameStart < tree[node].nameEnd else { return [] }
    if tree[node].firstChild < 0 {
      return lastArguments.start == tree[node].start ? lastArguments.arguments : []
    }
    var arguments: [String] = []
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .type:
        var argument = type(child)
        argument.nullability = .nonnull
        arguments.append(argument.swiftName)
      case .literal: arguments.append("Any")
      default: break
      }
    }
    lastArguments = (tree[node].start, arguments)
    return arguments
  }
}
