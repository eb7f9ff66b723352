import InterfaceDocuments
import PortableFoundation

/// Finds the derived data folders of workspaces and projects.
enum DerivedData {
  /// Returns the folders with package checkouts of workspaces.
  ///
  /// - Parameters:
  ///   - folder: A derived data folder with the data of several workspaces, or of one workspace, which may be any.
  ///   - workspaces: The absolute paths of the workspaces and projects.
  /// - Returns: The folders named `SourcePackages`, which may not exist.
  static func sourcePackages(in folder: String, of workspaces: Set<String>) -> [String] {
    let names = FolderEntries.folders(in: folder)
    if names.contains("SourcePackages") { return [folder + "/SourcePackages"] }
    let stems = Set(workspaces.map(PathName.stem(of:)))
    return names.sorted().compactMap { name in
      // Xcode replaces spaces in workspace names and appends a hash.
      let stem = name.prefix(upTo: name.lastIndex(of: "-") ?? name.endIndex)
      guard stems.contains(where: { $0.replacing(" ", with: "_") == stem || $0 == stem }) else { return nil }
      guard let workspace = workspace(of: "\(folder)/\(name)"),
        workspaces.contains(URL(fileURLWithPath: workspace).resolvingSymlinksInPath().path)
      else { return nil }
      return "\(folder)/\(name)/SourcePackages"
    }
  }

  /// Returns the path of the workspace or project to which a derived data folder belongs, if known.
  private static func workspace(of folder: String) -> String? {
    guard let bytes = try? FileBytes.read(folder + "/info.plist") else { return nil }
    return PropertyList(bytes)?["WorkspacePath"]?.string
  }
}
