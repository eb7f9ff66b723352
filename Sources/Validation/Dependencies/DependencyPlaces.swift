import PortableFoundation

/// Where checkouts of dependencies are looked for, besides the folders of a project itself.
package struct DependencyPlaces: Hashable, Sendable {
  /// Folders of derived data, either for several workspaces or for one, as Xcode's `-derivedDataPath` names it.
  package var derivedData: [String] = []
  /// Folders that hold `checkouts`, as Xcode's `-clonedSourcePackagesDirPath` names them.
  package var sourcePackages: [String] = []
  /// The folder to which `nibproof dependencies --fetch` writes.
  package var cache: String?

  /// Looks nowhere else.
  package init() {}

  /// The places that the platform, the user and a build by Xcode name.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - cacheFolder: The folder of the cache; the user's unless given.
  package init(environment: [String: String], cacheFolder: String? = nil) {
    derivedData = [environment["NIBPROOF_DERIVED_DATA"]].compactMap(\.self)
    sourcePackages = [environment["NIBPROOF_SOURCE_PACKAGES"]].compactMap(\.self)
    // Xcode builds in Build/Products of the folder for a workspace.
    if let products = environment["BUILD_DIR"] ?? environment["SYMROOT"], products.hasPrefix("/") {
      derivedData.append(PathName.folder(of: PathName.folder(of: products)))
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      derivedData.append(home + "/Library/Developer/Xcode/DerivedData")
    }
    derivedData = derivedData.filter { !$0.isEmpty }
    sourcePackages = sourcePackages.filter { !$0.isEmpty }
    cache = cacheFolder.map { $0 + "/dependencies" }
  }
}
