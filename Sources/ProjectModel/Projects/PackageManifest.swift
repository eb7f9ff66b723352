/// Finds the manifests of Swift packages, which determine the roles of their sibling folders.
package enum PackageManifest {
  static let name = "Package.swift"

  package static func isManifest(_ file: String) -> Bool {
    file.hasSuffix(name) && PathName.file(of: file) == name
  }

  /// Returns the folders of packages whose manifests are among the given files.
  package static func folders(among files: some Sequence<String>) -> [String] {
    files.filter(isManifest).map(PathName.folder(of:))
  }

  /// A target of a package.
  package struct Target: Hashable, Sendable {
    /// The folder of the package.
    package var folder: String
    /// The name of the target.
    package var name: String

    /// The module name of the target: `Some_Kit` for `Some-Kit`.
    package var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }

  /// Returns the target that contains a file, by folder: `Kit` for `Sources/Kit/View.swift`.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - files: The paths of all sources, including manifests.
  /// - Returns: The target, or nil if the file is not in the `Sources` folder of a package.
  package static func target(of file: String, among files: Set<String>) -> Target? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.lastIndex(of: "Sources"), folder + 2 < parts.count,
      files.contains((parts[..<folder] + [name[...]]).joined(separator: "/"))
    else { return nil }
    return Target(folder: parts[..<folder].joined(separator: "/"), name: String(parts[folder + 1]))
  }
}
