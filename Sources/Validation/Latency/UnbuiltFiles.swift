/// Tells of files that no target builds, although targets build others beside them, or in a folder around theirs.
///
/// Who builds files around which nothing is built is not known: projects are generated, and packages need none.
struct UnbuiltFiles {
  private let projects: ProjectTargets
  /// The folders in which targets build something.
  private var folders: Set<Substring> = []
  /// The folders in which targets build sources.
  private var sourceFolders: Set<Substring> = []
  /// The files that targets build, by their length.
  private var listed: [Int: [String]] = [:]
  /// The folders that projects stand in, below which there may be anything.
  private let projectFolders: Set<String>
  /// The folders of packages.
  private let packages: [String]
  /// Whether some targets build tests.
  private let hasTests: Bool

  /// Notes beside which files targets build something.
  ///
  /// - Parameters:
  ///   - projects: The projects.
  ///   - sources: The sources, with the manifests of packages among them.
  init(_ projects: ProjectTargets, sources: some Sequence<String>) {
    self.projects = projects
    packages = PackageManifest.folders(among: sources)
    hasTests = projects.targets.contains(where: \.isTest)
    let files = Set(projects.targets.lazy.map(\.project))
    projectFolders = Set(files.map { PathName.folder(of: PathName.folder(of: $0)) })
    for target in projects.targets {
      for file in target.files {
        let folder = Self.folder(of: file)
        folders.insert(folder)
        listed[file.utf8.count, default: []].append(file)
        if FileTree.FileKind(name: file) == .source { sourceFolders.insert(folder) }
      }
    }
  }

  /// Whether no target builds a file, though there are some that build others of its folder.
  func contain(_ file: String) -> Bool {
    guard !folders.isEmpty, !projects.build(file) else { return false }
    let isSource = FileTree.FileKind(name: file) == .source
    guard isAround(file, isSource ? sourceFolders : folders), !isListed(file) else { return false }
    var folder = PathName.folder(of: file)
    while !folder.isEmpty, folder != "/", !PathName.isAbove(folder) {
      // A project may list a folder with all that is in it.
      if projects.list(folder) { return false }
      folder = PathName.folder(of: folder)
    }
    return !packages.contains { PathName.isBelow(file, $0) }
  }

  /// Whether what a source mentions may be loaded by an app: some target that is more than a test may build it.
  func mayMention(_ source: String) -> Bool {
    if hasTests {
      let targets = projects.indexes(building: source)
      if !targets.isEmpty, targets.allSatisfy({ projects.targets[$0].isTest }) { return false }
    }
    return !contain(source)
  }

  /// Whether one of some folders is that of a file, or around it within the folder of a project.
  private func isAround(_ file: String, _ folders: Set<Substring>) -> Bool {
    var folder = Self.folder(of: file)
    if folders.contains(folder) { return true }
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if projectFolders.contains(String(folder)) { return false }
      if folders.contains(folder) { return true }
    }
    return false
  }

  /// Whether a target lists a file by another case: on most disks of a Mac it finds the file all the same.
  private func isListed(_ file: String) -> Bool {
    // Most names of one length differ near their ends.
    let ending = file.utf8.suffix(Self.comparedEnding)
    let candidates = (listed[file.utf8.count] ?? []).filter { other in
      zip(other.utf8.suffix(Self.comparedEnding), ending).allSatisfy { $0 | 0x20 == $1 | 0x20 || $0 >= 0x80 }
    }
    guard !candidates.isEmpty else { return false }
    let lowercased = file.lowercased()
    return candidates.contains { $0.lowercased() == lowercased }
  }

  private static let comparedEnding = 12

  /// The folder of a file, whatever language it is for.
  private static func folder(of file: String) -> Substring {
    func folder(of path: Substring) -> Substring {
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }
    let own = folder(of: file[...])
    return own.hasSuffix(".lproj") ? folder(of: own) : own
  }
}
