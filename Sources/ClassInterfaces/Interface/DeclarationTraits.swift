public import RuntimeAttributes

/// What every kind of declaration may carry: modifiers, access, names, other attributes, and where it exists.
public struct DeclarationTraits: Hashable, Sendable {
  /// The attributes and modifiers that the readers know.
  public var modifiers: DeclarationModifiers
  /// Who may use it; nil where nothing is written.
  public var access: AccessLevel?
  /// Who may set it, where that differs: `private(set)`.
  public var setterAccess: AccessLevel?
  /// The name in `@objc(name)`.
  public var objectiveCName: String?
  /// All other attributes, such as property wrappers and macros.
  public var attributes: [DeclarationAttribute]
  /// The platforms on which the conditions around it (`#if os(iOS)`) may hold.
  public var platforms: PlatformSet
  /// Whether it stands in a conditional branch of any kind.
  public var isConditional: Bool
  /// The platforms that `@available` says it does not exist on.
  public var unavailablePlatforms: PlatformSet
  /// Since when it exists, where `@available` says so.
  public var introductions: [Introduction]

  /// Creates traits.
  public init(
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
  public func introduced(on platform: PlatformSet) -> PlatformVersion? {
    introductions.first { !$0.platforms.isDisjoint(with: platform) }?.version
  }
}
