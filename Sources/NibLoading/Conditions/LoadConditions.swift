import KeyValueCoding

/// The platform and system on which a nib is loaded.
public struct LoadConditions: Hashable, Sendable {
  /// The platform whose runtime loads the nib.
  public var platform: Platform
  /// The oldest supported system; nil for the oldest system that the current Xcode supports.
  public var deploymentTarget: PlatformVersion?
  /// The modules whose classes are all registered.
  ///
  /// A class that is missing from one of these modules is reported.
  public var knownModules: Set<String>

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - platform: The platform whose runtime loads the nib.
  ///   - deploymentTarget: The oldest supported system.
  ///   - knownModules: The modules whose classes are all registered.
  public init(
    platform: Platform,
    deploymentTarget: PlatformVersion? = nil,
    knownModules: Set<String> = []
  ) {
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.knownModules = knownModules
  }

  /// Whether the deployment target is older than a version.
  func isOlder(than version: PlatformVersion) -> Bool {
    deploymentTarget.map { $0 < version } ?? false
  }
}
