/// The references of an Xcode workspace.
struct WorkspaceFile {
  /// The referenced projects, files and folders.
  private var references: [String] = []

  /// Reads a workspace; without references, it may contain anything below it.
  init(_ workspace: String) {
    guard let bytes = try? FileBytes.read(workspace + "/contents.xcworkspacedata") else { return }
    let folder = PathName.folder(of: workspace)
    var groups: [String] = [folder]
    // The tags have no other attributes with angle brackets, and no text between them.
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
      // An unreadable project may contain anything, but an app has a project already.
      return apps.contains(PathName.folder(of: reference))
        || (apps.isEmpty || contents.areKnown) && contents.contain(folder)
    }
    let manifest = PathName.joined(reference, PackageManifest.name)
    guard (try? FileTree.isFolder(manifest)) == nil else {
      return apps.contains(reference) || folder == reference
        || PathName.isBelow(folder, reference)
          && ProjectContents(manifest).contain(folder)
    }
    // An app in a subfolder of a referenced folder is listed in the workspace, but not built by it.
    return apps.isEmpty && PathName.isBelow(folder, reference)
  }

  /// Returns the path of an element's location: `location = "group:App/App.xcodeproj"`.
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
