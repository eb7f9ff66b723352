import Validation

/// Counts what a fix did.
struct FixTally {
  /// The number of changes.
  var changes = 0
  /// The number of files that were changed.
  var files = 0
  /// The number of files that could not be read or written.
  var failed = 0
  /// The number of failing findings that remain.
  var left: Int

  /// Counts a file that was changed.
  mutating func add(_ fix: FileFix) {
    files += 1
    changes += Set(fix.changes.map(\.place)).count
    left -= fix.changes.count { $0.finding.fails(under: .normal) }
  }
}
