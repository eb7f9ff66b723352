package import RuntimeAttributes

/// What every kind of declaration may carry: modifiers, access, names, other attributes, and where it exists.
package struct DeclarationTraits: Hashable, Sendable {
  /// The attributes and modifiers that the readers know.
  package var modifiers: DeclarationModifiers
  /// Who may use it; nil where nothing is written.
  package var access: AccessLevel?
  /// Who may set it, where that differs: `private(set)`.
  package var setterAccess: AccessLevel?
  /// The name in `@objc(name)`.
  package var objectiveCName: String?
  /// All other attributes, such as property wrappers and macros.
  package var attributes: [DeclarationAttribute]
  /// The platforms on which the conditions around it (`#if os(iOS)`) may hold.
  package var platforms: PlatformSet
  /// Whether it stands in a conditional branch of any kind.
  package var isConditional: Bool
  /// The platforms that `@available` says it does not exist on.
  package var unavailablePlatforms: PlatformSet
  /// Since when it exists, where `@available` says so.
  package var introductions: [Introduction]

  /// Creates traits.
  package init(
    modifiers: DeclarationModifiers = [],
    access: AccessLevel? = nil,
    setterAccess: AccessLevel? = nil,
    objectiveCName: String? = nil,
    attributes: [DeclarationAttribute] = [],
    platforms: PlatformSet = .all,
    isConditional: Bool = false,
    unavailablePlatforms: PlatformSet = [],
    introductions: [Introduction] = []
  ) {
    self.modifiers = modifiers
    self.access = access
    self.setterAccess = setterAccess
    self.objectiveCName = objectiveCName
    self.attributes = attributes
    self.platforms = platforms
    self.isConditional = isConditional
    self.unavailablePlatforms = unavailablePlatforms
    self.introductions = introductions
  }

  /// The first version of a platform that has the declaration; nil where nothing is said of it.
  package func introduced(on platform: PlatformSet) -> PlatformVersion? {
    introductions.first { !$0.platforms.isDisjoint(with: platform) }?.version
  }
}
