/// Recognizes the development dependencies of dependencies: the `Pods` of an example in `Carthage/Checkouts/Charts`.
///
/// Package managers install the dependencies of a dependency into the app's own folders, so the nested copies are not
/// part of the app.
package enum NestedDependencies {
  /// Whether a file is in a package manager's folder inside a dependency's folder.
  package static func contain(_ file: String) -> Bool {
    let parts = file.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let outer = parts.firstIndex(where: folders.contains) else { return false }
    // Skips the outer folder and its subfolder: `Checkouts` or the dependency.
    return parts[outer...].dropFirst(2).dropLast().contains(where: folders.contains)
  }

  private static let folders: Set<Substring> = ["Carthage", "Pods", "checkouts"]
}
