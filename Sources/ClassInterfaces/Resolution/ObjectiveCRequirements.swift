import RuntimeAttributes

/// What the Objective-C protocols of a class ask for; a member that fulfils a requirement is visible.
struct ObjectiveCRequirements {
  /// The names of the required properties.
  private(set) var properties: Set<String> = []
  /// The selectors of the required methods.
  private(set) var selectors: Set<String> = []
  /// Whether a protocol is among them that nothing read declares, so that it may ask for anything.
  private(set) var isOpen = false
  private var visited: Set<String> = []
  private let names: NameResolver

  /// Collects the requirements of protocols and of those that they inherit.
  init(_ protocols: [String], in scope: String, _ names: NameResolver) {
    self.names = names
    add(protocols, in: scope)
  }

  private mutating func add(_ protocols: [String], in scope: String) {
    for text in protocols where !isOpen { add(TypeExpression(text), in: scope) }
  }

  private mutating func add(_ type: TypeExpression, in scope: String) {
    switch type {
    case .composition(let parts):
      for part in parts { add(part, in: scope) }
    case .named(let name, _):
      guard !BuiltInTypes.swiftProtocols.contains(name) else { return }
      switch names.meaning(of: name, in: scope) {
      case .source(let qualified, let entries):
        guard visited.insert(qualified).inserted else { return }
        for entry in entries { add(entry.declaration) }
      case .framework(let found):
        guard visited.insert(found.declaration.name).inserted else { return }
        add(found.declaration, isVisible: true)
      case .builtIn, .genericParameter:
        return
      case .unknown:
        // Swift's own and Apple's protocols ask for nothing that a nib sets or fires.
        if !Self.isApples(name) { isOpen = true }
      }
    default:
      return
    }
  }

  private mutating func add(_ declaration: TypeDeclaration) {
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      add(TypeExpression(target), in: declaration.scope)
    } else {
      add(declaration, isVisible: declaration.traits.modifiers.contains(.objc))
    }
  }

  private mutating func add(_ declaration: TypeDeclaration, isVisible: Bool) {
    guard declaration.kind == .protocol else { return }
    if isVisible {
      properties.formUnion(declaration.properties.lazy.map(\.name))
      selectors.formUnion(declaration.methods.lazy.map(\.selector))
    }
    add(declaration.inherited, in: declaration.scope)
  }

  /// The prefixes of Apple's frameworks.
  private static let prefixes = [
    "ARS", "ASA", "ASWebAuthentication", "AV", "CA", "CB", "CL", "CN", "EK", "GK", "GLK", "MC", "MF", "MK",
    "MP", "MTK", "MTL", "NS",
    "PDF", "PH", "PK", "QL", "SCN", "SF", "SK", "SLR", "UI", "UN", "WC", "WK",
  ]

  private static func isApples(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}
