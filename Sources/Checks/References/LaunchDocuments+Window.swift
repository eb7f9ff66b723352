import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The delegate of an app with a main storyboard does not exist, or has no property `window` that UIKit can set.
struct DelegateWithoutWindow: FindingContent {
  /// The reason why UIKit cannot set the property.
  enum Reason: Hashable {
    case missing, constant, readOnly
    /// The app has no delegate.
    case withoutDelegate
  }

  var className: String
  var storyboard: String
  var reason: Reason

  var id: FindingID { .ownerMismatch }

  var message: String {
    let effect = "to show main storyboard '\(storyboard)'"
    return switch reason {
    case .missing: "app delegate '\(className)' has no property 'window', which UIKit sets \(effect)"
    case .constant: "'window' of app delegate '\(className)' is a constant, but UIKit must set it \(effect)"
    case .readOnly: "'window' of app delegate '\(className)' is read-only, but UIKit must set it \(effect)"
    case .withoutDelegate:
      "the app has no delegate, because UIApplicationMain is called without a class; UIKit needs a delegate \(effect)"
    }
  }

  var notes: [Finding.Note] {
    switch reason {
    case .missing: [Finding.Note("add 'var window: UIWindow?'")]
    case .constant, .readOnly:
      [Finding.Note("declare it as 'var window: UIWindow?', as UIApplicationDelegate does")]
    case .withoutDelegate: [Finding.Note("pass the name of the delegate's class as the last argument")]
    }
  }
}

extension LaunchDocuments {
  /// Returns a finding about an app whose main storyboard is not shown, because UIKit cannot set the `window` of the
  /// app's delegate.
  ///
  /// In apps with scenes, the delegates of the scenes have the windows.
  ///
  /// Sources: Restaurant-Viewing-App#7, TZImagePickerController#972.
  func withoutWindow(_ reference: LaunchReference, of targets: Set<Int>, on platform: Platform) -> Finding? {
    guard platform == .iOS || platform == .tvOS, reference.setting.hasPrefix(Self.mainStoryboard) else {
      return nil
    }
    // The settings of a project may belong to any of its apps.
    let apps = targets.filter { index in
      let target = code.projects.targets[index]
      return isRead(reference, by: index) && !target.isExtension && target.deploymentTargets[platform] != nil
    }.sorted()
    var finding: Finding?
    for app in apps {
      guard !mayUseScenes(app),
        let window = withoutDelegate(app) ?? code.unsettableWindow(ofApp: app, on: platform)
      else { return nil }
      finding =
        finding
        ?? Finding(
          DelegateWithoutWindow(
            className: window.className,
            storyboard: reference.name,
            reason: window.reason
          ),
          .dropped,
          consoleMessage: window.reason == .withoutDelegate
            ? ConsoleLine.withoutDelegate : ConsoleLine.delegateWithoutWindow,
          file: window.location.file,
          position: window.location.position,
          keyPath: window.reason == .withoutDelegate ? nil : AppCode.window
        )
    }
    finding?.notes.append(
      Finding.Note("'\(reference.setting)' names the storyboard", at: reference.location)
    )
    return finding
  }

  /// Returns the start of an app that has no delegate, because the only call of `UIApplicationMain` passes nil as the
  /// classes, and neither a main nib nor code sets the delegate.
  private func withoutDelegate(_ index: Int) -> AppCode.UnsettableWindow? {
    let target = code.projects.targets[index]
    guard target.isWhole(with: code.paths), !target.hasScripts, let lists = target.infoLists,
      let start = code.applicationStart(ofApp: index), start.hasNoClasses,
      !LaunchSettings.mayMention("NSMainNibFile", in: lists.union([target.project])),
      !code.setsDelegateOfApplication(target: index)
    else { return nil }
    return AppCode.UnsettableWindow(className: "", reason: .withoutDelegate, location: start.location)
  }

  /// Whether an app may have scenes, according to its property lists, its project and its code.
  private func mayUseScenes(_ index: Int) -> Bool {
    let target = code.projects.targets[index]
    guard let lists = target.infoLists else { return true }
    return code.mentions(Self.namesOfScenes, inProjectOf: index)
      || LaunchSettings.mayMention("UIApplicationSceneManifest", in: lists.union([target.project]))
  }

  private static let mainStoryboard = "UIMainStoryboardFile"
  private static let namesOfScenes = [
    "UISceneDelegate", "UISceneSession", "UIWindowSceneDelegate", "WindowGroup",
  ]
}

extension AppCode {
  /// The property of a delegate that UIKit sets.
  static let window = "window"

  /// A `window` that UIKit cannot set.
  struct UnsettableWindow {
    /// The class of the delegate.
    var className: String
    var reason: DelegateWithoutWindow.Reason
    /// The location of the property, or of the class if the property is missing.
    var location: FileLocation
  }

  /// Returns the reason why UIKit cannot set the `window` of an app's delegate, or nil if UIKit may set it.
  ///
  /// Returns nil if code of the app may show a window, because the app then does not need the main storyboard.
  func unsettableWindow(ofApp target: Int, on platform: Platform) -> UnsettableWindow? {
    guard let classes = classes[platform], projects.targets[target].isWhole(with: paths),
      !projects.targets[target].hasScripts, !mentions(["makeKeyAndVisible"], inProjectOf: target)
    else { return nil }
    // Any of these classes may be the delegate.
    var first: UnsettableWindow?
    for index in delegates(ofApp: target, in: classes) {
      guard let found = unsettableWindow(of: index, in: classes) else { return nil }
      first = first ?? found
    }
    return first
  }

  /// Whether code of an app may set the delegate of its application.
  fileprivate func setsDelegateOfApplication(target: Int) -> Bool {
    sources(containing: "UIApplication").contains { source, _ in
      guard projects.indexes(building: source.path).contains(target) else { return false }
      let facts = source.facts
      return facts.units.contains { unit in
        let occurrences = facts.occurrences(of: unit)
        let names = { (statement: UInt32) in
          occurrences.lazy.filter { $0.statement == statement }.map { facts.names.text(of: $0.name) }
        }
        return occurrences.contains { occurrence in
          let name = facts.names.text(of: occurrence.name)
          guard name == "setDelegate" || name == "delegate" && occurrence.role == .write else { return false }
          return names(occurrence.statement).contains("UIApplication")
        }
      }
    }
  }

  /// Whether a source that a target's project builds contains one of the given names.
  func mentions(_ names: [String], inProjectOf target: Int) -> Bool {
    let project = projects.targets[target].project
    return names.lazy.flatMap(sources(containing:)).contains { source, _ in
      projects.indexes(building: source.path).contains { projects.targets[$0].project == project }
    }
  }

  /// Returns the classes that may be an app's delegate, as indexes of nodes, or an empty array if the class is unknown.
  private func delegates(ofApp target: Int, in classes: ResolvedClasses) -> [Int] {
    let own = classes.types.nodes.indices.filter {
      projects.indexes(building: classes.summaries[$0].location.file).contains(target)
    }
    let main = own.filter { classes.types.nodes[$0].declaration.traits.modifiers.contains(.main) }
    guard main.isEmpty else {
      // Such a type may start the app with another delegate.
      let starts = main.contains { index in
        classes.types.nodes[index].parts.contains(where: \.declaration.declaresMain)
      }
      return starts ? [] : main
    }
    let starting = Set(
      sources(containing: "UIApplicationMain").map(\.source.path).filter {
        projects.indexes(building: $0).contains(target)
      }
    )
    return own.filter { index in
      let node = classes.types.nodes[index]
      return node.parts.contains { $0.declaration.inherited.contains("UIApplicationDelegate") }
        && sources(containing: node.declaration.name).contains { starting.contains($0.source.path) }
    }
  }

  /// Returns the reason why UIKit cannot set the `window` of a class, or nil if UIKit may set it.
  private func unsettableWindow(of index: Int, in classes: ResolvedClasses) -> UnsettableWindow? {
    let (types, location) = (classes.types, classes.summaries[index].location)
    let reference = types.reference(to: NamedClass(types.nodes[index].declaration, of: location.file))
    let ancestors = types.superclasses(of: [reference])
    guard ancestors.areKnownClasses else { return nil }
    let parts = types.parts(of: ancestors)
    let members = Set(parts.lazy.flatMap(\.declaration.methods).flatMap { [$0.selector, $0.swiftName] })
    guard !parts.contains(where: \.declaration.mayHaveOtherMembers),
      members.isDisjoint(with: Self.answeringMethods),
      // `@synthesize window` implements the property of the protocol.
      !parts.contains(where: { types.language(of: $0) == .objectiveC && mentionsWindow(types.file(of: $0)) })
    else { return nil }
    let declared = parts.lazy.compactMap { part in
      part.declaration.properties.first { $0.name == Self.window }.map { (part, $0) }
    }.first
    let className = classes.summaries[index].name
    guard let (part, property) = declared else {
      return UnsettableWindow(className: className, reason: .missing, location: location)
    }
    let file = types.file(of: part)
    guard !mayBeVisible(property, in: part, among: parts),
      projects.languageMode(ofSource: file).isDisjoint(with: [.infersObjC, .uncertain])
    else { return nil }
    let reason: DelegateWithoutWindow.Reason
    switch property.storage {
    case .constant: reason = .constant
    case .computed(isSettable: false): reason = .readOnly
    case .stored, .computed, .instanceVariable: return nil
    }
    return UnsettableWindow(
      className: className,
      reason: reason,
      location: FileLocation(file: file, position: property.position)
    )
  }

  private func mentionsWindow(_ file: String) -> Bool {
    [Self.window, "_window", "setWindow"].contains { name in
      sources(containing: name).contains { $0.source.path == file }
    }
  }

  /// Whether a property may be visible to Objective-C although it does not implement the property of the protocol.
  private func mayBeVisible(
    _ property: PropertyDeclaration,
    in part: DeclarationIndex.Entry,
    among parts: [DeclarationIndex.Entry]
  ) -> Bool {
    !property.traits.modifiers.isDisjoint(with: PropertyRules.visibleModifiers)
      || part.declaration.kind == .extension && part.declaration.traits.modifiers.contains(.objc)
      || parts.contains { $0.declaration.traits.modifiers.contains(.objcMembers) }
      || !property.traits.attributes.isEmpty || property.traits.isConditional
  }

  /// The methods with which a class may receive its window without a settable property.
  private static let answeringMethods: Set<String> = [
    "forwardInvocation:", "forwardingTarget(for:)", "forwardingTargetForSelector:",
    "methodSignatureForSelector:", "responds(to:)", "respondsToSelector:", "setWindow:", window,
  ]
}
