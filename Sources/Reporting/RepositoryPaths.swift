import RuntimeAttributes
import Validation

/// Paths as servers want them, from the root of the repository, wherever in it a run started.
public struct RepositoryPaths: Sendable {
  private let folder: String
  private let roots: [String]

  /// Knows where a run starts, and where its repository does.
  ///
  /// - Parameters:
  ///   - folder: The whole path of the folder that paths count from.
  ///   - roots: Whole paths of the repository's folder, in all the ways that it is called.
  public init(folder: String, roots: [String]) {
    self.folder = PathName.resolved(folder)
    self.roots = roots.filter { $0.hasPrefix("/") }.map(PathName.resolved)
  }

  /// A path from the root; as it is if the file is not below the root.
  public func path(_ file: String) -> String {
    let whole = whole(file)
    for root in roots {
      let prefix = root == "/" ? root : root + "/"
      if whole.hasPrefix(prefix) { return String(whole.dropFirst(prefix.count)) }
    }
    return file
  }

  /// A path from the root of the file system.
  public func whole(_ file: String) -> String {
    PathName.resolved(file.hasPrefix("/") ? file : "\(folder)/\(file)")
  }
}

extension ReportOptions {
  /// A path from the root of the file system.
  func absolutePath(_ file: String) -> String {
    guard let folder, !file.hasPrefix("/") else { return file }
    return PathName.resolved(folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)")
  }

  /// A path as a server wants it.
  func serverPath(_ file: String) -> String { repository?.path(file) ?? file }

  /// A finding whose paths are as a server wants them.
  func forServer(_ finding: Finding) -> Finding {
    var finding = finding
    finding.file = serverPath(finding.file)
    if let file = finding.declaration?.file { finding.declaration?.file = serverPath(file) }
    for index in finding.notes.indices {
      finding.notes[index].location = finding.notes[index].location.map(forServer)
    }
    return finding
  }

  /// A group of findings whose paths are as a server wants them.
  func forServer(_ group: FindingGroup) -> FindingGroup {
    FindingGroup(finding: forServer(group.finding), members: group.members.map(forServer))
  }

  /// A remark whose path is as a server wants it.
  func forServer(_ remark: ConfigurationDiagnostic) -> ConfigurationDiagnostic {
    var remark = remark
    remark.place = forServer(remark.place)
    return remark
  }

  /// A place whose path is as a server wants it.
  func forServer(_ place: SourceLocation) -> SourceLocation {
    SourceLocation(file: serverPath(place.file), position: place.position)
  }
}
