import SourceModel

/// The requirements of a class's Objective-C protocols; members that satisfy a requirement are visible.
struct ObjectiveCRequirements {
  /// The names of the required properties.
  private var properties: Set<String> = []
  /// The selectors of the required methods.
  private var selectors: Set<String> = []
  /// The names of properties, and the first parts of selectors, that protocols of the frameworks require.
  private var partsOfFrameworks: Set<String> = []
  /// Whether any member may be required, because a protocol was not found or there are too many protocols.
  private(set) var isOpen = false
  private var visited: Set<String> = []
  private let names: NameResolver

  /// One or more protocols, as spelled in a type.
  private typealias Inherited = (type: TypeExpression, context: NameContext)

  /// The maximum number of protocols.
  private static let mostProtocols = 4096

  /// Collects the requirements of a class's protocols and of the protocols that they inherit.
  init(_ node: Types.Node, _ names: NameResolver) {
    self.names = names
    var pending = node.conformances.map {
      Inherited(TypeExpression($0.name), NameContext(type: node.name, source: $0.source))
    }
    while !isOpen, let next = pending.popLast() {
      switch next.type {
      case .composition(let parts): pending += parts.map { Inherited($0, next.context) }
      case .named(let name, _): pending += add(name, in: next.context)
      default: break
      }
    }
  }

  /// Whether a protocol requires a property.
  func contain(_ property: PropertyDeclaration) -> Bool { properties.contains(property.name) }

  /// Returns the key of a property: `secureTextEntry` for `isSecureTextEntry`, if a protocol of the frameworks requires
  /// its setter.
  func key(of property: PropertyDeclaration) -> String {
    let (name, rest) = (property.name, property.name.dropFirst(2))
    guard name.hasPrefix("is"), partsOfFrameworks.contains("set\(rest)") else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Returns the visibility of a method because of the requirements; `perhaps` if only the first part of a required
  /// selector is known.
  func visibility(of method: MethodDeclaration) -> ClassDescriber.Visibility {
    if selectors.contains(method.selector) { return .visible }
    let name = String(method.swiftName.prefix { $0 != "(" })
    return partsOfFrameworks.contains { ProtocolRequirements.satisfies(name, $0) } ? .perhaps : .hidden
  }

  /// Adds the direct requirements of a protocol, and returns the protocols that it inherits.
  private mutating func add(_ name: String, in context: NameContext) -> [Inherited] {
    guard !BuiltInTypes.swiftProtocols.contains(name) else { return [] }
    switch names.meaning(of: name, in: context) {
    case .source(let qualified, let entries):
      guard visit(qualified) else { return [] }
      return entries.flatMap { add($0) }
    case .framework(let found):
      guard visit(found.declaration.name) else { return [] }
      addRequirements(ofFrameworkProtocol: found.declaration.name)
      return add(found.declaration, isVisible: true, in: .frameworks)
    case .builtIn, .genericParameter:
      return []
    case .unknown:
      let isKnown = addRequirements(ofFrameworkProtocol: name.unqualifiedName)
      // The other protocols of Apple's frameworks do not require members that a nib sets or calls.
      if !isKnown, !Self.isApples(name) { isOpen = true }
      return []
    }
  }

  /// Adds the requirements of a protocol in Apple's frameworks, including inherited ones.
  ///
  /// - Returns: Whether the requirements are known.
  @discardableResult
  private mutating func addRequirements(ofFrameworkProtocol name: String) -> Bool {
    guard let names = ProtocolRequirements.names(of: name) else { return false }
    // A property has a setter, unlike the first part of a selector, such as `tableView`.
    properties.formUnion(
      names.lazy.filter { name in
        let rest = name.hasPrefix("is") ? name.dropFirst(2) : name.prefix(1).uppercased() + name.dropFirst()
        return names.contains("set\(rest)")
      }
    )
    partsOfFrameworks.formUnion(names)
    return true
  }

  private mutating func visit(_ name: String) -> Bool {
    if visited.count == Self.mostProtocols { isOpen = true }
    return visited.insert(name).inserted
  }

  private mutating func add(_ entry: DeclarationIndex.Entry) -> [Inherited] {
    let declaration = entry.declaration
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      return [Inherited(TypeExpression(target), entry.outerContext)]
    }
    guard declaration.kind == .protocol else { return [] }
    return add(
      entry.declaration,
      isVisible: declaration.traits.modifiers.contains(.objc),
      in: entry.outerContext
    )
  }

  private mutating func add(
    _ declaration: TypeDeclaration,
    isVisible: Bool,
    in context: NameContext
  ) -> [Inherited] {
    guard declaration.kind == .protocol else { return [] }
    if isVisible {
      properties.formUnion(declaration.properties.lazy.map(\.name))
      selectors.formUnion(declaration.methods.lazy.map(\.selector))
    }
    return declaration.inherited.map { Inherited(TypeExpression($0), context) }
  }

  /// The prefixes of Apple's frameworks.
  private static let prefixes = [
    "ARS", "ASA", "ASWebAuthentication", "AV", "CA", "CB", "CL", "CN", "EK", "GK", "GLK", "MC", "MF", "MK",
    "MP", "MTK", "MTL", "NS",
    "PDF", "PH", "PK", "QL", "SCN", "SF", "SK", "SLR", "UI", "UN", "WC", "WK",
  ]

  private static func isApples(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}
