/// Which property lists a target of an Xcode project builds its `Info.plist` from.
struct InfoLists {
  let settings: BuildSettings
  /// The folder from which the project reckons paths.
  let folder: String

  /// The paths that a target's configurations name; nil where a setting decides that stands outside of the project.
  func paths(of target: PropertyListValue, name: String) -> Set<String>? {
    var paths: Set<String> = []
    for configuration in settings.configurations(of: target) {
      guard let file = settings.text("INFOPLIST_FILE", in: configuration), !file.isEmpty else {
        // Xcode writes the whole list itself.
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
