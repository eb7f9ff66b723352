import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

/// The deployment targets of an Xcode target.
struct DeploymentTargets {
  let settings: BuildSettings

  private static let names: [(platform: Platform, name: String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET"),
  ]

  /// The platforms by SDK name without the version: `iphoneos` for `iphoneos9.3`.
  private static let kits: [String: Platform] = [
    "appletvos": .tvOS, "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "xros": .visionOS,
  ]

  /// Returns the lowest deployment target in an Xcode target's configurations for each platform.
  ///
  /// A platform is omitted if a configuration's deployment target is unknown. If the target's platforms are known,
  /// deployment targets for other platforms are ignored: they are obsolete or belong to other targets.
  func versions(of target: PropertyList) -> [Platform: PlatformVersion] {
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

  /// The simulators in lists of platforms; each simulator has a platform for devices.
  private static let simulators: Set<Substring> = [
    "appletvsimulator", "iphonesimulator", "watchsimulator", "xrsimulator",
  ]

  /// Returns the platforms that configurations build for, or nil if unknown.
  private func platforms(of configurations: [PropertyList]) -> Set<Platform>? {
    var platforms: Set<Platform> = []
    for configuration in configurations {
      let isLimited = settings.value("SUPPORTED_PLATFORMS", in: configuration) != nil
      guard let text = settings.text(isLimited ? "SUPPORTED_PLATFORMS" : "SDKROOT", in: configuration) else {
        return nil
      }
      for word in text.split(separator: " ") where !Self.simulators.contains(word) {
        guard let platform = Self.kits[String(word.prefix(while: \.isLetter))] else { return nil }
        platforms.insert(platform)
      }
    }
    return platforms.isEmpty ? nil : platforms
  }
}
