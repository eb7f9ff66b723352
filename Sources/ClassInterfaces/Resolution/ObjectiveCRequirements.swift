/// The requirements of a class's Objective-C protocols; members that satisfy a requirement are visible.
struct ObjectiveCRequirements {
  /// The names of the required properties.
  private(set) var properties: Set<String> = []
  /// The selectors of the required methods.
  private(set) var selectors: Set<String> = []
  /// Whether a protocol was not found, so that any member may be required.
  private(set) var isOpen = false
  private var visited: Set<String> = []
  private let names: NameResolver

  /// One or more protocols, as spelled in a type.
  private typealias Inherited = (type: TypeExpression, scope: String)

  /// The maximum number of protocols.
  private static let mostProtocols = 4096

  /// Collects the requirements of protocols and of the protocols that they inherit.
  init(_ protocols: [String], in scope: String, _ names: NameResolver) {
    self.names = names
    var pending = protocols.map { Inherited(TypeExpression($0), scope) }
    while !isOpen, let next = pending.popLast() {
      switch next.type {
      case .composition(let parts): pending += parts.map { Inherited($0, next.scope) }
      case .named(let name, _): pending += add(name, in: next.scope)
      default: break
      }
    }
  }

  /// Adds the direct requirements of a protocol, and returns the protocols that it inherits.
  private mutating func add(_ name: String, in scope: String) -> [Inherited] {
    guard !BuiltInTypes.swiftProtocols.contains(name) else { return [] }
    switch names.meaning(of: name, in: scope) {
    case .source(let qualified, let entries):
      guard visit(qualified) else { return [] }
      return entries.flatMap { add($0.declaration.kind == .protocol ? $0.whole : $0.declaration) }
    case .framework(let found):
      guard visit(found.declaration.name) else { return [] }
      return add(found.declaration, isVisible: true)
    case .builtIn, .genericParameter:
      return []
    case .unknown:
      // Protocols of Swift and Apple's frameworks do not require members that a nib sets or calls.
      if !Self.isApples(name) { isOpen = true }
      return []
    }
  }

  private mutating func visit(_ name: String) -> Bool {
    if visited.count == Self.mostProtocols { isOpen = true }
    return visited.insert(name).inserted
  }

  private mutating func add(_ declaration: TypeDeclaration) -> [Inherited] {
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      return [Inherited(TypeExpression(target), declaration.scope)]
    }
    return add(declaration, isVisible: declaration.traits.modifiers.contains(.objc))
  }

  private mutating func add(_ declaration: TypeDeclaration, isVisible: Bool) -> [Inherited] {
    guard declaration.kind == .protocol else { return [] }
    if isVisible {
      properties.formUnion(declaration.properties.lazy.map(\.name))
      selectors.formUnion(declaration.methods.lazy.map(\.selector))
    }
    return declaration.inherited.map { Inherited(TypeExpression($0), declaration.scope) }
  }

  /// The prefixes of Apple's frameworks.
  private static let prefixes = [
    "ARS", "ASA", "ASWebAuthentication", "AV", "CA", "CB", "CL", "CN", "EK", "GK", "GLK", "MC", "MF", "MK",
    "MP", "MTK", "MTL", "NS",
    "PDF", "PH", "PK", "QL", "SCN", "SF", "SK", "SLR", "UI", "UN", "WC", "WK",
  ]

  private static func isApples(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}
