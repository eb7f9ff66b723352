/// The files and folders that belong to an Xcode project, a package or the manifest of a project generator.
struct ProjectContents {
  /// The files and folders; nil if they are unknown, so that everything below the project may belong to it.
  private let paths: [String]?
  /// The folders in ``paths`` that do not belong to the project.
  private var excluded: [String] = []

  var areKnown: Bool { paths != nil }

  /// Whether a file or folder has the name of a project.
  ///
  /// Manifests of project generators are treated as projects, since generated projects are often not committed.
  static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name == PackageManifest.name || generators.contains(name)
      || ForeignProjectFile.language(of: name)?.isShared == false
  }

  /// The manifests of Tuist and XcodeGen.
  private static let generators: Set<String> = ["Project.swift", "project.yml"]

  /// Reads a project.
  init(_ path: String) {
    switch PathName.file(of: path) {
    case PackageManifest.name:
      let targets = PackageManifest.targetFolders(in: path)
      paths = targets?.folders
      excluded = targets?.excluded ?? []
    case let name where Self.generators.contains(name): paths = Self.named(in: path)
    case let name where name.hasSuffix(".xcodeproj"):
      paths = ProjectFile.listedPaths(path + "/project.pbxproj")
    // An MSBuild project contains everything below its folder.
    default: paths = nil
    }
  }

  /// Whether a folder contains files of the project, or is inside a folder of the project.
  func contain(_ folder: String) -> Bool {
    guard let paths else { return true }
    return !excluded.contains { PathName.isBelow(folder, $0) }
      && paths.contains { PathName.isBelow($0, folder) || PathName.isBelow(folder, $0) }
  }

  /// Returns the existing files and folders that a manifest names; nil if there are none, or if it includes other
  /// manifests.
  ///
  /// A pattern is shortened to the part before its first wildcard.
  private static func named(in path: String) -> [String]? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.ranges(of: "include:").isEmpty else { return nil }
    let folder = PathName.folder(of: path)
    let parts = text.split { separators.contains($0) }.map(\.trimmed)
    let named = Set(parts.map { $0.hasPrefix("- ") ? $0.dropFirst(2).trimmed : $0 }).compactMap(pathPrefix)
    let paths = named.map { PathName.joined(folder, $0) }.filter { (try? FileTree.isFolder($0)) != nil }
    return paths.isEmpty ? nil : paths
  }

  private static let separators: Set<Character> = [
    "[", "]", "{", "}", "(", ")", ",", ":", "\"", "'", "\n", "\r\n",
  ]

  /// Returns the part of a pattern before the first component with a wildcard, or nil if the text is not a path.
  private static func pathPrefix(of text: Substring) -> String? {
    guard !text.isEmpty, !text.hasPrefix("/"), text != "-" else { return nil }
    let parts = text.split(separator: "/").prefix { !$0.contains("*") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
