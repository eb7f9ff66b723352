/// The files that packages build; their resources are in separate bundles.
///
/// If the code of a package names a nib or storyboard, the name refers to a document of a package, not to an app's
/// document with the same name. The bundle argument is not evaluated, since packages usually pass their own bundle or
/// the bundle of a dependency.
package struct PackageFiles {
  private let projects: ProjectTargets
  /// The `Sources` folders of packages.
  private let folders: [String]

  package init(_ projects: ProjectTargets, sources: [String]) {
    self.projects = projects
    folders = PackageManifest.folders(among: sources).map { PathName.joined($0, "Sources") }
  }

  /// Whether a package, and not a project, builds a file.
  package func contain(_ file: String) -> Bool {
    folders.contains { PathName.isBelow(file, $0) } && !projects.build(file)
  }
}
