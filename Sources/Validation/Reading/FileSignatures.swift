import BinaryCoding

/// The signatures of the files of a run, taken before any of them is read.
struct FileSignatures: Sendable {
  /// The digest of all that a run takes from its tree, except asset catalogs; nil if a file may change without a trace.
  var state: ContentDigest?
  private var lists: [(paths: [String], signatures: [FileSignature])] = []

  /// Creates an empty list.
  init() {}

  /// The signatures of a list of files, in its order; nil if they were not taken.
  func signatures(of paths: [String]) -> [FileSignature]? {
    lists.first { $0.paths == paths }?.signatures
  }

  /// Whether every file that was looked at has a signature.
  var areCertain: Bool { lists.allSatisfy { !$0.signatures.contains(.none) } }

  /// Takes the signatures of a list of files, unless it was done before.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - moment: The time from which on changes are too recent for a signature, in nanoseconds.
  ///   - jobs: The number of files that are looked at at the same time.
  mutating func take(_ paths: [String], unchangedSince moment: Int, jobs: Int?) async {
    guard signatures(of: paths) == nil else { return }
    let taken = await ConcurrentMap.map(paths, jobs: jobs) { FileSignature(of: $0, unchangedSince: moment) }
    lists.append((paths, taken))
  }
}
