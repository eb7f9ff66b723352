import BinaryCoding

extension FileSignatures {
  /// Creates the signatures of the files of scopes.
  ///
  /// - Parameters:
  ///   - units: The scopes.
  ///   - moment: The time in nanoseconds after which changes are too recent for a signature.
  ///   - jobs: The number of files that are examined concurrently.
  init(of units: [ValidationScope], unchangedSince moment: Int, jobs: Int?) async {
    self.init()
    var digests: [ContentDigest] = []
    for unit in units {
      let (specs, isWhole) = (unit.specs, unit.isWhole ? "whole" : "")
      digests.append(ContentDigest(of: specs.map(\.content), specs.map(\.path) + [isWhole]))
      digests.append(ContentDigest(of: [], unit.unusedPatterns.map(\.description)))
      digests.append(ContentDigest(of: [], unit.dependencies.digestTexts))
      for paths in [
        unit.libraries.names, unit.dependencyDocuments, unit.images, unit.unreported.sorted(),
      ] {
        digests.append(ContentDigest(of: [], paths))
      }
      for paths in [
        unit.sources, unit.documents, unit.otherDocuments, unit.projects, PathName.unique(unit.propertyLists),
        PathName.unique(unit.settingsFiles),
      ] {
        await take(paths, unchangedSince: moment, jobs: jobs)
        let signatures = signatures(of: paths) ?? []
        digests.append(ContentDigest(of: [], paths))
        digests.append(signatures.withUnsafeBytes { ContentDigest(of: $0) })
      }
    }
    state = areCertain ? ContentDigest(of: digests) : nil
  }
}
