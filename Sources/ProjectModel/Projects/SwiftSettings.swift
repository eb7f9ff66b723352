import InterfaceDocuments
import KeyValueCoding
import SourceSyntax

/// Determines the language modes of Xcode targets from their Swift versions.
struct SwiftSettings {
  let settings: BuildSettings
  /// The project's attributes, in which Xcode records the versions that created and updated the project and its
  /// targets.
  let attributes: PropertyList?

  /// Returns the union of the language modes of a target's configurations.
  ///
  /// - Parameters:
  ///   - target: The object of the target in the project file.
  ///   - id: The id of the object.
  /// - Returns: The language mode; uncertain if the project does not determine it.
  func languageMode(of target: PropertyList, id: String) -> SwiftLanguageMode {
    let configurations = settings.configurations(of: target)
    guard !configurations.isEmpty else { return .uncertain }
    return configurations.reduce(into: []) { $0.formUnion(languageMode(in: $1, ofTarget: id)) }
  }

  private func languageMode(in configuration: PropertyList, ofTarget id: String) -> SwiftLanguageMode {
    var languageMode = languageModeOfVersion(in: configuration, ofTarget: id)
    switch settings.value("SWIFT_SWIFT3_OBJC_INFERENCE", in: configuration)?.string {
    case "On": languageMode.insert(.infersObjC)
    case "Off": languageMode.remove(.infersObjC)
    default: break
    }
    return languageMode
  }

  private func languageModeOfVersion(in configuration: PropertyList, ofTarget id: String)
    -> SwiftLanguageMode
  {
    let stated = settings.text("SWIFT_VERSION", in: configuration) ?? ""
    if let version = PlatformVersion(stated) {
      return version.major < 3 ? .beforeSwift3 : version.major < 4 ? .swift3 : []
    }
    let isOld = settings.leavesOut("SWIFT_VERSION", in: configuration) && wasLastUsedBeforeXcode8(target: id)
    return isOld ? .beforeSwift3 : .uncertain
  }

  /// Whether the project's Swift code was last updated before Xcode 8, the first version to require a Swift version.
  ///
  /// Later versions may have updated only the project's settings.
  private func wasLastUsedBeforeXcode8(target: String) -> Bool {
    let notes = attributes?["TargetAttributes"]?[target]
    // In the attributes, `0730` is Xcode 7.3; only `CreatedOnToolsVersion` has dotted versions.
    let checks = [
      attributes?["LastSwiftUpdateCheck"] ?? attributes?["LastUpgradeCheck"], notes?["LastSwiftMigration"],
    ]
    .compactMap { $0?.string.flatMap { Int($0) } }.map { $0 / 100 }
    let made = [notes?["CreatedOnToolsVersion"]].compactMap {
      $0?.string.flatMap { PlatformVersion($0)?.major }
    }
    return !checks.isEmpty && (checks + made).allSatisfy { $0 < 8 }
  }
}
