package import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Rules for visibility and setters that depend only on the declaration of a property itself.
package enum PropertyRules {
  /// The modifiers that make a member visible to Objective-C (SE-0160); `dynamic` alone does not.
  package static let visibleModifiers: DeclarationModifiers = [
    .objc, .inspectable, .outlet, .action, .segueAction, .entityInspectable, .managed,
  ]

  /// Returns the reason why a property cannot be set even if it is visible to Objective-C, if any.
  package static func exposureProblemOfStorage(_ property: PropertyDeclaration) -> PropertyDescription
    .ExposureProblem?
  {
    if property.traits.modifiers.contains(.typeMember) { return .typeMember }
    switch property.storage {
    case .constant: return .constant
    case .computed(isSettable: false): return .getOnly
    case .stored, .computed, .instanceVariable: return nil
    }
  }

  /// Whether a property may have a value before nib loading sets the property.
  ///
  /// An override has the initial value of the superclass, and a getter, a property wrapper or `@NSManaged` may provide
  /// any value.
  package static func mayStartWithValue(_ property: PropertyDeclaration) -> Bool {
    switch property.storage {
    case .stored, .instanceVariable:
      !property.traits.modifiers.isDisjoint(with: [.initialized, .lazy, .override, .typeMember, .managed])
        || !property.traits.attributes.isEmpty
    case .constant, .computed: true
    }
  }

  /// Returns the Interface Builder marks of a property with the given type.
  package static func marks(_ property: PropertyDeclaration, _ type: PropertyType)
    -> PropertyDescription.Marks
  {
    var marks: PropertyDescription.Marks = []
    if property.traits.modifiers.contains(.inspectable) { marks.insert(.inspectable) }
    if property.traits.modifiers.contains(.outlet) {
      marks.insert(.outlet)
      if type.kind == .array { marks.insert(.outletCollection) }
    }
    return marks
  }

  /// Whether a member is private to its file; `@objcMembers` does not apply to such a member.
  ///
  /// Members of an extension without an explicit access level have the level of the extension; the compiler treats
  /// members of a private class as internal.
  package static func isFilePrivate(_ traits: DeclarationTraits, in part: TypeDeclaration) -> Bool {
    let inherited = part.kind == .extension ? part.traits.access : nil
    return (traits.access ?? inherited ?? .internal) <= .fileprivate
  }
}
