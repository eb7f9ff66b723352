import Foundation

/// The number of changes of each kind by outcome, and the failures.
struct MutationReport: Encodable {
  /// The outcome of a change.
  enum Outcome: String, Encodable {
    /// All expected findings and no others were reported.
    case found
    /// An expected finding was reported as unverified.
    case unverified
    /// An expected finding is missing, or an unrelated finding disappeared.
    case missed
    /// An unexpected finding was reported.
    case `false`
  }

  /// The outcome of one change.
  struct Verdict: Encodable {
    var outcome: Outcome
    var summary: String
    var missing: [String]
    var found: [String]
  }

  /// The number of changes of one kind, by outcome.
  struct Row: Encodable {
    var kind: String
    fileprivate var isSilent: Bool
    fileprivate var found = 0
    fileprivate var unverified = 0
    fileprivate var missed = 0
    fileprivate var `false` = 0
  }

  /// A change with an unexpected outcome.
  struct Fault: Encodable {
    var kind: String
    fileprivate var tree: String
    var verdict: Verdict
  }

  private(set) var rows: [Row] = []
  private(set) var faults: [Fault] = []

  mutating func add(_ verdict: Verdict, kind: MutationKind, tree: String) {
    let index =
      rows.firstIndex { $0.kind == kind.name }
      ?? {
        rows.append(Row(kind: kind.name, isSilent: kind.isSilent))
        return rows.count - 1
      }()
    switch verdict.outcome {
    case .found: rows[index].found += 1
    case .unverified: rows[index].unverified += 1
    case .missed: rows[index].missed += 1
    case .false: rows[index].false += 1
    }
    if verdict.outcome != .found { faults.append(Fault(kind: kind.name, tree: tree, verdict: verdict)) }
  }

  var fails: Bool { rows.contains { $0.missed + $0.false > 0 } }

  func text() -> String {
    var lines = [Self.line("kind", "found", "unverified", "missed", "false")]
    for row in rows {
      let name = row.kind + (row.isSilent ? " (silent)" : "")
      lines.append(Self.line(name, "\(row.found)", "\(row.unverified)", "\(row.missed)", "\(row.false)"))
    }
    let total = rows.reduce(into: Row(kind: "all", isSilent: false)) { total, row in
      total.found += row.found
      total.unverified += row.unverified
      total.missed += row.missed
      total.false += row.false
    }
    lines.append(
      Self.line("all", "\(total.found)", "\(total.unverified)", "\(total.missed)", "\(total.false)")
    )
    for fault in faults {
      lines.append(
        "\n\(fault.verdict.outcome.rawValue): \(fault.kind) in \(fault.tree): \(fault.verdict.summary)"
      )
      lines += fault.verdict.missing.map { "  missing: \($0)" }
      lines += fault.verdict.found.map { "  new:     \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ figures: String...) -> String {
    name.padding(toLength: 36, withPad: " ", startingAt: 0)
      + figures.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
  }
}
