/// Expands `@KeyValueCodable` on a class.
struct ClassExpansion {
  private let type: TypeSyntax
  private let map: SourceMap
  /// Whether neither the class nor a superclass conforms to `KeyValueCodable`.
  private let isMissingConformance: Bool

  init(_ type: TypeSyntax, _ map: SourceMap, isMissingConformance: Bool) {
    (self.type, self.map, self.isMissingConformance) = (type, map, isMissingConformance)
  }

  /// The `registration` member and the diagnostics.
  var expansion: Expansion {
    if let actor = type.otherActor {
      let message = "'@KeyValueCodable' requires a class that is nonisolated or isolated to the main actor"
      return Expansion("", diagnostics: [.init(message, .error, at: actor.offset)])
    }
    var properties = PropertyLines(type, map)
    var actions = ActionLines(type)
    let lines = MemberLines.lines(for: type.members) { member in
      switch member {
      case .property(let property): return properties.lines(for: property)
      case .method(let method): return actions.lines(for: method)
      case .tuplePattern(let head, let offset):
        properties.reject(tuplePattern: head, at: offset)
        return []
      default: return []
      }
    }
    let registration = RuntimeModule.name("TypeRegistration")
    // A class with an explicit conformance needs only the member.
    let override = isMissingConformance || type.conforms(to: "KeyValueCodable") ? "" : "override "
    let source = """
      \(type.memberAccess)\(override)class var registration: \(registration) {
        \(registration)(\(type.name.text).self\(type.registrationArguments)) \(MemberLines.closure(lines))
      }
      """
    return Expansion(
      source,
      diagnostics: superclassDiagnostics + properties.diagnostics + actions.diagnostics
    )
  }

  // MARK: - Superclasses

  /// A warning about a superclass without the macro, if any.
  ///
  /// The first type of the inheritance clause is certainly a superclass only if a member is an override or uses
  /// `super`; otherwise, it may be a protocol.
  private var superclassDiagnostics: [Expansion.Diagnostic] {
    guard isMissingConformance, !type.conforms(to: "KeyValueCodable"), usesSuperclass,
      let superclass = type.inherited.first,
      !FrameworkClass(superclass).isFromFramework
    else { return [] }
    let isIsolated = type.head.isMainActor || type.head.modifiers.contains("nonisolated")
    return [
      .init(
        "superclass '\(superclass.text)' has no '@KeyValueCodable'; its properties are not registered"
          + (isIsolated
            ? ""
            : ", and if the superclass is isolated to the main actor, '\(type.name.text)' needs '@MainActor'"),
        .warning,
        at: superclass.offset,
        fixIts: isIsolated ? [] : [.init(adding: "@MainActor", at: type.head.start)]
      )
    ]
  }

  private var usesSuperclass: Bool {
    type.allMembers.contains { member in
      if member.head.modifiers.contains("override") { return true }
      switch member {
      case .method(let method), .initializer(let method): return method.callsSuper
      default: return false
      }
    }
  }
}
