import Validation

/// Counts the changes of a fix run.
struct FixTally {
  /// The number of changes.
  var changes = 0
  /// The number of changed files.
  var files = 0
  /// The number of files that could not be read or written.
  var failed = 0
  /// The number of failing findings that remain.
  var left: Int

  /// Counts a changed file.
  mutating func add(_ fix: FileFix) {
    files += 1
    changes += Set(fix.changes.map(\.place)).count
    left -= fix.changes.count { $0.finding.fails(under: .normal) }
  }
}
