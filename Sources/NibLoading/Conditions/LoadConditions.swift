public import RuntimeAttributes

/// The circumstances of a load.
public struct LoadConditions: Hashable, Sendable {
  /// The platform whose runtime loads the nib.
  public var platform: Platform
  /// The oldest system on which the app runs; nil for the oldest one that the current Xcode supports.
  public var deploymentTarget: PlatformVersion?
  /// The modules whose classes are all registered; a class not found in one of them is reported as missing.
  public var knownModules: Set<String>

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - platform: The platform whose runtime loads the nib.
  ///   - deploymentTarget: The oldest system on which the app runs.
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

  /// Whether the app runs on systems older than a version.
  func isOlder(than version: PlatformVersion) -> Bool {
    deploymentTarget.map { $0 < version } ?? false
  }
}
