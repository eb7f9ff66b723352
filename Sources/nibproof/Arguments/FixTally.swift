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
  /// The findings that are fixed, or would be by unsafe changes; one finding may need changes in several files.
  private(set) var fixed: Set<Finding> = []

  /// Counts a changed file.
  ///
  /// - Parameters:
  ///   - fix: The changes.
  ///   - findings: All findings; the changes also fix those about unconnected outlets that they connect.
  mutating func add(_ fix: FileFix, among findings: [Finding]) {
    files += 1
    changes += Self.places(fix.changes)
    subtract(fix.changes.map(\.finding))
    for change in fix.changes {
      guard case .repair(let name, _) = change.kind else { continue }
      subtract(
        findings.filter {
          $0.id == .unconnectedOutlet && $0.file == fix.file && $0.keyPath == name.new
            && $0.object?.id == change.finding.object?.id
        }
      )
    }
  }

  /// Counts the unsafe changes among fixes that are not made.
  mutating func addUnsafe(_ fixes: [FileFix]) {
    let changes = fixes.flatMap(\.changes).filter { $0.kind.applicability == .unsafe }
    unsafe += Self.places(changes)
    subtract(changes.map(\.finding))
  }

  private mutating func subtract(_ findings: [Finding]) {
    for finding in findings where fixed.insert(finding).inserted && finding.fails(under: .normal) {
      left -= 1
    }
  }

  /// Returns the number of places that are changed.
  private static func places(_ changes: [FileFix.Change]) -> Int { Set(changes.map(\.place)).count }
}
