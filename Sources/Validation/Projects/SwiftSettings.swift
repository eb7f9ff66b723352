import ClassInterfaces
import RuntimeAttributes

/// What a target of an Xcode project says of the version of Swift that its sources are written in.
struct SwiftSettings {
  let settings: BuildSettings
  /// What Xcode notes of the project and its targets.
  let attributes: PropertyListValue?

  /// What the target's version makes of sources otherwise than today's: what it is in any of its configurations.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - id: Its identifier.
  /// - Returns: The dialect; uncertain where the project itself does not decide.
  func dialect(of target: PropertyListValue, id: String) -> SwiftLanguageMode {
    let configurations = settings.configurations(of: target)
    guard !configurations.isEmpty else { return .uncertain }
    return configurations.reduce(into: []) { $0.formUnion(dialect(in: $1, ofTarget: id)) }
  }

  private func dialect(in configuration: PropertyListValue, ofTarget id: String) -> SwiftLanguageMode {
    var dialect = dialectOfVersion(in: configuration, ofTarget: id)
    switch settings.value("SWIFT_SWIFT3_OBJC_INFERENCE", in: configuration)?.string {
    case "On": dialect.insert(.infersObjC)
    case "Off": dialect.remove(.infersObjC)
    default: break
    }
    return dialect
  }

  private func dialectOfVersion(in configuration: PropertyListValue, ofTarget id: String) -> SwiftLanguageMode
  {
    let stated = settings.text("SWIFT_VERSION", in: configuration) ?? ""
    if let version = PlatformVersion(stated) {
      return version.major < 3 ? .beforeSwift3 : version.major < 4 ? .infersObjC : []
    }
    let isOld = settings.leavesOut("SWIFT_VERSION", in: configuration) && wasLastUsedBeforeXcode8(target: id)
    return isOld ? .beforeSwift3 : .uncertain
  }

  /// Whether no Xcode from 8 on, the first to ask for a version, has left a mark on the project, and an earlier one has.
  private func wasLastUsedBeforeXcode8(target: String) -> Bool {
    let notes = attributes?["TargetAttributes"]?[target]
    // `0730` is Xcode 7.3; of targets the version is written as such.
    let checks = [
      attributes?["LastUpgradeCheck"], attributes?["LastSwiftUpdateCheck"], notes?["LastSwiftMigration"],
    ]
    .compactMap { $0?.string.flatMap { Int($0) } }.map { $0 / 100 }
    let made = [notes?["CreatedOnToolsVersion"]].compactMap {
      $0?.string.flatMap { PlatformVersion($0)?.major }
    }
    return !checks.isEmpty && (checks + made).allSatisfy { $0 < 8 }
  }
}
