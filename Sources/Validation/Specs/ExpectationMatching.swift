import Checks

/// A maximum matching between the patterns of a spec and findings, independent of their order.
struct ExpectationMatching {
  /// The indexes of findings, by pattern index.
  private(set) var matches: [Int: Int] = [:]
  /// The indexes of the findings without a pattern, in order.
  private(set) var unmatched: [Int]
  /// The indexes of patterns, by finding index.
  private var owners: [Int: Int] = [:]
  private let patterns: [Spec.FindingPattern]
  private let findings: [Finding]

  init(of patterns: [Spec.FindingPattern], in findings: [Finding]) {
    (self.patterns, self.findings) = (patterns, findings)
    unmatched = Array(findings.indices)
    for pattern in patterns.indices {
      if let place = unmatched.firstIndex(where: { patterns[pattern].matches(findings[$0]) }) {
        give(unmatched.remove(at: place), to: pattern)
      } else {
        rearrange(for: pattern)
      }
    }
  }

  private mutating func give(_ finding: Int, to pattern: Int) {
    (matches[pattern], owners[finding]) = (finding, pattern)
  }

  /// Searches for an augmenting path: finds a finding for a pattern by moving other patterns to other findings.
  private mutating func rearrange(for pattern: Int) {
    // The pattern to which each finding would move.
    var takers: [Int: Int] = [:]
    var unseen = findings.indices.filter { owners[$0] != nil }
    var waiting = [pattern]
    var next = 0
    while next < waiting.count {
      let taker = waiting[next]
      next += 1
      if let place = unmatched.firstIndex(where: { patterns[taker].matches(findings[$0]) }) {
        takers[unmatched[place]] = taker
        return pass(unmatched.remove(at: place), by: takers)
      }
      unseen.removeAll { finding in
        guard let owner = owners[finding], patterns[taker].matches(findings[finding]) else { return false }
        takers[finding] = taker
        waiting.append(owner)
        return true
      }
    }
  }

  /// Moves findings along an augmenting path.
  private mutating func pass(_ finding: Int, by takers: [Int: Int]) {
    var free: Int? = finding
    while let finding = free, let taker = takers[finding] {
      free = matches[taker]
      give(finding, to: taker)
    }
  }
}
