import RuntimeAttributes

/// Tells whether a member fulfils a requirement of an Objective-C protocol, which makes it visible.
struct ObjectiveCProtocols {
  /// What a requirement is matched by.
  enum Requirement {
    case property(String)
    case method(selector: String)
  }

  let names: NameResolver

  /// Whether one of these protocols, or one that it inherits, may ask for a member.
  ///
  /// A protocol that nothing read declares may ask for anything, unless it is Swift's own or Apple's.
  func mayRequire(_ requirement: Requirement, _ protocols: [String], in scope: String) -> Bool {
    var search = Search(requirement: requirement, names: names)
    return search.mayRequire(protocols, in: scope)
  }
}

/// One search, which looks at each protocol once.
private struct Search {
  let requirement: ObjectiveCProtocols.Requirement
  let names: NameResolver
  private var visited: Set<String> = []

  init(requirement: ObjectiveCProtocols.Requirement, names: NameResolver) {
    self.requirement = requirement
    self.names = names
  }

  mutating func mayRequire(_ protocols: [String], in scope: String) -> Bool {
    for text in protocols where mayRequire(TypeExpression(text), in: scope) { return true }
    return false
  }

  private mutating func mayRequire(_ type: TypeExpression, in scope: String) -> Bool {
    switch type {
    case .composition(let parts):
      for part in parts where mayRequire(part, in: scope) { return true }
      return false
    case .named(let name, _):
      switch names.meaning(of: name, in: scope) {
      case .source(let qualified, let declarations):
        guard visited.insert(qualified).inserted else { return false }
        for declaration in declarations where declares(declaration) { return true }
        return false
      case .framework(let found):
        guard visited.insert(found.declaration.name).inserted else { return false }
        return declares(found.declaration, isVisible: true)
      case .builtIn, .genericParameter:
        return false
      case .unknown:
        return !BuiltInTypes.swiftProtocols.contains(name) && !Self.isApples(name)
      }
    default:
      return false
    }
  }

  private mutating func declares(_ declaration: TypeDeclaration) -> Bool {
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      return mayRequire(TypeExpression(target), in: declaration.scope)
    }
    return declares(declaration, isVisible: declaration.traits.modifiers.contains(.objc))
  }

  private mutating func declares(_ declaration: TypeDeclaration, isVisible: Bool) -> Bool {
    guard declaration.kind == .protocol else { return false }
    if isVisible {
      switch requirement {
      case .property(let name):
        if declaration.properties.contains(where: { $0.name == name }) { return true }
      case .method(let selector):
        if declaration.methods.contains(where: { $0.selector == selector }) { return true }
      }
    }
    return mayRequire(declaration.inherited, in: declaration.scope)
  }

  /// The prefixes of Apple's frameworks. Their protocols ask for methods that no nib sets or fires.
  private static let prefixes = [
    "ARS", "ASA", "AV", "CA", "CB", "CL", "CN", "EK", "GK", "GLK", "MC", "MF", "MK", "MP", "MTK", "MTL", "NS", "PDF",
    "PH", "PK", "QL", "SCN", "SF", "SK", "SLR", "UI", "UN", "WC", "WK",
  ]

  private static func isApples(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}
