import Checks
import Validation

/// Counts the changes of a fix run.
struct FixTally {
  var changes = 0
  /// The number of changed files.
  var files = 0
  /// The number of files that could not be read or written.
  var failed = 0
  /// The number of unsafe changes that were not requested.
  var unsafe = 0
  /// The number of failing findings that remain, except findings with unsafe fixes.
  var left = 0

  /// Counts a changed file.
  mutating func add(_ fix: FileFix) {
    files += 1
    changes += Self.places(fix.changes)
  }

  /// Counts the findings that remain, and the unsafe changes that would fix some of these findings.
  mutating func addRemaining(_ findings: [Finding], unsafe fixes: [FileFix]) {
    let changes = fixes.flatMap(\.changes).filter { $0.kind.applicability == .unsafe }
    unsafe += Self.places(changes)
    let fixed = Set(changes.map(\.finding))
    left += findings.count { $0.fails(under: .normal) && !fixed.contains($0) }
  }

  /// Returns the number of places that are changed.
  private static func places(_ changes: [FileFix.Change]) -> Int { Set(changes.map(\.place)).count }
}
