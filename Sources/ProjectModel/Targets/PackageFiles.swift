/// The files that packages build, whose resources are in separate bundles.
///
/// A nib or storyboard that the code of a package names is the document of a package, rather than an app's document
/// with the same name. The bundle is not evaluated, since a package usually passes its own bundle or the bundle of a
/// package that it depends on.
package struct PackageFiles {
  private let projects: ProjectTargets
  /// The folders with the sources of packages.
  private let folders: [String]

  package init(_ projects: ProjectTargets, sources: [String]) {
    self.projects = projects
    folders = PackageManifest.folders(among: sources).map { PathName.joined($0, "Sources") }
  }

  /// Whether a package builds a file, rather than a project.
  package func contain(_ file: String) -> Bool {
    folders.contains { PathName.isBelow(file, $0) } && !projects.build(file)
  }
}
