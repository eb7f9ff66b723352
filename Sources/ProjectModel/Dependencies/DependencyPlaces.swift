import PortableFoundation

/// The folders to search for checkouts of dependencies, in addition to the project's own.
package struct DependencyPlaces: Hashable, Sendable {
  /// Derived data folders; each contains the data of one workspace (Xcode's `-derivedDataPath`) or of several
  /// workspaces.
  package var derivedData: [String] = []
  /// Folders that contain `checkouts` (Xcode's `-clonedSourcePackagesDirPath`).
  package var sourcePackages: [String] = []
  /// The folder into which `nibproof dependencies --fetch` writes dependencies, if any.
  package var cache: String?
  /// The copy of a repository that is validated instead of the original, if any.
  package var copy: Copy?

  /// A copy of a folder that uses the derived data of the original folder.
  package struct Copy: Hashable, Sendable {
    private let folder: String
    private let original: String

    /// Creates a copy.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the copy, without symbolic links.
    ///   - original: The absolute path of the original, without symbolic links.
    package init(_ folder: String, of original: String) { (self.folder, self.original) = (folder, original) }

    /// Returns the corresponding path in the original, or the path itself if it is outside the copy.
    func original(of path: String) -> String {
      PathName.isBelow(path, folder) ? PathName.joined(original, PathName.relative(path, to: folder)) : path
    }
  }

  /// Creates places without any folders.
  package init() {}

  /// Creates the places that the platform, the user and an Xcode build define.
  ///
  /// - Parameter environment: The environment variables of the process.
  package init(environment: [String: String]) {
    derivedData = [environment["NIBPROOF_DERIVED_DATA"]].compactMap(\.self)
    sourcePackages = [environment["NIBPROOF_SOURCE_PACKAGES"]].compactMap(\.self)
    // Xcode builds into Build/Products in the workspace's derived data folder.
    if let products = environment["BUILD_DIR"] ?? environment["SYMROOT"], products.hasPrefix("/") {
      derivedData.append(PathName.folder(of: PathName.folder(of: products)))
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      derivedData.append(home + "/Library/Developer/Xcode/DerivedData")
    }
    derivedData = derivedData.filter { !$0.isEmpty }
    sourcePackages = sourcePackages.filter { !$0.isEmpty }
    cache = Self.userCache(environment).map { $0 + "/nibproof/dependencies" }
  }

  /// Returns the platform's folder for caches, or nil if the user has no home folder.
  private static func userCache(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }
}
