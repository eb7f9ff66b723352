/// What dependencies are developed with: the `Pods` of an example in `Carthage/Checkouts/Charts`.
///
/// The package managers bring what a dependency needs into folders of the app, so that nothing of it is in the app.
enum NestedDependencies {
  /// Whether a file is in the folder of a package manager inside of the folder of a dependency.
  static func contain(_ file: String) -> Bool {
    let parts = file.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let outer = parts.firstIndex(where: folders.contains) else { return false }
    // The outer folder, `Checkouts`, and the dependency.
    return parts[outer...].dropFirst(2).dropLast().contains(where: folders.contains)
  }

  private static let folders: Set<Substring> = ["Carthage", "Pods", "checkouts"]
}
