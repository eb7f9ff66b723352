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
  func mayRequire(_ requirement: Requirement, _ protocols: [String], in scope: String, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    return protocols.contains { mayRequire(requirement, TypeExpression($0), in: scope, depth: depth) }
  }

  private func mayRequire(
    _ requirement: Requirement,
    _ type: TypeExpression,
    in scope: String,
    depth: Int
  ) -> Bool {
    switch type {
    case .composition(let parts):
      return parts.contains { mayRequire(requirement, $0, in: scope, depth: depth + 1) }
    case .named(let name, _):
      switch names.meaning(of: name, in: scope) {
      case .source(_, let declarations):
        return declarations.contains { declares(requirement, $0, depth: depth) }
      case .framework(let found):
        return declares(requirement, found.declaration, isVisible: true, depth: depth)
      case .builtIn, .genericParameter:
        return false
      case .unknown:
        return !BuiltInTypes.swiftProtocols.contains(name) && !Self.isApples(name)
      }
    default:
      return false
    }
  }

  private func declares(_ requirement: Requirement, _ declaration: TypeDeclaration, depth: Int) -> Bool {
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      guard depth < 16 else { return false }
      return mayRequire(requirement, TypeExpression(target), in: declaration.scope, depth: depth + 1)
    }
    let isVisible = declaration.traits.modifiers.contains(.objc)
    return declares(requirement, declaration, isVisible: isVisible, depth: depth)
  }

  private func declares(
    _ requirement: Requirement,
    _ declaration: TypeDeclaration,
    isVisible: Bool,
    depth: Int
  ) -> Bool {
    guard declaration.kind == .protocol else { return false }
    if isVisible {
      switch requirement {
      case .property(let name):
        if declaration.properties.contains(where: { $0.name == name }) { return true }
      case .method(let selector):
        if declaration.methods.contains(where: { $0.selector == selector }) { return true }
      }
    }
    return mayRequire(requirement, declaration.inherited, in: declaration.scope, depth: depth + 1)
  }

  /// The prefixes of Apple's frameworks. Their protocols ask for methods that no nib sets or fires.
  private static let prefixes = [
    "ARS", "ASA", "AV", "CA", "CB", "CL", "CN", "EK", "GK", "GLK", "MC", "MF", "MK", "MP", "MTK", "MTL", "NS", "PDF",
    "PH", "PK", "QL", "SCN", "SF", "SK", "SLR", "UI", "UN", "WC", "WK",
  ]

  private static func isApples(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}
