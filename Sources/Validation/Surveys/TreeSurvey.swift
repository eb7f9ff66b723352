import InterfaceDocuments
import KeyValueCoding
import ProgramModel
public import ProjectModel
import RuntimeAttributes

/// The contents of a tree that are relevant to an initial configuration.
public struct TreeSurvey: Hashable, Sendable {
  /// The number of the tree's own documents, by platform.
  public var documents: [Platform: Int]
  /// The number of sources.
  public var sources: Int
  /// The lowest deployment targets that Xcode projects set for these documents, by platform.
  public var deploymentTargets: [Platform: PlatformVersion]
  /// Folders with third-party code that contain documents.
  public var vendoredFolders: [VendoredFolder]
  /// Folders outside of the tree that contain sources of the tree's projects, relative to the tree.
  public var foldersElsewhere: [String]

  /// A folder with third-party code.
  public struct VendoredFolder: Hashable, Sendable {
    /// The folder's path, relative to the tree.
    public var path: String
    /// The number of documents below the folder.
    public var documents: Int
    /// Whether the name is that of a package manager's folder, such as `Pods`, rather than a common name, such as
    /// `Vendor`.
    public var isManaged: Bool

    /// Creates a folder.
    public init(path: String, documents: Int, isManaged: Bool) {
      (self.path, self.documents, self.isManaged) = (path, documents, isManaged)
    }
  }

  /// Creates a survey.
  public init(
    documents: [Platform: Int] = [:],
    sources: Int = 0,
    deploymentTargets: [Platform: PlatformVersion] = [:],
    vendoredFolders: [VendoredFolder] = [],
    foldersElsewhere: [String] = []
  ) {
    self.documents = documents
    self.sources = sources
    self.deploymentTargets = deploymentTargets
    self.vendoredFolders = vendoredFolders
    self.foldersElsewhere = foldersElsewhere
  }

  /// The common platform of all documents, if any.
  public var platform: Platform? { documents.count == 1 ? documents.keys.first : nil }
}

extension Validator {
  /// Surveys the contents of a tree, for an initial configuration.
  ///
  /// - Parameter path: The folder of the tree.
  /// - Returns: The contents of the tree.
  /// - Throws: A ``ValidationError`` if the path does not exist or is not a folder.
  public func survey(_ path: String) async throws(ValidationError) -> TreeSurvey {
    let folder = PathName.normalized(path)
    let tree = try await FileTree.at(folder, jobs: options.jobs)
    guard !tree.isSingleFile else {
      throw .unreadable(path: folder, reason: "not a folder")
    }
    tree.reportUnread()
    let own = tree.documents.filter {
      VendoredFolders.folder(of: PathName.relative($0, to: folder)) == nil
    }
    let platforms = await ConcurrentMap.map(own, jobs: options.jobs) {
      DocumentRecord($0, keepsDocument: false).summary?.platform
    }
    let projects = await ProjectTargets.read(tree.projects, jobs: options.jobs)
    var survey = TreeSurvey(sources: tree.sources.count)
    for (file, platform) in zip(own, platforms) {
      guard let platform else { continue }
      survey.documents[platform, default: 0] += 1
      guard let version = projects.deploymentTarget(of: file, on: platform) else { continue }
      survey.deploymentTargets[platform] = min(survey.deploymentTargets[platform] ?? version, version)
    }
    let vendored = tree.documents.compactMap {
      VendoredFolders.folder(of: PathName.relative($0, to: folder))
    }
    survey.vendoredFolders = Dictionary(grouping: vendored, by: \.self)
      .map { VendoredFolders.described($0.key, documents: $0.value.count) }
      .sorted { $0.path < $1.path }
    survey.foldersElsewhere = Self.foldersElsewhere(projects, around: folder)
    return survey
  }

  /// Returns the folders outside of a tree that contain sources of its targets.
  private static func foldersElsewhere(_ projects: ProjectTargets, around folder: String) -> [String] {
    let files = projects.targets.flatMap { target in
      target.files.filter { FileTree.FileKind(name: $0) == .source } + target.folders.map { $0 + "/" }
    }
    let folders = files.compactMap { file -> String? in
      let parts = PathName.fromFolder(folder, PathName.folder(of: file)).split(separator: "/")
      let ups = parts.prefix { $0 == ".." }
      // The folder of a file directly above the tree would include unrelated files.
      guard !ups.isEmpty, parts.count > ups.count else { return nil }
      return (ups + [parts[ups.count]]).joined(separator: "/")
    }
    return PathName.unique(folders).filter { (try? FileTree.isFolder(PathName.joined(folder, $0))) != nil }
  }
}

/// Finds folders with third-party code by their names.
private enum VendoredFolders {
  /// Folders that package managers create.
  private static let managed: Set<String> = ["pods", "carthage", "sourcepackages"]
  /// Common names of folders with third-party code.
  private static let usual: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third party", "third_party", "external",
    "externals", "submodules",
  ]

  /// Returns the outermost folder with third-party code that contains a file, or nil if there is none.
  static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    let index = parts.dropLast().firstIndex { part in
      managed.contains(part.lowercased()) || usual.contains(part.lowercased())
    }
    return index.map { parts[...$0].joined(separator: "/") }
  }

  static func described(_ path: String, documents: Int) -> TreeSurvey.VendoredFolder {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return TreeSurvey.VendoredFolder(path: path, documents: documents, isManaged: managed.contains(name))
  }
}
