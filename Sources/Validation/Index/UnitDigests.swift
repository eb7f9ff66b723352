import FactStorage
import RuntimeAttributes

/// Digests of what the loads of a unit's documents share, for one state of its files.
struct UnitDigests: Hashable, Sendable {
  /// All that every load depends on but the sources; of these which manifests of packages are among them.
  let besideSources: ContentDigest
  /// All that every load depends on but what sources declare.
  let settings: ContentDigest
  /// The same, with what sources declare.
  let surroundings: ContentDigest
  /// All on which the names depend that lead to documents.
  let names: ContentDigest

  /// Digests what loads share.
  ///
  /// - Parameters:
  ///   - entries: What the files say.
  ///   - unit: The unit, of which all else is taken.
  ///   - documentsAround: The documents beside those of the unit that the app holds.
  ///   - images: The asset catalogs.
  ///   - options: What the run was told.
  ///   - countsPlaces: Whether the places of declarations count, which findings may follow where they move.
  init(
    _ entries: UnitEntries,
    of unit: ValidationUnit,
    documentsAround: [String],
    images: [IndexedFile],
    options: Validator.Options,
    countsPlaces: Bool
  ) {
    let sources = entries.sources.map(\.value.path)
    let paths = [
      entries.documents.map(\.value.path), documentsAround, PathName.unique(unit.images),
      entries.projects.map(\.value.path), unit.specs.map(\.path), PackageManifest.among(sources),
      [options.platform?.rawValue ?? "", options.deploymentTarget?.description ?? ""],
    ]
    besideSources = ContentDigest(
      of: unit.specs.map(\.content) + entries.documents.map(\.value.structure)
        + entries.projects.map(\.value.content) + images.map(\.entry.content),
      paths.flatMap { $0 + [""] }
    )
    settings = ContentDigest(of: [besideSources], sources)
    surroundings = ContentDigest(
      of: [settings] + entries.sources.map { countsPlaces ? $0.value.content : $0.value.structure }
    )
    names = ContentDigest(of: [settings] + entries.sources.map(\.value.heads))
  }
}
