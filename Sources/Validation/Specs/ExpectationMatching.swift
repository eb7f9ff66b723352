/// Gives each pattern of a spec a finding of its own, to as many as can have one: in which order either stand does not
/// matter.
struct ExpectationMatching {
  /// The numbers of the findings, by that of the pattern.
  private(set) var matches: [Int: Int] = [:]
  /// The numbers of the findings that no pattern has, in their order.
  private(set) var unmatched: [Int]
  /// The numbers of the patterns, by that of the finding.
  private var owners: [Int: Int] = [:]
  private let patterns: [Spec.FindingPattern]
  private let findings: [Finding]

  /// Matches patterns with findings.
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

  /// Finds one for a pattern that matches none but those of others, by giving these others.
  private mutating func rearrange(for pattern: Int) {
    // Who would take each finding.
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

  /// Gives a finding to who would take it, what that one had to the next, and so on.
  private mutating func pass(_ finding: Int, by takers: [Int: Int]) {
    var free: Int? = finding
    while let finding = free, let taker = takers[finding] {
      free = matches[taker]
      give(finding, to: taker)
    }
  }
}
