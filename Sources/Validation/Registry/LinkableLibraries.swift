/// What a tree holds of libraries that its targets may link.
struct LinkableLibraries: Sendable {
  /// The paths of binary libraries and frameworks.
  var binaries: Set<String> = []
  /// The identities of packages whose sources were read, and those of all that they depend on.
  var packages: Set<String> = []
}
