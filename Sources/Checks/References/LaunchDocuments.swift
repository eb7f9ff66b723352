package import KeyValueCoding
package import ProjectModel
import RuntimeAttributes

/// Checks the documents that the system loads at launch, as named in property lists and projects.
package struct LaunchDocuments {
  private let contents: BundleContents

  /// Creates the checks for an app's resources.
  package init(_ contents: BundleContents) { self.contents = contents }

  /// Returns findings about the documents that do not exist; each configuration of a target repeats its settings, so that
  /// the first place of each name in a file is reported.
  ///
  /// - Parameters:
  ///   - references: The names of documents, in order.
  ///   - platform: The platform of the app.
  /// - Returns: The findings.
  package func findings(_ references: [LaunchReference], on platform: Platform) -> [Finding] {
    var seen: Set<[String]> = []
    return references.compactMap { reference in
      let name = MissingName(reference.kind == .nib ? .nib(reference.name) : .storyboard(reference.name))
      let place = reference.location
      guard var finding = contents.finding(name, in: place.file, at: place.position, on: platform),
        seen.insert([place.file, reference.setting, reference.name]).inserted
      else { return nil }
      finding.notes.append(.loadedAtLaunch(reference.setting))
      return finding
    }
  }
}
