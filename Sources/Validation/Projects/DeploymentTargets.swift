import RuntimeAttributes

/// What a target of an Xcode project says of the oldest systems that it runs on.
struct DeploymentTargets {
  let settings: BuildSettings

  private static let names: [(platform: Platform, name: String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET"),
  ]

  /// The oldest system of a target by platform: the oldest of its configurations, where all of them are certain.
  func versions(of target: PropertyListValue) -> [Platform: PlatformVersion] {
    let configurations = settings.configurations(of: target)
    var versions: [Platform: PlatformVersion] = [:]
    for (platform, name) in Self.names {
      let values = configurations.map { configuration in
        settings.value(name, in: configuration)?.string.flatMap { PlatformVersion($0) }
      }
      if !values.contains(nil), let oldest = values.compactMap(\.self).min() { versions[platform] = oldest }
    }
    return versions
  }
}
