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
    /// The requirements of the class's protocols.
    var requirements: ObjectiveCRequirements
    /// The language modes of the class's parts.
    var languageModes: ClassLanguageModes

    init(_ node: Types.Node, in types: Types, _ languageMode: (String) -> SwiftLanguageMode) {
      self.node = node
      languageModes = ClassLanguageModes(node.parts, in: types, languageMode)
      requirements = ObjectiveCRequirements(node, types.names)
      hasObjCMembers =
        node.parts.contains { $0.declaration.traits.modifiers.contains(.objcMembers) }
        || types.superclasses(of: node).nodes(in: types).contains {
          $0.declaration.traits.modifiers.contains(.objcMembers)
        }
    }
  }

  /// The visibility of a member to Objective-C; `perhaps` if it depends on a protocol that is not fully known.
  enum Visibility: Comparable {
    case hidden, perhaps, visible
  }

  /// Returns the visibility of a member according to SE-0160, `@objcMembers`, `@objc extension` and older inference
  /// rules.
  func visibility(
    of traits: DeclarationTraits,
    required: Visibility,
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
    if required == .visible { return .visible }
    // Older inference rules also applied to private `dynamic` members.
    let mayBeInferred = !isFilePrivate || traits.modifiers.contains(.dynamic)
    if mayBeInferred, context.languageModes[part].contains(.infersObjC),
      types.isObjectiveC(context.node) != false
    {
      return .visible
    }
    return isFilePrivate ? .hidden : max(required, context.requirements.isOpen ? .perhaps : .hidden)
  }

  /// Returns the reason why a private `@IBInspectable` property is not visible to Objective-C; nil if it is visible,
  /// and for other properties.
  ///
  /// `@IBInspectable` makes private properties visible since the compiler of Xcode 9, also in its Swift 3 mode
  /// (`shouldMarkAsObjC` of swiftlang/swift); earlier compilers apply only the inference rules of other properties.
  func exposureProblem(
    ofInspectable property: PropertyDeclaration,
    in part: DeclarationIndex.Entry,
    _ context: Context
  ) -> PropertyDescription.ExposureProblem? {
    let modifiers = property.traits.modifiers
    guard modifiers.contains(.inspectable), modifiers.isDisjoint(with: Self.exposing),
      PropertyRules.isFilePrivate(property.traits, in: part.declaration),
      !part.declaration.traits.modifiers.contains(.objc) || part.declaration.kind != .extension,
      !context.requirements.contain(property)
    else { return nil }
    let mode = context.languageModes[part]
    if mode.contains(.omitsFirstLabels) { return .privateInspectable }
    return mode.contains(.isSwift3) ? .perhapsPrivateInspectable : nil
  }

  /// The modifiers that make private members visible to Objective-C in all versions of Swift, or that may do so.
  private static let exposing: DeclarationModifiers = [
    .objc, .outlet, .entityInspectable, .managed, .dynamic, .override,
  ]

  /// The declaration that an override overrides.
  enum Overridden {
    case inherited(PropertyDescription)
    /// A declaration that was not found; it is assumed to be visible to Objective-C.
    case unknown

    var visibility: Visibility {
      switch self {
      case .inherited(let inherited):
        switch inherited.access {
        case .none(.notVisibleToObjectiveC), .none(.privateInspectable): .hidden
        case .none(.perhapsNotVisible), .none(.perhapsPrivateInspectable): .perhaps
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
    for superclass in types.superclasses(of: node).references {
      if case .framework(let className) = superclass {
        return frameworks.property(name, of: className).map(Overridden.inherited) ?? .unknown
      }
      for index in types.indexes(of: superclass) {
        let inherited = types.nodes[index]
        for (part, properties) in types.properties(of: inherited.parts) {
          guard let property = properties.first(where: { $0.name == name }) else { continue }
          let context = Context(inherited, in: types, languageMode)
          return .inherited(describe(property, part, context, depth: depth + 1))
        }
      }
    }
    return .unknown
  }

  /// Returns the visibility of an overridden method; only methods in sources can be hidden.
  func overriddenVisibility(
    _ swiftName: String,
    _ node: Types.Node,
    depth: Int = 0
  ) -> Visibility {
    guard depth < Self.maximumDepth else { return .visible }
    let superclasses = types.superclasses(of: node)
    for inherited in superclasses.nodes(in: types) {
      for part in inherited.parts {
        guard let method = part.declaration.methods.first(where: { $0.swiftName == swiftName }) else {
          continue
        }
        guard method.traits.modifiers.isDisjoint(with: [.override, .required]) else {
          return overriddenVisibility(swiftName, inherited, depth: depth + 1)
        }
        let context = Context(inherited, in: types, languageMode)
        return visibility(
          of: method.traits,
          required: context.requirements.visibility(of: method),
          in: part,
          context
        )
      }
    }
    // A Swift root class does not inherit from Objective-C.
    return superclasses.references.allSatisfy { !$0.declarations.isEmpty } ? .hidden : .visible
  }
}
