/// The binary libraries and packages that the targets of a file tree may link.
package struct LinkableLibraries: Sendable {
  /// The paths of binary libraries and frameworks.
  package var binaries: Set<String> = []
  /// The packages whose sources and dependencies were read.
  package var packages = ReadPackages()

  package init(binaries: Set<String> = [], packages: ReadPackages = ReadPackages()) {
    self.binaries = binaries
    self.packages = packages
  }
}
