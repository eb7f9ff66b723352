import RuntimeAttributes

/// What a target of an Xcode project says of the oldest systems that it runs on.
struct DeploymentTargets {
  let objects: PropertyListValue
  let project: PropertyListValue

  private static let settings: [(platform: Platform, name: String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET"),
  ]

  /// The oldest system of a target by platform: the oldest of its configurations, where all of them are certain.
  func versions(of target: PropertyListValue) -> [Platform: PlatformVersion] {
    let own = configurations(of: target)
    let common = configurations(of: project)
    var versions: [Platform: PlatformVersion] = [:]
    for (platform, name) in Self.settings {
      let values = own.map { configuration in
        value(name, configuration, around: common.first { $0["name"] == configuration["name"] })
      }
      if !values.contains(nil), let oldest = values.compactMap(\.self).min() { versions[platform] = oldest }
    }
    return versions
  }

  /// A setting of a target's configuration, or else of the project's; nil where a file decides, or an expression.
  private func value(
    _ name: String,
    _ configuration: PropertyListValue,
    around common: PropertyListValue?
  ) -> PlatformVersion? {
    if let own = configuration["buildSettings"]?[name] { return own.string.flatMap { PlatformVersion($0) } }
    guard !isDecidedElsewhere(configuration) else { return nil }
    return common?["buildSettings"]?[name]?.string.flatMap { PlatformVersion($0) }
  }

  /// Whether a file of settings stands between a configuration and the project's; CocoaPods' own set no system.
  private func isDecidedElsewhere(_ configuration: PropertyListValue) -> Bool {
    guard let reference = configuration["baseConfigurationReference"]?.string else {
      return configuration["baseConfigurationReferenceAnchor"] != nil
    }
    let file = objects[reference]
    let path = file?["path"]?.string ?? file?["name"]?.string ?? ""
    return !path.split(separator: "/").contains { $0.hasPrefix("Pods-") }
  }

  private func configurations(of object: PropertyListValue) -> [PropertyListValue] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
  }
}
