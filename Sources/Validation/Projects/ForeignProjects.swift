/// Projects whose sources are in a language that is not read, such as C# apps for iOS.
///
/// Their documents use classes that those sources register with the Objective-C runtime.
struct ForeignProjects: Sendable {
  private let folders: [String]

  /// Collects the projects among the project files of a scope.
  init(among projects: [String]) {
    folders = projects.filter { project in
      FileTree.foreignProjectEndings.contains { project.hasSuffix("." + $0) }
    }
    .map(PathName.folder(of:))
  }

  /// Whether a document is in the folder of such a project.
  func contain(_ document: String) -> Bool { folders.contains { PathName.isBelow(document, $0) } }
}
