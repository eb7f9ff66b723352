import InterfaceDocuments

/// The paths of an Xcode project's files and folders, by the ids of their references.
struct ProjectPaths {
  /// The folder to which the project's paths are relative.
  let folder: String
  /// The paths of files; a variant group has the paths of all its localizations.
  private(set) var files: [String: [String]] = [:]
  /// The paths of synchronized folders.
  private(set) var folders: [String: String] = [:]
  private let objects: PropertyList
  /// The objects that already belong to a group.
  ///
  /// Xcode adds each object to one group. In a handcrafted project, many groups may reference the same object, so that
  /// a small file expands to a huge tree; only the first reference is followed.
  private var claimed: Set<String> = []

  // Systems cannot open longer paths.
  static let longestPath = 4096
  // Apps have fewer localizations.
  private static let mostVariants = 256

  /// Collects the paths.
  ///
  /// - Parameters:
  ///   - objects: The objects of the project file.
  ///   - project: The root object of the project.
  ///   - path: The path of the project file.
  init(_ objects: PropertyList, _ project: PropertyList, path: String) {
    self.objects = objects
    let outside = PathName.folder(of: PathName.folder(of: path))
    folder = PathName.joined(outside, project["projectDirPath"]?.string ?? "")
    if let group = project["mainGroup"]?.string { collect(group, in: folder) }
  }

  /// Collects the paths in a group and its subgroups, in the order of the project.
  private mutating func collect(_ group: String, in folder: String) {
    var open = [(id: group, parent: folder)]
    var variantGroups: [(id: String, children: [String])] = []
    while let (id, parent) = open.popLast() {
      guard claimed.insert(id).inserted, let object = objects[id],
        let path = path(of: object, in: parent), path.utf8.count <= Self.longestPath
      else {
        continue
      }
      switch object["isa"]?.string {
      case "PBXFileReference": files[id] = [path]
      case "PBXFileSystemSynchronizedRootGroup": folders[id] = path
      case let kind:
        let children = object["children"]?.strings ?? []
        open += children.reversed().map { ($0, path) }
        if kind == "PBXVariantGroup" { variantGroups.append((id, children)) }
      }
    }
    for (id, children) in variantGroups {
      let variants = children.prefix(Self.mostVariants).filter {
        objects[$0]?["isa"] == .string("PBXFileReference")
      }
      files[id] = variants.flatMap { files[$0] ?? [] }
    }
  }

  private func path(of object: PropertyList, in parent: String) -> String? {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "<group>": return PathName.joined(parent, path)
    case "SOURCE_ROOT": return PathName.joined(folder, path)
    case "<absolute>": return path
    default: return nil
    }
  }
}
