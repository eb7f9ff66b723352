/// Projects whose sources are in a language that is not read, such as C# apps for iOS.
///
/// Their documents use classes that those sources register with the Objective-C runtime.
package struct ForeignProjects: Sendable {
  /// The projects and their languages; projects in inner folders come first.
  private let projects: [(folder: String, language: ForeignProjectFile.Language)]

  /// Collects the projects among the project files of a scope.
  ///
  /// - Parameters:
  ///   - files: The project files.
  ///   - sources: The Swift and Objective-C sources; in folders that contain some, project files that Swift and
  ///     Objective-C apps may also have are ignored.
  package init(among files: [String], sources: [String]) {
    let files = files.compactMap { file in
      ForeignProjectFile.language(of: PathName.file(of: file)).map { (PathName.folder(of: file), $0) }
    }
    let readFolders = files.contains { $0.1.isShared } ? Self.folders(around: sources) : []
    projects = files.filter { !$0.1.isShared || !readFolders.contains($0.0) }
      .sorted { ($0.0.utf8.count, $0.1.name) > ($1.0.utf8.count, $1.1.name) }
  }

  /// Returns the folders that contain sources at any depth.
  private static func folders(around sources: [String]) -> Set<String> {
    var folders: Set<String> = []
    for source in sources {
      var folder = PathName.folder(of: source)
      while folders.insert(folder).inserted { folder = PathName.folder(of: folder) }
    }
    return folders
  }

  /// Returns the language of the project that contains a document, or nil if the sources of the project are read.
  package func language(of document: String) -> String? {
    project(around: document)?.language.name
  }

  /// Returns the folder of the project that contains a document, or nil if the sources of the project are read or may
  /// be in other folders.
  package func folder(around document: String) -> String? {
    project(around: document).flatMap { $0.language.isShared ? nil : $0.folder }
  }

  private func project(around document: String) -> (folder: String, language: ForeignProjectFile.Language)? {
    projects.first { PathName.isBelow(document, $0.folder) }
  }
}
