package import KeyValueCoding
import NibLoading
import ProgramModel
package import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The main nib of an app connects the view of a view controller, but the application object owns the nib.
struct MainNibOfController: FindingContent {
  var nib: String
  var owner: String

  var id: FindingID { .ownerMismatch }

  var message: String {
    "outlet 'view' of File's Owner cannot be connected: main nib '\(nib)' is owned by '\(owner)'"
  }
}

/// Checks the documents and classes that the system loads at launch, as named in property lists and projects.
package struct LaunchDocuments {
  let contents: BundleContents
  let code: AppCode

  /// Creates the checks for an app's resources and code.
  package init(_ contents: BundleContents, _ code: AppCode) {
    (self.contents, self.code) = (contents, code)
  }

  /// Returns findings about missing documents and classes, main documents that the app cannot load or show, and launch
  /// screens that need the app's code.
  ///
  /// Each configuration of a target repeats its settings, so only the first occurrence of each name in a file is
  /// reported.
  ///
  /// - Parameters:
  ///   - references: The names of documents and classes in the settings, in order.
  ///   - targets: The indexes of the app targets that have the settings; empty for an app without a project.
  ///   - platform: The platform of the app.
  /// - Returns: The findings, in the order of the references.
  package func findings(
    _ references: [LaunchReference],
    of targets: Set<Int>,
    on platform: Platform
  ) -> [Finding] {
    var seen: Set<[String]> = []
    return references.compactMap { reference in
      guard targets.isEmpty || targets.contains(where: { isRead(reference, by: $0) }) else { return nil }
      guard var finding = finding(reference, of: targets, on: platform, among: references) else {
        return nil
      }
      let file = reference.location.file
      let isOfSetting = finding.file == file
      let subject =
        isOfSetting ? [file, reference.setting, reference.name] : [finding.file, finding.message]
      guard seen.insert(subject).inserted else { return nil }
      if isOfSetting, finding.id != .unknownClass || reference.kind == .sceneDelegate {
        finding.notes.append(.loadedAtLaunch(reference.setting))
      }
      if isOfSetting, !targets.isEmpty, finding.isVerified, Self.mainDocuments.contains(reference.kind) {
        finding.evidence = [
          LoadEvidence(
            kind: .setting,
            name: reference.name,
            file: file,
            position: reference.location.position
          )
        ]
      }
      return finding
    }
  }

  /// The kinds of settings whose documents the system always loads at launch.
  private static let mainDocuments: Set<LaunchReference.Kind> = [.nib, .storyboard]

  private func finding(
    _ reference: LaunchReference,
    of targets: Set<Int>,
    on platform: Platform,
    among references: [LaunchReference]
  ) -> Finding? {
    switch reference.kind {
    case .storyboard:
      withoutPrincipalClass(reference, of: targets, on: platform)
        ?? missing(.storyboard(reference.name), reference, on: platform)
        ?? misplaced(.storyboard(reference.name), reference, of: targets, on: platform)
        ?? withoutEntryPoint(reference, on: platform)
        ?? withoutWindow(reference, of: targets, on: platform)
    case .nib:
      withoutPrincipalClass(reference, of: targets, on: platform)
        ?? missingMainNib(reference, of: targets, on: platform) ?? ownedByApplication(reference, on: platform)
    case .launchScreen:
      missingLaunchScreen(reference, on: platform) ?? launchScreenWithCode(reference, on: platform)
    case .principalClass: missingPrincipalClass(reference, of: targets, on: platform)
    case .documentClass: missingDocumentClass(reference, of: targets, on: platform)
    case .sceneDelegate: missingSceneDelegate(reference, of: targets, on: platform, among: references)
    }
  }

  private func missing(_ thing: MissingName.Thing, _ reference: LaunchReference, on platform: Platform)
    -> Finding?
  {
    let place = reference.location
    return contents.finding(MissingName(thing), in: place.file, at: place.position, on: platform)
  }

  /// Returns a finding about a document that only other targets build, such as a framework, whose bundles are not
  /// searched at launch.
  private func misplaced(
    _ thing: MissingName.Thing,
    _ reference: LaunchReference,
    of targets: Set<Int>,
    on platform: Platform
  ) -> Finding? {
    let apps = targets.filter { isRead(reference, by: $0) }
    return contents.misplacement(ofMain: MissingName(thing), at: reference.location, of: apps, on: platform)
  }

  // MARK: - Launch screens

  /// Returns a finding about a missing launch screen, or about a name with the extension of the file.
  ///
  /// The system neither shows nor logs a missing launch screen. The launch screen of an app that names the file with
  /// its extension is not shown in Q42/template-ios#28, but in flutter#112160.
  private func missingLaunchScreen(_ reference: LaunchReference, on platform: Platform) -> Finding? {
    let name = PathName.stem(of: reference.name)
    let place = reference.location
    guard missing(.nib(name), reference, on: platform)?.isVerified == true,
      var finding = missing(.storyboard(name), reference, on: platform), finding.isVerified
    else {
      guard name != reference.name, contents.hasDocument(named: MissingName(.storyboard(name))) else {
        return nil
      }
      return Finding(
        LaunchScreenWithExtension(name: reference.name),
        .unverified,
        file: place.file,
        position: place.position,
        suggestion: name
      )
    }
    (finding.consequence, finding.consoleMessage) = (.silent, nil)
    return finding
  }

  // MARK: - Main nibs

  /// Returns a finding about a main nib that does not exist, or is not in the app.
  private func missingMainNib(_ reference: LaunchReference, of targets: Set<Int>, on platform: Platform)
    -> Finding?
  {
    var finding =
      missing(.nib(reference.name), reference, on: platform)
      ?? misplaced(.nib(reference.name), reference, of: targets, on: platform)
    if platform == .macOS, finding?.consoleMessage != nil {
      finding?.consoleMessage = ConsoleLine.missingMainNib(reference.name)
    }
    return finding
  }

  /// Returns a finding about a main nib for iOS or tvOS that belongs to a view controller.
  ///
  /// `UIApplicationMain` loads the nib with the application as its owner.
  ///
  /// Source: MinYi#2.
  private func ownedByApplication(_ reference: LaunchReference, on platform: Platform) -> Finding? {
    guard platform == .iOS || platform == .tvOS, code.isOfController(nib: reference.name, on: platform)
    else { return nil }
    return Finding(
      MainNibOfController(nib: reference.name, owner: Self.application),
      .crash,
      consoleMessage: ConsoleLine.undefinedOutlet("view", of: Self.application),
      file: reference.location.file,
      position: reference.location.position,
      keyPath: "view"
    )
  }

  private static let application = "UIApplication"

  // MARK: - Conditions

  /// Whether the system may read a setting when an app is launched.
  func isRead(_ reference: LaunchReference, by index: Int) -> Bool {
    let target = code.projects.targets[index]
    if reference.kind == .principalClass { return isRead(principalClass: reference, by: index) }
    guard target.isAppTarget else { return false }
    let families = target.deviceFamilies
    return families.map(reference.isRead(onFamilies:)) != false
      && (!reference.isReadByApplication || code.mayStartApplication(target: index))
  }

  /// Returns a finding about a main storyboard for iOS or tvOS without an initial scene.
  ///
  /// The app then starts without a view. A macOS app may have only a menu in its main storyboard, and code may set the
  /// window's controller.
  private func withoutEntryPoint(_ reference: LaunchReference, on platform: Platform) -> Finding? {
    guard platform == .iOS || platform == .tvOS, !code.mentions("rootViewController"),
      Self.settingsOfApps.contains(where: reference.setting.hasPrefix)
    else { return nil }
    let name = MissingName(.initialController(reference.name), ifMissing: .message)
    let place = reference.location
    var finding = contents.finding(name, in: place.file, at: place.position, on: platform)
    finding?.consoleMessage = ConsoleLine.noInitialController(reference.setting, reference.name)
    return finding
  }

  static let sceneStoryboard = "UISceneStoryboardFile"
  private static let settingsOfApps = ["UIMainStoryboardFile", sceneStoryboard]
}

extension Finding.Note {
  /// Returns a note about the setting that names a document.
  fileprivate static func loadedAtLaunch(_ setting: String) -> Finding.Note {
    Finding.Note("the name is the value of '\(setting)', which the system reads at launch")
  }
}
