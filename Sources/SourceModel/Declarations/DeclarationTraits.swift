package import KeyValueCoding
package import SourceSyntax

/// The properties common to all declarations: modifiers, access, names, other attributes and availability.
package struct DeclarationTraits: Hashable, Sendable {
  /// The known attributes and modifiers.
  package var modifiers: DeclarationModifiers = []
  /// The explicit access level, if any.
  package var access: AccessLevel?
  /// The explicit access level of the setter, if any: `private(set)`.
  package var setterAccess: AccessLevel?
  /// The name in `@objc(name)`, or the runtime name of an Objective-C class, if specified.
  package var objectiveCName: String?
  /// All other attributes, such as property wrappers and macros.
  package var attributes: [DeclarationAttribute] = []
  /// The platforms for which the enclosing conditions (`#if os(iOS)`) may hold.
  package var platforms: PlatformSet = .all
  /// Whether the declaration is in a conditional branch of any kind.
  package var isConditional = false
  /// The platforms on which `@available` makes the declaration unavailable.
  package var unavailablePlatforms: PlatformSet = []
  /// The versions in which `@available` introduces the declaration.
  package var introductions: [Introduction] = []

  /// Whether the declaration is visible only in its source file or in a part of the file.
  package var isFileScoped: Bool { access.map { $0 <= .fileprivate } ?? false }

  /// Records the `#if` branches that enclose the declaration.
  mutating func record(_ conditions: ConditionStack) {
    guard let platforms = conditions.platforms else { return }
    isConditional = true
    self.platforms = platforms
  }

  /// Returns the first version of a platform that has the declaration, if specified.
  package func introduced(on platform: PlatformSet) -> PlatformVersion? {
    introductions.first { !$0.platforms.isDisjoint(with: platform) }?.version
  }
}
