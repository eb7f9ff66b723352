import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The property list of an app names no principal class.
struct MissingPrincipalClass: FindingContent {
  var id: FindingID { .unknownClass }

  var message: String {
    "the property list does not name a principal class (NSPrincipalClass), so NSApplicationMain terminates the app "
      + "on systems before macOS 11"
  }
}

extension LaunchDocuments {
  /// Returns a finding about a principal class that does not exist under its name.
  ///
  /// Sources: react-native-safari-extension#17, customerio-reactnative#245, Textual-Swift-Plugin#2, MonoGame#959.
  func missingPrincipalClass(
    _ reference: LaunchReference,
    of targets: Set<Int>,
    on platform: Platform
  ) -> Finding? {
    let readers = targets.filter { index in
      code.projects.targets[index].isExtension || code.projects.targets[index].isBundle
        || code.callsApplicationMain(target: index, on: platform)
    }
    guard let (absent, index) = absentClass(reference, of: readers, on: platform) else { return nil }
    let target = code.projects.targets[index]
    return Finding(
      UnknownClassOfSetting(role: .principalClass, absent, target: target.name),
      target.isBundle ? .dropped : .crash,
      consoleMessage: target.isExtension ? absent.runtimeName.map(ConsoleLine.extensionClassMissing) : nil,
      file: reference.location.file,
      position: reference.location.position
    )
  }

  /// Returns a finding about an app that supports macOS 10.15 and loads a main document, but whose property list has no
  /// principal class.
  ///
  /// All reports are about macOS 10.15 and older systems: Equinox#9, ds4macos#4, dmenu-mac#26.
  func withoutPrincipalClass(
    _ reference: LaunchReference,
    of targets: Set<Int>,
    on platform: Platform
  ) -> Finding? {
    guard platform == .macOS, reference.setting.hasPrefix("NSMain"),
      reference.location.file.hasSuffix(".plist")
    else { return nil }
    let isFound = targets.contains { index in
      let target = code.projects.targets[index]
      guard isRead(reference, by: index), !target.isExtension, let lists = target.infoLists,
        let system = target.deploymentTargets[.macOS], system < PlatformVersion(11)
      else { return false }
      return code.callsApplicationMain(target: index, on: platform)
        && !LaunchSettings.mayMention(Self.principalClass, in: lists.union([target.project]))
        && !LaunchSettings.mayMention("GENERATE_INFOPLIST_FILE", in: [target.project])
    }
    guard isFound else { return nil }
    return Finding(
      MissingPrincipalClass(),
      .crash,
      consoleMessage: ConsoleLine.noPrincipalClass,
      file: reference.location.file,
      position: reference.location.position
    )
  }

  /// Whether the system, or the code that loads a bundle, reads the principal class of a target.
  func isRead(principalClass reference: LaunchReference, by index: Int) -> Bool {
    let target = code.projects.targets[index]
    return reference.setting == Self.principalClass
      ? target.isBundle || target.isAppTarget && !target.isExtension : target.isExtension
  }

  private static let principalClass = "NSPrincipalClass"
}

extension AppCode {
  /// Whether a target certainly calls `NSApplicationMain` or `UIApplicationMain`, which create the application object
  /// of the principal class.
  ///
  /// - Parameters:
  ///   - target: The index of the target.
  ///   - platform: The platform to check.
  /// - Returns: True if the code has an app delegate with `@main` or, for macOS, a call.
  func callsApplicationMain(target: Int, on platform: Platform) -> Bool {
    func isOwn(_ path: String) -> Bool { projects.indexes(building: path).contains(target) }
    let delegate = platform == .macOS ? "NSApplicationDelegate" : "UIApplicationDelegate"
    let isMain = sources.contains { source in
      isOwn(source.path)
        && source.types.contains { type in
          type.kind == .class && type.traits.modifiers.contains(.main) && type.inherited.contains(delegate)
            && !type.declaresMain
        }
    }
    // UIApplicationMain may be passed another class.
    return isMain
      || platform == .macOS && sources(containing: "NSApplicationMain").contains { isOwn($0.source.path) }
  }
}
