import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// A class that a setting of an app, extension or bundle names does not exist under its name.
struct UnknownClassOfSetting: FindingContent {
  /// The role of the class.
  enum Role: String {
    case principalClass = "principal class"
    case documentClass = "document class"
    case sceneDelegate = "scene delegate class"
    /// The class of the application or its delegate, which code names.
    case application = "application or delegate class"
  }

  var role: Role
  var absent: AppCode.AbsentClass
  /// The name of the target.
  var target: String?

  /// Creates the content.
  init(role: Role, _ absent: AppCode.AbsentClass, target: String?) {
    (self.role, self.absent, self.target) = (role, absent, target)
  }

  var id: FindingID { .unknownClass }

  var message: String {
    let subject = "\(role.rawValue) '\(absent.name)'"
    return switch absent.reason {
    case .undeclared: "\(subject) not found" + (absent.module.map { " in module '\($0)'" } ?? "")
    case .withoutModule where role == .application:
      "\(subject) is a Swift class, but its name lacks the module"
    case .withoutModule: "\(subject) is a Swift class, but the property list does not name its module"
    case .objectiveC: "\(subject) has an Objective-C name, which has no module; remove the module"
    case .elsewhere(let targets):
      "\(subject) not found" + (target.map { " in target '\($0)'" } ?? "") + "; declared in "
        + targets.map { "'\($0)'" }.joined(separator: ", ")
    case .unbuilt(let file):
      "\(subject) not found: no target builds \(PathName.file(of: file)), which declares it"
    case .otherModule(let module):
      "\(subject) not found in module '\(module)'"
        + (absent.module.map { "; the module of the target is '\($0)'" } ?? "")
    }
  }
}

extension LaunchDocuments {
  /// Returns the class that a setting names and a target lacks, with the target; nil if the class may exist.
  ///
  /// - Parameters:
  ///   - reference: The name of the class.
  ///   - targets: The indexes of the targets that may read the setting.
  ///   - platform: The platform to check.
  /// - Returns: The class with the index of the target.
  func absentClass(_ reference: LaunchReference, of targets: Set<Int>, on platform: Platform)
    -> (absent: AppCode.AbsentClass, target: Int)?
  {
    let readers = targets.filter { isRead(reference, by: $0) }.sorted()
    let found = readers.map { code.absentClass(named: reference.name, in: $0, on: platform) }
    // The settings of a project may belong to any of its targets.
    if reference.location.file.hasSuffix(".pbxproj"), found.contains(where: { $0 == nil }) { return nil }
    return zip(found, readers).lazy.compactMap { absent, target in absent.map { ($0, target) } }.first
  }

  // MARK: - Scenes

  /// Returns a finding about the missing class of a scene's delegate.
  ///
  /// UIKit logs the missing class and does not load the main storyboard. SwiftUI creates windows without the delegate,
  /// but the class is logged as well (DMS-iOS#33).
  func missingSceneDelegate(
    _ reference: LaunchReference,
    of targets: Set<Int>,
    on platform: Platform,
    among references: [LaunchReference]
  ) -> Finding? {
    guard platform == .iOS || platform == .tvOS else { return nil }
    let absent: AppCode.AbsentClass
    var target: Int?
    if targets.isEmpty {
      guard let found = code.absentClass(named: reference.name, in: nil, on: platform) else { return nil }
      absent = found
    } else {
      guard let found = absentClass(reference, of: targets, on: platform) else { return nil }
      (absent, target) = (found.absent, found.target)
    }
    var finding = Finding(
      UnknownClassOfSetting(
        role: .sceneDelegate,
        absent,
        target: target.map { code.projects.targets[$0].name }
      ),
      .dropped,
      consoleMessage: absent.runtimeName.map { ConsoleLine.sceneClassMissing(reference.setting, $0) },
      file: reference.location.file,
      position: reference.location.position
    )
    let storyboards = Set(references.filter { $0.setting == Self.sceneStoryboard }.map(\.name))
    finding.notes =
      Self.scenesOfSwiftUI.contains(where: code.mentions)
      ? [.withWindowOfSwiftUI]
      : [storyboards.count == 1 ? .notShown(storyboards.first ?? "") : .withoutWindow]
    return finding
  }

  /// The types of SwiftUI's scenes.
  private static let scenesOfSwiftUI = ["DocumentGroup", "WindowGroup"]

  // MARK: - Documents

  /// Returns a finding about the missing class of a type of documents.
  ///
  /// AppKit then creates and opens no documents of the type. Apps without document classes read the files in another
  /// way.
  ///
  /// Sources: openradar-mirror#14829, #3242, VoiceOverDesigner#297.
  func missingDocumentClass(
    _ reference: LaunchReference,
    of targets: Set<Int>,
    on platform: Platform
  ) -> Finding? {
    guard platform == .macOS, Self.documents.contains(where: code.mentions),
      !Self.choosersOfDocuments.contains(where: code.mentions),
      let (absent, target) = absentClass(reference, of: targets, on: platform)
    else { return nil }
    return Finding(
      UnknownClassOfSetting(role: .documentClass, absent, target: code.projects.targets[target].name),
      .dropped,
      consoleMessage: ConsoleLine.noDocumentClass,
      file: reference.location.file,
      position: reference.location.position
    )
  }

  /// AppKit's classes of documents.
  private static let documents = ["NSDocument", "NSPersistentDocument"]
  /// Declarations that create documents without the setting.
  private static let choosersOfDocuments = ["DocumentGroup", "documentClass", "documentClassForType"]
}

extension AppCode {
  /// A class that a setting or code names, and that does not exist under this name.
  struct AbsentClass: Hashable {
    /// The name without a module.
    var name: String
    /// The module of the target, if the setting names a module.
    var module: String?
    /// The name that the runtime looks up, if known.
    var runtimeName: String?
    var reason: ClassAbsence
  }

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
    /// No target builds the file that declares the class.
    case unbuilt(String)
    /// No target has the module that the setting names.
    case otherModule(String)
  }

  /// Returns the class that a setting names, if a target certainly lacks the class.
  ///
  /// - Parameters:
  ///   - text: The name in the setting, possibly with a module or a build setting for the module.
  ///   - target: The index of the target; nil for an app without a project.
  ///   - platform: The platform to check.
  /// - Returns: The class with the reason, or nil if the target may contain the class.
  func absentClass(named text: String, in target: Int?, on platform: Platform) -> AbsentClass? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), let name = parts.last, !name.isEmpty, !name.contains("$"),
      // An Objective-C name may contain a dot.
      parts.count == 1 || classes[platform]?.nodes(called: text).isEmpty == true
    else { return nil }
    let own = target.flatMap { projects.modules(of: [$0]) }
    let module = own?.count == 1 ? own?.first : nil
    var absent = AbsentClass(name: name, reason: .undeclared)
    let reason: ClassAbsence?
    if parts.count == 1 {
      absent.runtimeName = name
      reason = absence(of: name, in: target, namesModule: false, on: platform)
    } else {
      absent.module = module
      absent.runtimeName = module.map { "\($0).\(name)" }
      switch spelled(parts[0], in: target, own) {
      case .own: reason = absence(of: name, in: target, namesModule: true, on: platform)
      case .other(let other):
        absent.runtimeName = "\(other).\(name)"
        reason = target.flatMap { absence(of: name, inModule: other, than: $0, on: platform) }
      case .unknown: reason = nil
      }
    }
    guard let reason else { return nil }
    absent.reason = reason
    return absent
  }

  /// A module that a setting names.
  private enum SpelledModule {
    /// The module of the target.
    case own
    case other(String)
    case unknown
  }

  /// Returns the module that a setting of a target names.
  private func spelled(_ text: String, in target: Int?, _ own: Set<String>?) -> SpelledModule {
    if LaunchSettings.moduleSettings.contains(text) { return .own }
    guard let target else {
      // Sources import other modules whose classes they use, but never their own module.
      return sources.contains { $0.imports.contains(text) } ? .unknown : .own
    }
    guard let own, let modules = projects.targets[target].values(of: text) else { return .unknown }
    if modules == own { return .own }
    guard let other = modules.min(), modules.isDisjoint(with: own) else { return .unknown }
    return .other(other)
  }

  /// Returns the reason why a class is certainly not in a module other than the target's own, or nil if it may be.
  private func absence(
    of name: String,
    inModule module: String,
    than target: Int,
    on platform: Platform
  ) -> ClassAbsence? {
    if let others = isOfOtherApps(module, than: target) { return .elsewhere(others) }
    // A product's name may contain characters that are not valid in the names of modules.
    let isName = module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let isUnknown =
      isDeclared(name, in: target, on: platform) && !projects.build(module: module)
      && !SystemModules.contain(module)
      && projects.targets[target].foreignLibraries?.isEmpty == true
      && !sources.contains { $0.imports.contains(module) || PackageManifest.isManifest($0.path) }
      && projects.targets.allSatisfy { $0.modules != nil }
    return !isName || isUnknown ? .otherModule(module) : nil
  }

  /// Whether a target builds all declarations of a class.
  private func isDeclared(_ name: String, in target: Int, on platform: Platform) -> Bool {
    guard let classes = classes[platform], case let nodes = classes.nodes(called: name), !nodes.isEmpty else {
      return false
    }
    return nodes.allSatisfy {
      projects.indexes(building: classes.summaries[$0].location.file).contains(target)
    }
  }

  /// Returns the reason why a target certainly lacks a class, or nil if the target may contain the class.
  private func absence(
    of name: String,
    in target: Int?,
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
    guard let target, isWhole(target) else { return nil }
    let builders = summaries.map { projects.indexes(building: $0.location.file) }
    if let file = summaries.first?.location.file, builders.allSatisfy(\.isEmpty) {
      return summaries.allSatisfy { program.leavesOut($0.location.file) } && !needs(class: name)
        ? .unbuilt(file) : nil
    }
    guard builders.allSatisfy({ !$0.isEmpty && !$0.contains(target) }) else { return nil }
    let all = builders.reduce(into: Set()) { $0.formUnion($1) }
    // A test bundle adds its classes to the app, which may use them only while tests run.
    if all.contains(where: { projects.targets[$0].isTest }) { return nil }
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
    in target: Int?,
    _ namesModule: Bool,
    _ classes: ResolvedClasses
  ) -> Bool {
    guard target.map({ isWhole($0) && areRead([$0], relatedTo: [name]) }) != false,
      !declaredTypes.contains(name),
      classes.references(called: name).allSatisfy({ if case .framework = $0 { false } else { true } })
    else { return false }
    return namesModule
      || target.map { projects.targets[$0].foreignLibraries?.isEmpty } == true
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
}

extension Finding.Note {
  /// Returns a note about the storyboard of a scene whose delegate does not exist.
  ///
  /// UIKit logs that a scene delegate class must be specified to use a main storyboard file (SVGInteraction#1).
  fileprivate static func notShown(_ storyboard: String) -> Finding.Note {
    Finding.Note(
      "without the delegate, UIKit does not load the scene's storyboard '\(storyboard)': the screen is black"
    )
  }

  /// A note about a scene without a storyboard whose delegate does not exist.
  fileprivate static let withoutWindow = Finding.Note(
    "the code of the delegate does not run; if only this code creates the scene's window, the screen is black"
  )

  /// A note about a scene that SwiftUI creates although its delegate does not exist.
  fileprivate static let withWindowOfSwiftUI = Finding.Note(
    "the code of the delegate does not run; SwiftUI creates the windows of its own scenes"
  )
}
