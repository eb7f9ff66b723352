import Checks
import ProjectModel
import RuntimeAttributes

/// Converts paths for CI servers: relative to the root of the repository, regardless of the current folder.
public struct RepositoryPaths: Sendable {
  private let folder: String
  private let roots: [String]

  /// Creates a converter for a current folder and a repository.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder to which paths are relative.
  ///   - roots: The absolute paths of the repository, in all spellings.
  public init(folder: String, roots: [String]) {
    self.folder = PathName.resolved(folder)
    self.roots = roots.filter { $0.hasPrefix("/") }.map(PathName.resolved)
  }

  /// Returns the path relative to the root of the repository, or the path unchanged if the file is outside of the
  /// repository.
  public func path(_ file: String) -> String {
    let whole = whole(file)
    for root in roots {
      let prefix = root == "/" ? root : root + "/"
      if whole.hasPrefix(prefix) { return String(whole.dropFirst(prefix.count)) }
    }
    return file
  }

  /// Returns the absolute path.
  public func whole(_ file: String) -> String {
    PathName.resolved(file.hasPrefix("/") ? file : "\(folder)/\(file)")
  }
}

extension ReportOptions {
  func absolutePath(_ file: String) -> String {
    guard let folder, !file.hasPrefix("/") else { return file }
    return PathName.resolved(folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)")
  }

  /// Returns the path relative to the repository, which servers expect, or the given path if the repository is unknown.
  func serverPath(_ file: String) -> String { repository?.path(file) ?? file }

  /// Returns the finding with paths relative to the repository.
  private func forServer(_ finding: Finding) -> Finding {
    var finding = finding
    finding.file = serverPath(finding.file)
    if let file = finding.declaration?.file { finding.declaration?.file = serverPath(file) }
    for index in finding.notes.indices {
      finding.notes[index].location = finding.notes[index].location.map(forServer)
    }
    return finding
  }

  /// Returns the group with paths for a server.
  func forServer(_ group: FindingGroup) -> FindingGroup {
    var group = group
    (group.finding, group.members) = (forServer(group.finding), group.members.map(forServer))
    return group
  }

  /// Returns the diagnostic with a path for a server.
  func forServer(_ diagnostic: ConfigurationDiagnostic) -> ConfigurationDiagnostic {
    var diagnostic = diagnostic
    diagnostic.place = forServer(diagnostic.place)
    return diagnostic
  }

  /// Returns the location with a path for a server.
  func forServer(_ place: FileLocation) -> FileLocation {
    FileLocation(file: serverPath(place.file), position: place.position)
  }
}
