import FactStorage

/// What the system keeps of the files of a run, taken before any of them is read.
struct FileSignatures: Sendable {
  /// The digest of all that a run takes from its tree, asset catalogs aside; nil if a file may change without a trace.
  private(set) var state: ContentDigest?
  private var lists: [(paths: [String], signatures: [FileSignature])] = []

  /// Takes none.
  init() {}

  /// Takes those of the files of units.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - moment: The time from which on changes are too recent to be told apart.
  ///   - jobs: How many files are looked at at the same time.
  init(of units: [ValidationUnit], unchangedSince moment: Int, jobs: Int?) async {
    var digests: [ContentDigest] = []
    for unit in units {
      let (specs, isWhole) = (unit.specs, unit.isWhole ? "whole" : "")
      digests.append(ContentDigest(of: specs.map(\.content), specs.map(\.path) + [isWhole]))
      digests.append(ContentDigest(of: [], unit.idlePatterns.map(\.description)))
      for paths in [unit.documentsAround, unit.images, unit.sourcesAround.sorted()] {
        digests.append(ContentDigest(of: [], paths))
      }
      for paths in [unit.sources, unit.documents, unit.projects, PathName.unique(unit.propertyLists)] {
        await take(paths, unchangedSince: moment, jobs: jobs)
        let signatures = signatures(of: paths) ?? []
        digests.append(ContentDigest(of: [], paths))
        digests.append(signatures.withUnsafeBytes { ContentDigest(of: $0) })
      }
    }
    let isCertain = lists.allSatisfy { list in !list.signatures.contains(.none) }
    state = isCertain ? ContentDigest(of: digests) : nil
  }

  /// The signatures of a list of files in its order; nil if they were not taken.
  func signatures(of paths: [String]) -> [FileSignature]? {
    lists.first { $0.paths == paths }?.signatures
  }

  private mutating func take(_ paths: [String], unchangedSince moment: Int, jobs: Int?) async {
    guard signatures(of: paths) == nil else { return }
    let taken = await ConcurrentMap.map(paths, jobs: jobs) { FileSignature(of: $0, unchangedSince: moment) }
    lists.append((paths, taken))
  }
}
