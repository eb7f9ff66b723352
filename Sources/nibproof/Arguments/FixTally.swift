import Checks
import Validation

/// Counts the changes of a fix run.
struct FixTally {
  /// The number of changes.
  var changes = 0
  /// The number of changed files.
  var files = 0
  /// The number of files that could not be read or written.
  var failed = 0
  /// The number of unsafe changes that were not requested.
  var unsafe = 0
  /// The number of failing findings that remain, except those with unsafe fixes.
  var left: Int

  /// Counts a changed file.
  mutating func add(_ fix: FileFix) {
    files += 1
    changes += Self.places(fix.changes)
    left -= fix.changes.count { $0.finding.fails(under: .normal) }
  }

  /// Counts the unsafe changes among fixes that are not made.
  mutating func addUnsafe(_ fixes: [FileFix]) {
    let changes = fixes.flatMap(\.changes).filter { $0.kind.applicability == .unsafe }
    unsafe += Self.places(changes)
    left -= changes.count { $0.finding.fails(under: .normal) }
  }

  /// Returns the number of places that are changed.
  private static func places(_ changes: [FileFix.Change]) -> Int { Set(changes.map(\.place)).count }
}
