package import KeyValueCoding
import NibLoading
package import ProgramModel
package import ProjectModel
import RuntimeAttributes
import SourceModel

/// Checks the documents that the system loads at launch, as named in property lists and projects.
package struct LaunchDocuments {
  private let contents: BundleContents
  private let code: CodeQueries

  /// Creates the checks for an app's resources and code.
  package init(_ contents: BundleContents, _ code: CodeQueries) {
    (self.contents, self.code) = (contents, code)
  }

  /// Returns findings about the documents that do not exist; each configuration of a target repeats its settings, so that
  /// the first place of each name in a file is reported.
  ///
  /// - Parameters:
  ///   - references: The names of documents, in order.
  ///   - targets: The indexes of the app targets that have the settings.
  ///   - platform: The platform of the app.
  /// - Returns: The findings.
  package func findings(
    _ references: [LaunchReference],
    of targets: Set<Int>,
    on platform: Platform
  ) -> [Finding] {
    var seen: Set<[String]> = []
    return references.compactMap { reference in
      guard targets.contains(where: { isRead(reference, by: $0) }) else { return nil }
      let name = MissingName(reference.kind == .nib ? .nib(reference.name) : .storyboard(reference.name))
      let place = reference.location
      guard
        var finding = contents.finding(name, in: place.file, at: place.position, on: platform)
          ?? withoutEntryPoint(reference, on: platform),
        seen.insert([place.file, reference.setting, reference.name]).inserted
      else { return nil }
      finding.notes.append(.loadedAtLaunch(reference.setting))
      return finding
    }
  }

  /// Whether the system may read a setting when an app is launched.
  private func isRead(_ reference: LaunchReference, by target: Int) -> Bool {
    let families = code.projects.targets[target].deviceFamilies
    return families.map(reference.isRead(onFamilies:)) != false
      && (!reference.isReadByApplication || code.mayStartApplication(target: target))
  }

  /// Returns a finding about a storyboard of iOS without an initial scene: the app starts without a view.
  ///
  /// An app for macOS may have only a menu in its main storyboard, and code may set the window's controller.
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

  private static let settingsOfApps = ["UIMainStoryboardFile", "UISceneStoryboardFile"]
}
