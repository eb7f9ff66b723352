import JSON5

/// A folder in which SwiftPM or Xcode checks out packages: `.build` or `SourcePackages`.
struct Checkouts: Sendable {
  /// The folder that contains `checkouts` and `artifacts`.
  private let folder: String
  /// The names of the checkout folders, by package identity.
  private var folders: [String: String] = [:]
  /// The package states from `workspace-state.json`, by package identity.
  private var states: [String: State] = [:]
  /// The folders of local and edited packages, by package identity.
  private(set) var localPackages: [String: String] = [:]

  private struct State {
    var version: String?
    var revision: String?
  }

  /// Reads a folder; returns nil if it contains neither checkouts nor their states.
  init?(_ folder: String) {
    self.folder = folder
    let names = FolderEntries.folders(in: folder + "/checkouts")
    let stateFile = folder + "/workspace-state.json"
    guard !names.isEmpty || SystemPath.isRegularFile(stateFile) else { return nil }
    for name in names { folders[name.lowercased()] = name }
    if let bytes = try? FileBytes.read(stateFile), let root = try? JSON5Reader.read(bytes) { read(root) }
  }

  private mutating func read(_ root: JSONValue) {
    let object = root["object"] ?? root
    for entry in object["dependencies"]?.elements ?? [] {
      let reference = entry["packageRef"]
      let url = (reference?["location"] ?? reference?["path"])?.string
      guard let identity = url.map(Dependency.identity(of:)) ?? reference?["identity"]?.string else {
        continue
      }
      let state = entry["state"]
      switch (state?["name"] ?? state)?.string {
      case "edited", "local", "fileSystem":
        if let path = (state?["path"] ?? entry["basedOn"]?["path"])?.string ?? url, path.hasPrefix("/") {
          localPackages[identity] = path
        }
      default:
        let checkout = state?["checkoutState"] ?? state
        states[identity] = State(
          version: checkout?["version"]?.string ?? checkout?["branch"]?.string,
          revision: checkout?["revision"]?.string
        )
        if let subpath = entry["subpath"]?.string, folders[subpath.lowercased()] == subpath {
          folders[identity] = subpath
        }
      }
    }
  }

  /// Returns the copy of a dependency, or nil if it is missing.
  func copy(of dependency: Dependency) -> DependencyCopy? {
    let identity = dependency.identity
    if let path = localPackages[identity], (try? FileTree.isFolder(path)) == true {
      return DependencyCopy(path)
    }
    guard let name = folders[identity] else { return nil }
    let path = "\(folder)/checkouts/\(name)"
    let state = states[identity]
    return DependencyCopy(
      path,
      version: state?.version,
      revision: state?.revision ?? GitFolder.revision(of: path)
    )
  }

  var all: [String] { folders.values.sorted().map { "\(folder)/checkouts/\($0)" } }
}
