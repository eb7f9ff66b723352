/// The projects with sources in languages other than Swift and Objective-C, such as C# apps for iOS.
///
/// The documents of such a project use classes that its sources register with the Objective-C runtime.
package struct ForeignProjects: Sendable {
  /// The projects and their languages; projects in inner folders come first.
  private let projects: [(folder: String, language: ForeignProjectFile.Language)]

  /// Collects the foreign projects among project files.
  ///
  /// - Parameters:
  ///   - files: The project files.
  ///   - sources: The Swift and Objective-C sources. If a folder contains sources, project files in it that Swift and
  ///     Objective-C apps may also use are ignored.
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

  /// Returns the language of the foreign project that contains a document, or nil if there is none.
  package func language(of document: String) -> String? {
    project(around: document)?.language.name
  }

  /// Returns the folder of the foreign project that contains a document, or nil if there is none or its sources may be
  /// in other folders.
  package func folder(around document: String) -> String? {
    project(around: document).flatMap { $0.language.isShared ? nil : $0.folder }
  }

  private func project(around document: String) -> (folder: String, language: ForeignProjectFile.Language)? {
    projects.first { PathName.isBelow(document, $0.folder) }
  }
}
