public import RuntimeAttributes

/// The first version of some platforms that has a declaration, from `@available(iOS 13.0, *)`.
public struct Introduction: Hashable, Sendable {
  /// The platforms; mostly one.
  public var platforms: PlatformSet
  /// Their first version with the declaration.
  public var version: PlatformVersion

  /// Creates an introduction.
  public init(_ platforms: PlatformSet, _ version: PlatformVersion) {
    self.platforms = platforms
    self.version = version
  }
}
