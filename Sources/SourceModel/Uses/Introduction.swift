package import KeyValueCoding
package import SourceSyntax

/// The first platform versions with a declaration, from `@available(iOS 13.0, *)`.
package struct Introduction: Hashable, Sendable {
  /// The platforms; usually a single platform.
  package var platforms: PlatformSet
  /// The first version with the declaration.
  package var version: PlatformVersion
}
