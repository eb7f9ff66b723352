/// The manifests of Swift packages, which decide what the folders around them are.
enum PackageManifest {
  /// What every manifest is called.
  static let name = "Package.swift"

  /// Whether a file is a manifest.
  static func isManifest(_ file: String) -> Bool { file.hasSuffix(name) && PathName.file(of: file) == name }

  /// The manifests among some files.
  private static func among(_ files: some Sequence<String>) -> [String] { files.filter(isManifest) }

  /// The folders of the packages whose manifests are among some files.
  static func folders(among files: some Sequence<String>) -> [String] {
    among(files).map(PathName.folder(of:))
  }
}
