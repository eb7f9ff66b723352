import JSON5

extension PackageManifest {
  /// Returns the folders of a package's targets and the paths that the targets exclude, or nil if the manifest does not
  /// determine the folders.
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

  /// A target with a `path:` argument in the manifest.
  package struct PlacedTarget: Sendable {
    package var target: Target
    /// The folder of the target's sources.
    var folder: String
    /// The excluded files and folders of the target.
    var excluded: [String]

    /// Whether the target contains a file.
    package func contains(_ file: String) -> Bool {
      PathName.isBelow(file, folder)
        && !excluded.contains { file == $0 || PathName.isBelow(file, $0) }
    }
  }

  /// Returns the targets with a `path:` argument in manifests; inner folders come first.
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

  /// The documents that a target compiles into its resource bundle.
  struct Resources: Sendable {
    /// The files and folders that the target excludes, or copies without compilation.
    fileprivate var excluded: [String]

    func contains(_ document: String) -> Bool {
      !excluded.contains { document == $0 || PathName.isBelow(document, $0) }
    }
  }

  /// Returns the resources of a target, or nil if the manifest does not determine them.
  ///
  /// Since tools version 5.3, packages compile documents even if the manifest does not list them as resources.
  static func resources(of target: Target) -> Resources? {
    guard let bytes = try? FileBytes.read(PathName.joined(target.folder, name)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let version = toolsVersion(of: text), version >= (5, 3) else { return nil }
    for kind in targetKinds {
      for call in text.ranges(of: ".\(kind)(") {
        let arguments = arguments(in: text[call.upperBound...])
        guard argument("name", of: arguments) == target.name else { continue }
        let path = argument("path", of: arguments) ?? "Sources/\(target.name)"
        let folder = PathName.joined(target.folder, path)
        let copied = arguments.ranges(of: ".copy(").compactMap { copy in
          arguments[copy.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            .dropFirst().first.map(String.init)
        }
        let excluded = strings(of: "exclude", in: arguments) + copied
        return Resources(excluded: excluded.map { PathName.joined(folder, $0) })
      }
    }
    return nil
  }

  /// Whether the tools version of a package is older than resources, and nothing else near the manifest may build the
  /// package's documents, such as a podspec.
  static func isOlderThanResources(_ target: Target) -> Bool {
    guard lacksResources(target),
      let entries = try? FolderEntries(of: target.folder.isEmpty ? "." : target.folder)
    else { return false }
    return !entries.contains { entry in otherBuilds.contains(where: entry.name.hasSuffix) }
  }

  /// Whether the tools version of a package is older than resources.
  static func lacksResources(_ target: Target) -> Bool {
    guard let bytes = try? FileBytes.read(PathName.joined(target.folder, name)) else { return false }
    return toolsVersion(of: String(decoding: bytes, as: UTF8.self)).map { $0 < (5, 3) } == true
  }

  /// The extensions of files that may build the documents of a package in another way, and Bazel's file.
  private static let otherBuilds = [".podspec", ".podspec.json", ".xcodeproj", "BUILD", "project.yml"]

  /// Returns the version in the first line of a manifest, if any: `// swift-tools-version:5.9`.
  private static func toolsVersion(of manifest: String) -> (Int, Int)? {
    guard let line = manifest.split(whereSeparator: \.isNewline).first,
      let word = line.ranges(of: "swift-tools-version").first
    else { return nil }
    let numbers = line[word.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    return numbers.first.map { ($0, numbers.dropFirst().first ?? 0) }
  }

  private static let targetKinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// The folders that contain targets without a `path:` argument.
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
