package import KeyValueCoding
package import SourceSyntax

/// The first version of platforms that has a declaration, or for which an availability condition holds:
/// `@available(iOS 13.0, *)`, `#available(iOS 13, *)`.
package struct Introduction: Hashable, Sendable {
  /// The platforms; usually a single platform.
  package var platforms: PlatformSet
  /// The first version that has the declaration, or for which the condition holds.
  package var version: PlatformVersion
}
