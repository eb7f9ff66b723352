/// The references of an Xcode workspace.
struct WorkspaceFile {
  /// The referenced projects, files and folders.
  private var references: [String] = []

  /// Reads a workspace; a workspace without references may contain everything below its folder.
  init(_ workspace: String) {
    guard let bytes = try? FileBytes.read(workspace + "/contents.xcworkspacedata") else { return }
    let folder = PathName.folder(of: workspace)
    var groups: [String] = [folder]
    // Attributes do not contain angle brackets, and tags are not separated by text.
    for tag in String(decoding: bytes, as: UTF8.self).split(separator: "<").map(\.trimmed) {
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      let isGroup = tag.hasPrefix("Group")
      guard isGroup || tag.hasPrefix("FileRef") else { continue }
      let path = Self.location(in: tag, folder: folder, group: groups.last ?? folder)
      if !isGroup { references += [path].compactMap(\.self) }
      if isGroup, !tag.hasSuffix("/>") { groups.append(path ?? groups.last ?? folder) }
    }
  }

  /// Whether the workspace contains a folder, or one of the apps that contain the folder.
  func contains(_ folder: String, apps: [String]) -> Bool {
    references.isEmpty || references.contains { contains(folder, apps, by: $0) }
  }

  private func contains(_ folder: String, _ apps: [String], by reference: String) -> Bool {
    if ProjectContents.isProject(PathName.file(of: reference)) {
      let contents = ProjectContents(reference)
      // A project with unknown contents may contain the folder, unless an app was already found.
      return apps.contains(PathName.folder(of: reference))
        || (apps.isEmpty || contents.areKnown) && contents.contain(folder)
    }
    let manifest = PathName.joined(reference, PackageManifest.name)
    guard (try? FileTree.isFolder(manifest)) == nil else {
      return apps.contains(reference) || folder == reference
        || PathName.isBelow(folder, reference)
          && ProjectContents(manifest).contain(folder)
    }
    // A workspace shows an app in a subfolder of a referenced folder, but does not build it.
    return apps.isEmpty && PathName.isBelow(folder, reference)
  }

  /// Returns the path of an element's location: `location = "group:App/App.xcodeproj"`; nil for other kinds of
  /// locations.
  private static func location(in tag: Substring, folder: String, group: String) -> String? {
    guard let start = tag.ranges(of: "location").first?.upperBound else { return nil }
    let parts = tag[start...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let value = parts[1].replacing("&amp;", with: "&").replacing("&apos;", with: "'")
    guard let colon = value.firstIndex(of: ":") else { return nil }
    let path = String(value[value.index(after: colon)...])
    switch value[..<colon] {
    case "group": return PathName.joined(group, path)
    case "container": return PathName.joined(folder, path)
    case "absolute": return path
    default: return nil
    }
  }
}
