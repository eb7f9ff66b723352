/// A lookup of package targets by the files that they contain.
package struct PackageTargets: Sendable {
  private let manifests: Set<String>
  /// The targets with folders that the manifests specify.
  private let placed: [PackageManifest.PlacedTarget]
  private let resources = RememberedValues<PackageManifest.Target, PackageManifest.Resources?>()
  private let olderThanResources = RememberedValues<PackageManifest.Target, Bool>()

  /// Finds the targets of the packages whose manifests are among the given files.
  package init(_ files: some Sequence<String>) {
    manifests = Set(files.lazy.filter(PackageManifest.isManifest))
    placed = PackageManifest.placedTargets(in: manifests)
  }

  /// Whether there are no packages.
  package var isEmpty: Bool { manifests.isEmpty }

  /// Returns the target of the innermost package that contains a file, if any.
  package func target(of file: String) -> PackageManifest.Target? {
    guard !manifests.isEmpty else { return nil }
    let standard = PackageManifest.target(of: file, among: manifests)
    guard let own = placed.first(where: { $0.contains(file) })?.target else { return standard }
    guard let standard, !PathName.isBelow(own.folder, standard.folder) else { return own }
    return standard
  }

  /// Whether the package that contains a document certainly does not build it, because its tools version is older than
  /// resources.
  package func ignoresResource(_ document: String) -> Bool {
    target(of: document).map { target in
      olderThanResources.value(for: target) { PackageManifest.isOlderThanResources(target) }
    } == true
  }

  /// Returns the module of the target whose folder contains a document, unless the package is too old to build
  /// resources.
  package func module(ofResource document: String) -> String? {
    guard let target = target(of: document), !PackageManifest.lacksResources(target) else { return nil }
    return target.module
  }

  /// Returns the target that compiles a document into its resource bundle, if any.
  package func target(ofResource document: String) -> PackageManifest.Target? {
    guard let target = target(of: document),
      let own = resources.value(for: target, { PackageManifest.resources(of: target) }),
      own.contains(document)
    else { return nil }
    return target
  }
}
