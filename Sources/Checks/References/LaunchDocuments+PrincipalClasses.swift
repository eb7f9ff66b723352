import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The principal class of an app, extension or bundle does not exist under the name in its property list.
struct UnknownPrincipalClass: FindingContent {
  var className: String
  /// The name of the target.
  var target: String
  /// The module of the target, if the setting names it.
  var module: String?
  var absence: AppCode.ClassAbsence

  var id: FindingID { .unknownClass }

  var message: String {
    switch absence {
    case .undeclared:
      "principal class '\(className)' not found" + (module.map { " in module '\($0)'" } ?? "")
    case .withoutModule:
      "principal class '\(className)' is a Swift class, but the property list does not name its module"
    case .objectiveC:
      "principal class '\(className)' has an Objective-C name, which has no module; remove the module"
    case .elsewhere(let targets):
      "principal class '\(className)' not found in target '\(target)'; declared in "
        + targets.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}

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
    let readers = targets.filter { isRead(reference, by: $0) }.sorted()
    let found = readers.map { missingPrincipalClass(reference, of: $0, on: platform) }
    // The settings of a project may belong to any of its targets.
    if reference.location.file.hasSuffix(".pbxproj"), found.contains(where: { $0 == nil }) { return nil }
    return found.lazy.compactMap(\.self).first
  }

  private func missingPrincipalClass(
    _ reference: LaunchReference,
    of target: Int,
    on platform: Platform
  ) -> Finding? {
    let parts = reference.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), let name = parts.last, !name.isEmpty, !name.contains("$") else {
      return nil
    }
    let isOfExtension = code.projects.targets[target].isExtension
    guard
      isOfExtension || code.projects.targets[target].isBundle
        || code.callsApplicationMain(target: target, on: platform)
    else { return nil }
    let modules = code.projects.modules(of: [target])
    let own = modules?.count == 1 ? modules?.first : nil
    let absence: AppCode.ClassAbsence?
    switch parts.count == 2 ? parts[0] : nil {
    case nil: absence = code.absence(of: name, in: target, namesModule: false, on: platform)
    case let module? where LaunchSettings.moduleSettings.contains(module) || module == own:
      absence = code.absence(of: name, in: target, namesModule: true, on: platform)
    case let module?: absence = code.isOfOtherApps(module, than: target).map(AppCode.ClassAbsence.elsewhere)
    }
    guard let absence else { return nil }
    let runtimeName = parts.count == 1 ? name : own.map { "\($0).\(name)" }
    return Finding(
      UnknownPrincipalClass(
        className: name,
        target: code.projects.targets[target].name,
        module: parts.count == 2 ? own : nil,
        absence: absence
      ),
      code.projects.targets[target].isBundle ? .dropped : .crash,
      consoleMessage: isOfExtension ? runtimeName.map(ConsoleLine.extensionClassMissing) : nil,
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
  /// The reason why the runtime does not find a class that a setting names.
  enum ClassAbsence: Hashable {
    /// No source declares the class.
    case undeclared
    /// The class is a Swift class, but the setting does not name its module.
    case withoutModule
    /// The class has the name only in Objective-C, whose names have no module.
    case objectiveC
    /// Only the targets with the given names declare the class.
    case elsewhere([String])
  }

  /// Returns the reason why a target certainly lacks a class that a setting names, or nil if the target may contain the
  /// class.
  func absence(
    of name: String,
    in target: Int,
    namesModule: Bool,
    on platform: Platform
  ) -> ClassAbsence? {
    guard let classes = classes[platform] else { return nil }
    let summaries = classes.nodes(called: name).map { classes.summaries[$0] }
    guard !summaries.isEmpty else {
      return isUndeclared(name, in: target, namesModule, classes) ? .undeclared : nil
    }
    guard !summaries.contains(where: \.isFileScoped) else { return nil }
    if !namesModule, summaries.allSatisfy({ $0.language == .swift && $0.objectiveCName == nil }) {
      return .withoutModule
    }
    if namesModule, summaries.allSatisfy({ isNameOfObjectiveC(name, $0) }) { return .objectiveC }
    let builders = summaries.map { projects.indexes(building: $0.location.file) }
    guard isWhole(target), builders.allSatisfy({ !$0.isEmpty && !$0.contains(target) }) else { return nil }
    let all = builders.reduce(into: Set()) { $0.formUnion($1) }
    let own = projects.modules(of: [target])
    // Without a module, the class may be in any library that the target links.
    let isElsewhere =
      namesModule
      ? own.flatMap { own in projects.modules(of: all).map { own.isDisjoint(with: $0) } } == true
      : projects.areApps(all)
    return isElsewhere ? .elsewhere(Set(all.map { projects.targets[$0].name }).sorted()) : nil
  }

  /// Whether a class has the given name only in Objective-C, and not in Swift.
  private func isNameOfObjectiveC(_ name: String, _ summary: ClassSummary) -> Bool {
    summary.language == .objectiveC || summary.objectiveCName == name && summary.name != name
  }

  /// Whether neither a source of a target nor a library that the target links declares a class.
  private func isUndeclared(
    _ name: String,
    in target: Int,
    _ namesModule: Bool,
    _ classes: ResolvedClasses
  ) -> Bool {
    guard isWhole(target), areRead([target], relatedTo: [name]), !declaredTypes.contains(name),
      classes.references(called: name).allSatisfy({ if case .framework = $0 { false } else { true } })
    else { return false }
    return namesModule
      || projects.targets[target].foreignLibraries?.isEmpty == true
        && !Self.prefixesOfSystem.contains(where: name.hasPrefix)
  }

  private func isWhole(_ target: Int) -> Bool {
    let target = projects.targets[target]
    return target.isWhole(with: paths) && !target.hasScripts
  }

  /// Returns the names of the apps that have a module, or nil if the module may belong to the given target or to a
  /// library that the target links.
  func isOfOtherApps(_ module: String, than target: Int) -> [String]? {
    let makers = projects.targets.indices.filter { projects.targets[$0].modules?.contains(module) != false }
    guard !makers.isEmpty, !makers.contains(target), projects.areApps(Set(makers)),
      makers.allSatisfy({ projects.targets[$0].modules != nil })
    else { return nil }
    return Set(makers.map { projects.targets[$0].name }).sorted()
  }

  /// The prefixes of system classes that may be missing from all interfaces.
  private static let prefixesOfSystem = ["NS", "UI", "_"]

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
