/// The libraries linked into a target, except system libraries and products of its own project.
package struct ForeignLibraries: Hashable, Sendable {
  /// The paths of libraries and frameworks in the tree.
  package var files: Set<String> = []
  /// The names of products of other projects.
  package var products: Set<String> = []
  /// The names of products of packages.
  package var packageProducts: Set<String> = []
  /// The synchronized folders, whose libraries are linked as well.
  package var folders: Set<String> = []
  /// The paths of CocoaPods settings files.
  package var settings: Set<String> = []

  /// Adds other linked libraries.
  mutating func formUnion(_ other: ForeignLibraries) {
    files.formUnion(other.files)
    products.formUnion(other.products)
    settings.formUnion(other.settings)
    packageProducts.formUnion(other.packageProducts)
    folders.formUnion(other.folders)
  }
}
