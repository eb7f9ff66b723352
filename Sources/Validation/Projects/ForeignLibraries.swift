import BinaryCoding

/// What is linked into a target beside the system's libraries and what targets of its own project build.
struct ForeignLibraries: Hashable, Sendable {
  /// The paths of libraries and frameworks that lie in the tree.
  var files: Set<String> = []
  /// The names of what targets of other projects build.
  var products: Set<String> = []
  /// The packages that are linked: their repositories' or folders' names in lower case.
  var packages: Set<String> = []
  /// The folders that are kept in step with the disk, in which libraries are linked as well.
  var folders: Set<String> = []
  /// The paths of CocoaPods' files of settings.
  var settings: Set<String> = []

  /// Adds what else is linked.
  mutating func formUnion(_ other: ForeignLibraries) {
    files.formUnion(other.files)
    products.formUnion(other.products)
    settings.formUnion(other.settings)
    packages.formUnion(other.packages)
    folders.formUnion(other.folders)
  }
}

extension ForeignLibraries: BinaryCodable {
  static var placeholder: ForeignLibraries { ForeignLibraries() }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&files)
    coder.code(&products)
    coder.code(&settings)
    coder.code(&packages)
    coder.code(&folders)
  }
}
