import SourceSyntax

extension ObjectiveCDeclarationReader {
  mutating func read() { readItems(of: tree.root, into: nil) }

  /// Reads the declarations of a file, type or branch.
  ///
  /// - Parameters:
  ///   - node: The parent of the declarations.
  ///   - type: The index of the enclosing class or protocol, if any.
  private mutating func readItems(of node: Index, into type: Int?) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .conditional, .conditionalBranch: readItems(of: child, into: type)
      case .typeDeclaration: readType(child, into: type)
      case .typeAlias: readAlias(child)
      case .variable: readVariable(child, into: type)
      case .function:
        if isMethod(child) {
          if let type { readMethod(child, into: type) }
        } else {
          readFunction(child)
        }
      case .name, .call:
        if let type { readMacro(child, into: type) }
      case .importDeclaration:
        // The included file may contain members.
        if let type, isIncluded(child) { types[type].mayHaveOtherMembers = true }
      default: break
      }
    }
  }

  /// Reads a C function with a body.
  private mutating func readFunction(_ node: Index) {
    guard let body = tree.children(of: node).first(where: { tree[$0].kind == .block }) else { return }
    let (file, name) = (types.indexOfFile(), tree.nameText(of: node))
    addCode(body, of: node, in: file)
    types[file].methods.append(
      MethodDeclaration(
        swiftName: name,
        selector: name,
        traits: traits(at: tree[node].start, .typeMember),
        position: position(at: tree[node].nameStart)
      )
    )
  }

  private mutating func readType(_ node: Index, into type: Int?) {
    if startsWithAt(node) {
      readClass(node)
    } else if tree.source(of: node).starts(with: "namespace".utf8) {
      readItems(of: node, into: type)
    } else if tree[node].traits.contains(.isEnum) {
      readEnumeration(node)
    } else {
      readStructure(node)
    }
  }

  /// Reads an `@interface`, `@implementation` or `@protocol`.
  private mutating func readClass(_ node: Index) {
    let syntax = tree[node].traits
    let name = tree.nameText(of: node)
    guard !name.isEmpty else { return }
    let isImplementation =
      !syntax.contains(.isProtocol) && !syntax.contains(.isDeclarationOnly)
    var prefix = ClassAttributes()
    var inherited: [String] = []
    var parameters: [String] = []
    loop: for child in tree.children(of: node) {
      switch tree[child].kind {
      case .attribute where !isImplementation: add(child, to: &prefix)
      case .type: inherited.append(tree.nameText(of: child))
      case .generics where !isImplementation: parameters = tree.children(of: child).map(tree.nameText)
      default: break loop
      }
    }
    var traits = traits(at: tree[node].start, .objc)
    if isImplementation, !syntax.contains(.isExtension) { traits.modifiers.insert(.implementation) }
    let isExtension = isImplementation || syntax.contains(.isExtension)
    if !syntax.contains(.isProtocol) { traits.objectiveCName = prefix.runtimeName }
    if prefix.isDesignable, !isExtension, !syntax.contains(.isProtocol) {
      traits.modifiers.insert(.designable)
    }
    types.append(
      TypeDeclaration(
        syntax.contains(.isProtocol) ? .protocol : isExtension ? .extension : .class,
        name,
        inherited: inherited,
        genericParameters: isExtension ? [] : parameters,
        traits: traits,
        position: position(at: tree[node].nameStart)
      )
    )
    let index = types.count - 1
    (genericParameters, isCategory) = (parameters, syntax.contains(.isExtension))
    readItems(of: node, into: index)
    (genericParameters, isCategory) = ([], false)
    if !isExtension { addSwiftAlias(prefix.swiftName, of: name, traits, at: types[index].position) }
  }

  /// Reads a name or call between members: a name in `@dynamic`, or a macro.
  ///
  /// A macro that is not part of an SDK may expand to any members.
  private mutating func readMacro(_ node: Index, into type: Int) {
    if tree[node].traits.contains(.isAccessorOrigin) { return readDynamic(node, into: type) }
    // `SWIFT_CLASS_PROPERTY(@property (class) int name;)` in a generated header
    var wrapsMember = false
    for argument in tree.children(of: node) where tree[argument].kind == .argument {
      for member in tree.children(of: argument) where tree[member].kind == .variable {
        readVariable(member, into: type)
        wrapsMember = true
      }
    }
    let name = tree[node].kind == .call ? tree.calleeName(of: node) : tree.name(of: node)
    guard !wrapsMember, !isCategory, name.startIndex == Int(tree[node].start),
      isFirstOfLine(name.startIndex), !Self.markers.contains(where: { name.starts(with: $0.utf8) })
    else { return }
    types[type].mayHaveOtherMembers = true
  }

  /// Prefixes of SDK macros that only annotate declarations.
  private static let markers = ["NS_", "API_", "UI_", "CF_", "IB_", "SWIFT_", "_Pragma", "DEPRECATED"]
}
