import RuntimeAttributes

/// What a target of an Xcode project says of the oldest systems that it runs on.
struct DeploymentTargets {
  let settings: BuildSettings

  private static let names: [(platform: Platform, name: String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET"),
  ]

  /// The platforms by the names of their systems' development kits, versions aside: `iphoneos9.3`.
  private static let kits: [String: Platform] = [
    "appletvos": .tvOS, "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "xros": .visionOS,
  ]

  /// The oldest system of a target by platform: the oldest of its configurations, where all of them are certain.
  ///
  /// Versions of other platforms are left over, or are meant for other targets of the project, where a target is built
  /// for one alone.
  func versions(of target: PropertyListValue) -> [Platform: PlatformVersion] {
    let configurations = settings.configurations(of: target)
    var versions: [Platform: PlatformVersion] = [:]
    let platforms = platforms(of: configurations)
    for (platform, name) in Self.names where platforms?.contains(platform) != false {
      let values = configurations.map { configuration in
        settings.text(name, in: configuration).flatMap { PlatformVersion($0) }
      }
      if !values.contains(nil), let oldest = values.compactMap(\.self).min() { versions[platform] = oldest }
    }
    return versions
  }

  /// The platforms for which configurations are built; nil if that is not certain.
  private func platforms(of configurations: [PropertyListValue]) -> Set<Platform>? {
    var platforms: Set<Platform> = []
    for configuration in configurations {
      let kit = settings.text("SDKROOT", in: configuration)?.prefix { $0.isLetter }
      guard let platform = kit.flatMap({ Self.kits[String($0)] }),
        settings.value("SUPPORTED_PLATFORMS", in: configuration) == nil
      else { return nil }
      platforms.insert(platform)
    }
    return platforms
  }
}
