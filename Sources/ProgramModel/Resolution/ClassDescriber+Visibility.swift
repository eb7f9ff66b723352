import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Visibility of members to Objective-C, and properties that overrides inherit.
extension ClassDescriber {
  /// The shared context of the members of a class.
  struct Context {
    var node: Types.Node
    /// Whether `@objcMembers` applies, on the class or a superclass.
    fileprivate var hasObjCMembers: Bool
    /// The requirements of its protocols.
    var requirements: ObjectiveCRequirements
    /// The language modes of its parts.
    var languageModes: ClassLanguageModes

    init(_ node: Types.Node, in types: Types, _ languageMode: (String) -> SwiftLanguageMode) {
      self.node = node
      languageModes = ClassLanguageModes(node.parts, in: types, languageMode)
      requirements = ObjectiveCRequirements(node, types.names)
      hasObjCMembers = node.parts.contains { $0.declaration.traits.modifiers.contains(.objcMembers) }
      guard !hasObjCMembers else { return }
      var isInherited = false
      _ = types.walkSuperclasses(of: node) { alternatives in
        isInherited = alternatives.contains { $0.declaration.traits.modifiers.contains(.objcMembers) }
        return isInherited
      }
      hasObjCMembers = isInherited
    }
  }

  /// Whether a member is visible to Objective-C; unknown if it depends on a protocol that was not found.
  enum Visibility: Comparable {
    case hidden, perhaps, visible
  }

  /// Returns the visibility of a member according to SE-0160, `@objcMembers`, `@objc extension` and older inference
  /// rules.
  func visibility(
    of traits: DeclarationTraits,
    isRequired: Bool,
    in part: DeclarationIndex.Entry,
    _ context: Context
  ) -> Visibility {
    if types.language(of: part) == .objectiveC { return .visible }
    if traits.modifiers.contains(.nonobjc) { return .hidden }
    if !traits.modifiers.isDisjoint(with: PropertyRules.visibleModifiers) { return .visible }
    let around = part.declaration.traits
    if part.declaration.kind == .extension {
      if around.modifiers.contains(.nonobjc) { return .hidden }
      if around.modifiers.contains(.objc) { return .visible }
    }
    let isFilePrivate = PropertyRules.isFilePrivate(traits, in: part.declaration)
    if context.hasObjCMembers, !isFilePrivate { return .visible }
    if isRequired { return .visible }
    // Older inference rules also applied to private `dynamic` members.
    let mayBeInferred = !isFilePrivate || traits.modifiers.contains(.dynamic)
    if mayBeInferred, context.languageModes[part].contains(.infersObjC),
      types.isObjectiveC(context.node) != false
    {
      return .visible
    }
    return context.requirements.isOpen && !isFilePrivate ? .perhaps : .hidden
  }

  /// The declaration that an override overrides.
  enum Overridden {
    case inherited(PropertyDescription)
    /// A declaration that was not found; it is assumed to be visible to Objective-C.
    case unknown

    var visibility: Visibility {
      switch self {
      case .inherited(let inherited):
        switch inherited.access {
        case .none(.notVisibleToObjectiveC): .hidden
        case .none(.perhapsNotVisible): .perhaps
        case .accessor, .storedVariable, .none: .visible
        }
      case .unknown: .visible
      }
    }
  }

  private static let maximumDepth = 32

  mutating func overriddenProperty(
    _ name: String,
    _ node: Types.Node,
    depth: Int
  ) -> Overridden {
    guard depth < Self.maximumDepth else { return .unknown }
    var found: Overridden?
    var above: [(PropertyDeclaration, DeclarationIndex.Entry, Types.Node)] = []
    let end = types.walkSuperclasses(of: node) { alternatives in
      for alternative in alternatives {
        for (part, properties) in types.properties(of: alternative.parts) {
          for property in properties where property.name == name {
            above.append((property, part, alternative))
          }
        }
      }
      return !above.isEmpty
    }
    if let (property, part, alternative) = above.first {
      found = .inherited(
        describe(property, part, Context(alternative, in: types, languageMode), depth: depth + 1)
      )
    } else if case .framework(let className) = end, let property = frameworks.property(name, of: className) {
      found = .inherited(property)
    }
    return found ?? .unknown
  }

  /// Returns the visibility of an overridden method; only methods in sources can be hidden.
  func overriddenVisibility(
    _ swiftName: String,
    _ node: Types.Node,
    depth: Int = 0
  ) -> Visibility {
    guard depth < Self.maximumDepth else { return .visible }
    var found: Visibility?
    let end = types.walkSuperclasses(of: node) { alternatives in
      for alternative in alternatives {
        for part in alternative.parts {
          for method in part.declaration.methods where method.swiftName == swiftName {
            if method.traits.modifiers.isDisjoint(with: [.override, .required]) {
              let context = Context(alternative, in: types, languageMode)
              let isRequired = context.requirements.selectors.contains(method.selector)
              found = visibility(of: method.traits, isRequired: isRequired, in: part, context)
            } else {
              found = overriddenVisibility(swiftName, alternative, depth: depth + 1)
            }
            return true
          }
        }
      }
      return false
    }
    return found ?? (end != nil ? .visible : .hidden)
  }
}
