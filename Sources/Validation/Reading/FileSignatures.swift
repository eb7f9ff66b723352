import BinaryCoding

/// The signatures of the files of a run, taken before any file is read.
struct FileSignatures: Sendable {
  /// The digest of all inputs of a run except asset catalogs; nil if a file may change without a new signature.
  var state: ContentDigest?
  private var lists: [(paths: [String], signatures: [FileSignature])] = []

  /// Creates an empty collection.
  init() {}

  /// Returns the signatures of a list of files, in the same order, or nil if they were not taken.
  func signatures(of paths: [String]) -> [FileSignature]? {
    lists.first { $0.paths == paths }?.signatures
  }

  /// Whether every file in the lists has a signature.
  var areCertain: Bool { lists.allSatisfy { !$0.signatures.contains(.none) } }

  /// Takes the signatures of a list of files, unless they were already taken.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - moment: The time in nanoseconds after which changes are too recent for a signature.
  ///   - jobs: The number of files to process concurrently.
  mutating func take(_ paths: [String], unchangedSince moment: Int, jobs: Int?) async {
    guard signatures(of: paths) == nil else { return }
    let taken = await ConcurrentMap.map(paths, jobs: jobs) { FileSignature(of: $0, unchangedSince: moment) }
    lists.append((paths, taken))
  }
}
