/// The libraries in a tree that its targets may link.
struct LinkableLibraries: Sendable {
  /// The paths of binary libraries and frameworks.
  var binaries: Set<String> = []
  /// The packages whose sources and dependencies were read.
  var packages = ReadPackages()
}
