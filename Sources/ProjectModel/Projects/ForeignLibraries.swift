/// The libraries linked into a target, except most system libraries and products of the target's own project.
package struct ForeignLibraries: Hashable, Sendable {
  /// The paths of linked libraries and frameworks in the tree.
  package var files: Set<String> = []
  /// The names of linked products of other projects.
  package var products: Set<String> = []
  /// The names of linked package products.
  package var packageProducts: Set<String> = []
  /// The synchronized folders of the target, which may contain linked libraries.
  package var folders: Set<String> = []
  /// The paths of CocoaPods settings files, which may link further libraries.
  package var settings: Set<String> = []

  /// The names of the system's frameworks that the target lists, apart from those that sources import.
  package var systemFrameworks: Set<String> = []

  /// Whether there are only system frameworks.
  package var isEmpty: Bool {
    [files, products, packageProducts, folders, settings].allSatisfy(\.isEmpty)
  }

  /// Adds other linked libraries.
  mutating func formUnion(_ other: ForeignLibraries) {
    files.formUnion(other.files)
    products.formUnion(other.products)
    settings.formUnion(other.settings)
    packageProducts.formUnion(other.packageProducts)
    folders.formUnion(other.folders)
    systemFrameworks.formUnion(other.systemFrameworks)
  }
}
