import JSON5

extension PackageManifest {
  /// Returns the folders of the targets of a package and the folders in them that the targets exclude, or nil if the
  /// manifest does not determine them.
  static func targetFolders(in manifest: String) -> (folders: [String], excluded: [String])? {
    guard let bytes = try? FileBytes.read(manifest) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let package = PathName.folder(of: manifest)
    var (folders, excluded): (Set<String>, Set<String>) = ([], [])
    for kind in targetKinds {
      for call in text.ranges(of: ".\(kind)(") {
        let arguments = arguments(in: text[call.upperBound...])
        guard !arguments.ranges(of: "path:").isEmpty else {
          folders.formUnion(standardFolders.map { PathName.joined(package, $0) })
          continue
        }
        guard let path = argument("path", of: arguments), !path.contains("\\") else { return nil }
        let folder = PathName.joined(package, path)
        folders.insert(folder)
        excluded.formUnion(strings(of: "exclude", in: arguments).map { PathName.joined(folder, $0) })
      }
    }
    return folders.isEmpty ? nil : (folders.sorted(), excluded.sorted())
  }

  /// A target whose folder a manifest specifies by `path:`.
  package struct PlacedTarget {
    package var target: Target
    /// The folder of the target's sources.
    var folder: String
    /// The folders and files in it that the target excludes.
    var excluded: [String]

    /// Whether the target contains a file.
    package func contains(_ file: String) -> Bool {
      PathName.isBelow(file, folder)
        && !excluded.contains { file == $0 || PathName.isBelow(file, $0) }
    }
  }

  /// Returns the targets of packages whose folders the manifests specify by `path:`, innermost folders first.
  package static func placedTargets(in manifests: some Sequence<String>) -> [PlacedTarget] {
    manifests.flatMap { placedTargets(of: $0) }.sorted {
      ($1.folder.utf8.count, $0.folder, $0.target.name) < ($0.folder.utf8.count, $1.folder, $1.target.name)
    }
  }

  private static func placedTargets(of manifest: String) -> [PlacedTarget] {
    guard let bytes = try? FileBytes.read(manifest) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    let package = PathName.folder(of: manifest)
    return targetKinds.flatMap { kind in
      text.ranges(of: ".\(kind)(").compactMap { call -> PlacedTarget? in
        let arguments = arguments(in: text[call.upperBound...])
        guard let name = argument("name", of: arguments), let path = argument("path", of: arguments),
          !path.contains("\\")
        else { return nil }
        let folder = PathName.joined(package, path)
        return PlacedTarget(
          target: Target(folder: package, name: name),
          folder: folder,
          excluded: strings(of: "exclude", in: arguments).map { PathName.joined(folder, $0) }
        )
      }
    }
  }

  private static let targetKinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// The folders that contain the targets without a path.
  private static let standardFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  /// Returns the arguments of a call up to its closing parenthesis.
  private static func arguments(in text: Substring) -> Substring {
    var depth = 1
    var isInString = false
    let end = text.firstIndex { character in
      switch character {
      case "\"": isInString.toggle()
      case "(" where !isInString: depth += 1
      case ")" where !isInString: depth -= 1
      default: break
      }
      return depth == 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  /// Returns the string literals in the list of a labeled argument.
  private static func strings(of label: String, in arguments: Substring) -> [String] {
    guard let label = arguments.ranges(of: label + ":").first else { return [] }
    let parts = arguments[label.upperBound...].prefix { $0 != "]" }
      .split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
