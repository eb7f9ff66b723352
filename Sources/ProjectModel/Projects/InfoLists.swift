import InterfaceDocuments

/// Finds the property lists that form the `Info.plist` of an Xcode target.
struct InfoLists {
  let settings: BuildSettings
  /// The folder to which the project's paths are relative.
  let folder: String

  /// Returns the paths of the property lists of a target's configurations, or nil if the project does not determine
  /// them.
  func paths(of target: PropertyList, name: String) -> Set<String>? {
    var paths: Set<String> = []
    for configuration in settings.configurations(of: target) {
      guard let file = settings.text("INFOPLIST_FILE", in: configuration), !file.isEmpty else {
        // Xcode generates the complete property list.
        guard settings.text("GENERATE_INFOPLIST_FILE", in: configuration) == "YES" else {
          return nil
        }
        continue
      }
      guard let path = path(of: file, name: name) else { return nil }
      paths.insert(path)
    }
    return paths.isEmpty && settings.configurations(of: target).isEmpty ? nil : paths
  }

  private func path(of file: String, name: String) -> String? {
    var file = BuildSettings.expanded(file, "TARGET_NAME", to: name)
    for setting in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] {
      file = BuildSettings.expanded(file, setting, to: ".")
    }
    guard !file.utf8.contains(UInt8(ascii: "$")) else { return nil }
    return file.hasPrefix("/") ? file : PathName.joined(folder, file)
  }
}
