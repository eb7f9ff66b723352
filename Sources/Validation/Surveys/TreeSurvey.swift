import InterfaceDocuments
public import RuntimeAttributes

/// What a tree holds, as far as a configuration would speak of it.
public struct TreeSurvey: Hashable, Sendable {
  /// How many documents of the tree's own there are, by platform.
  public var documents: [Platform: Int]
  /// How many sources there are.
  public var sources: Int
  /// The oldest systems that Xcode projects say for those documents, by platform.
  public var deploymentTargets: [Platform: PlatformVersion]
  /// Folders that hold what others wrote, and documents among it.
  public var vendoredFolders: [VendoredFolder]
  /// Folders beside the tree from which its projects build sources, by paths that count from the tree.
  public var foldersElsewhere: [String]

  /// A folder that holds what others wrote.
  public struct VendoredFolder: Hashable, Sendable {
    /// The folder's path from the tree.
    public var path: String
    /// How many documents are below it.
    public var documents: Int
    /// Whether a package manager fills it; else its name alone speaks for it.
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

  /// The platform of all documents, if they have one.
  public var platform: Platform? { documents.count == 1 ? documents.keys.first : nil }
}

extension Validator {
  /// Looks at what a tree holds, for a first configuration.
  ///
  /// - Parameter path: The tree's folder.
  /// - Returns: What it holds.
  /// - Throws: A ``ValidationError`` if there is no such folder.
  public func survey(_ path: String) async throws(ValidationError) -> TreeSurvey {
    let folder = PathName.normalized(path)
    let tree = try await FileTree.at(folder, jobs: options.jobs)
    guard !tree.isSingleFile else {
      throw .unreadable(path: folder, reason: "not a folder")
    }
    tree.tellUnread()
    let own = tree.documents.filter {
      VendoredFolders.folder(of: PathName.relative($0, to: folder)) == nil
    }
    let platforms = await ConcurrentMap.map(own, jobs: options.jobs) {
      DocumentReading($0).document?.platform
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

  /// The folders outside of a tree that its targets build sources from.
  private static func foldersElsewhere(_ projects: ProjectTargets, around folder: String) -> [String] {
    let files = projects.targets.flatMap { target in
      target.files.filter { FileTree.FileKind(name: $0) == .source } + target.folders.map { $0 + "/" }
    }
    let folders = files.compactMap { file -> String? in
      let parts = PathName.fromFolder(folder, PathName.folder(of: file)).split(separator: "/")
      let ups = parts.prefix { $0 == ".." }
      // Of a file that stands right above the tree, all that is up there would be too much.
      guard !ups.isEmpty, parts.count > ups.count else { return nil }
      return (ups + [parts[ups.count]]).joined(separator: "/")
    }
    return PathName.unique(folders).filter { (try? FileTree.isFolder(PathName.joined(folder, $0))) != nil }
  }
}

/// The folders that hold what others wrote, by their names.
private enum VendoredFolders {
  /// What package managers fill.
  private static let managed: Set<String> = ["pods", "carthage", "sourcepackages"]
  /// What people call such folders.
  private static let usual: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third party", "third_party", "external",
    "externals", "submodules",
  ]

  /// The outermost such folder that a file is below; nil if there is none.
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
