import RuntimeAttributes

/// What a property's own declaration says of its visibility and of its setter.
enum PropertyRules {
  /// What makes a member visible to Objective-C by itself (SE-0160); `dynamic` alone does not.
  static let visibleModifiers: DeclarationModifiers = [
    .objc, .inspectable, .outlet, .action, .segueAction, .entityInspectable, .managed,
  ]

  /// Why a property could not be set even if Objective-C saw it; nil if it could.
  static func obstacleOfStorage(_ property: PropertyDeclaration) -> PropertyDescription.ExposureProblem? {
    if property.traits.modifiers.contains(.typeMember) { return .typeMember }
    switch property.storage {
    case .constant: return .constant
    case .computed(isSettable: false): return .getOnly
    case .stored, .computed, .instanceVariable: return nil
    }
  }

  /// Whether a property may have a value before anything sets it.
  ///
  /// What overrides one has that of the superclass, and a wrapper may make any.
  static func mayStartWithValue(_ property: PropertyDeclaration) -> Bool {
    switch property.storage {
    case .stored, .instanceVariable:
      !property.traits.modifiers.isDisjoint(with: [.initialized, .lazy, .override, .typeMember, .managed])
        || !property.traits.attributes.isEmpty
    case .constant, .computed: true
    }
  }

  /// How Interface Builder sees a property of a kind.
  static func marks(_ property: PropertyDeclaration, _ type: PropertyType) -> PropertyDescription.Marks {
    var marks: PropertyDescription.Marks = []
    if property.traits.modifiers.contains(.inspectable) { marks.insert(.inspectable) }
    if property.traits.modifiers.contains(.outlet) {
      marks.insert(.outlet)
      if type.kind == .array { marks.insert(.outletCollection) }
    }
    return marks
  }

  /// Whether a member is closed to the file, and so left out by `@objcMembers`.
  ///
  /// Extensions pass their own access on to members that say none; to the compiler those of a closed class are internal.
  static func isFilePrivate(_ traits: DeclarationTraits, in part: TypeDeclaration) -> Bool {
    let inherited = part.kind == .extension ? part.traits.access : nil
    return (traits.access ?? inherited ?? .internal) <= .fileprivate
  }
}
