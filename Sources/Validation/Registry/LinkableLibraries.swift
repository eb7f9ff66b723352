/// The libraries in a tree that its targets may link.
struct LinkableLibraries: Sendable {
  /// The paths of binary libraries and frameworks.
  var binaries: Set<String> = []
  /// The packages whose sources and dependencies were read.
  var packages = ReadPackages()

  /// The paths and names of all libraries, in a fixed order.
  var names: [String] {
    [binaries, packages.products, packages.binaries].flatMap { $0.sorted() }
  }
}
