/// Finds the manifests of Swift packages, which determine the roles of their sibling folders.
enum PackageManifest {
  /// The file name of manifests.
  static let name = "Package.swift"

  static func isManifest(_ file: String) -> Bool { file.hasSuffix(name) && PathName.file(of: file) == name }

  /// Returns the folders of the packages with a manifest among the given files.
  static func folders(among files: some Sequence<String>) -> [String] {
    files.filter(isManifest).map(PathName.folder(of:))
  }
}
