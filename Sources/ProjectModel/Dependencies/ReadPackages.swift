/// The packages whose manifests were read, including transitive dependencies.
package struct ReadPackages: Hashable, Sendable {
  /// The names of the library products of all packages; empty if a package is missing.
  package private(set) var products: Set<String> = []
  /// The paths of the packages' binary libraries.
  package private(set) var binaries: Set<String> = []

  /// Creates an empty set of packages.
  package init() {}

  /// Reads the manifests of packages.
  ///
  /// - Parameters:
  ///   - report: The dependencies, with their copies.
  ///   - manifests: The manifests of the app's own packages.
  init(_ report: DependencyReport, manifests: [String]) {
    var packages = ReadPackages()
    for manifest in manifests where !packages.add(manifest) { return }
    for status in report.statuses where status.dependency.kind == .package {
      guard status.state == .found, let folder = status.copies.first?.path,
        packages.add("\(folder)/\(PackageManifest.name)")
      else { return }
    }
    self = packages
  }

  /// Adds a package; returns false if its manifest or one of its binaries is missing.
  private mutating func add(_ manifest: String) -> Bool {
    guard SystemPath.isRegularFile(manifest) else { return false }
    products.formUnion(
      PackageManifest.calls(of: "library", in: manifest).compactMap {
        PackageManifest.argument("name", of: $0.text)
      }
    )
    let folder = PathName.folder(of: manifest)
    for (target, _) in PackageManifest.calls(of: "binaryTarget", in: manifest) {
      if let path = PackageManifest.argument("path", of: target), Self.isLibrary(path) {
        let path = PathName.joined(folder, path)
        guard (try? FileTree.isFolder(path)) == true else { return false }
        binaries.insert(path)
      } else {
        let downloaded = Self.artifacts(ofPackage: folder)
        guard !downloaded.isEmpty else { return false }
        binaries.formUnion(downloaded)
      }
    }
    return true
  }

  /// Returns the binaries that SwiftPM downloaded for a package in `checkouts`; they are in the sibling folder
  /// `artifacts`.
  private static func artifacts(ofPackage folder: String) -> [String] {
    let checkouts = PathName.folder(of: folder)
    let artifacts = PathName.joined(PathName.folder(of: checkouts), "artifacts")
    let name = PathName.file(of: folder).lowercased()
    return FolderEntries.folders(in: artifacts).filter { $0.lowercased() == name }.flatMap { package in
      let own = "\(artifacts)/\(package)"
      // The binaries may be in a subfolder named after the target.
      return libraries(in: own) + FolderEntries.folders(in: own).flatMap { libraries(in: "\(own)/\($0)") }
    }
  }

  private static func libraries(in folder: String) -> [String] {
    FolderEntries.folders(in: folder).filter(isLibrary).map { "\(folder)/\($0)" }
  }

  private static func isLibrary(_ path: String) -> Bool {
    [".framework", ".xcframework"].contains(where: path.hasSuffix)
  }
}
