import Checks
import NibLoading
import ReferenceGraph

/// The state of each probed nib, scene and cell prototype, and the totals by state.
struct ProbeReport: Encodable {
  /// The state of a part, in the order of the totals.
  enum State: String, CaseIterable, Encodable {
    case reachable
    case unreachable
    /// The tree does not have an entry point, or unread code may load the part.
    case unknown
    /// The classes of the part's objects were not read.
    case unverified
    /// The missing outlets are not reported: the findings would be unverified and unreachable, or the nib's owner has
    /// another class.
    case noFinding = "no finding"
    /// The part does not contain an object with a custom class.
    case notProbed = "not probed"
  }

  /// A nib, scene or cell prototype.
  struct Row: Encodable {
    fileprivate(set) var tree: String
    /// The path in the tree.
    fileprivate(set) var file: String
    fileprivate(set) var line: Int
    fileprivate(set) var part: DocumentProbes.Part.Kind
    fileprivate(set) var name: String
    fileprivate(set) var state: State
    /// The evidence that the part is reachable, or the reason for another state.
    fileprivate(set) var reason: String
  }

  /// The number of parts of one kind, by state.
  private struct Total: Encodable {
    var part: DocumentProbes.Part.Kind
    var states: [String: Int]
  }

  private(set) var rows: [Row] = []

  mutating func add(_ parts: [DocumentProbes.Part], _ findings: [Finding], root: String, tree: String) {
    let keyed = findings.compactMap { finding in finding.keyPath.map { ($0, finding) } }
    let byProperty = Dictionary(keyed) { first, _ in first }
    for part in parts {
      let verdicts = part.properties.compactMap { byProperty[$0] }.map { Self.verdict($0, root: root) }
      // The findings of a part may differ if some classes were not read, or if the nib's owner may have another class.
      let verdict = State.allCases.lazy.compactMap { state in verdicts.first { $0.state == state } }.first
      rows.append(
        Row(
          tree: tree,
          file: PathText.relative(part.file, to: root),
          line: verdict?.finding.position.line ?? part.line,
          part: part.kind,
          name: part.identifier ?? verdict?.finding.object?.className ?? "",
          state: verdict?.state ?? (part.properties.isEmpty ? .notProbed : .noFinding),
          reason: verdict?.reason ?? ""
        )
      )
    }
  }

  /// The state of a part according to the finding about one of its objects.
  private struct Verdict {
    var finding: Finding
    var state: State
    var reason: String
  }

  private static func verdict(_ finding: Finding, root: String) -> Verdict {
    if finding.isUnreachable {
      let note = finding.notes.last?.message ?? ""
      let reason = note.hasPrefix("unreachable: ") ? String(note.dropFirst(13)) : note
      return Verdict(finding: finding, state: .unreachable, reason: reason)
    }
    if finding.consequence == .unverified {
      let reason = finding.unresolvedName.map { "'\($0)' was not found" } ?? finding.message
      return Verdict(finding: finding, state: .unverified, reason: reason)
    }
    guard let evidence = finding.evidence.first else {
      return Verdict(finding: finding, state: .unknown, reason: "")
    }
    let name = evidence.name.isEmpty ? "" : " '\(evidence.name)'"
    let place = evidence.position.map { ":\($0)" } ?? ""
    let file = PathText.relative(evidence.file, to: root)
    let reason = "\(evidence.kind.rawValue)\(name) at \(file)\(place)"
    return Verdict(finding: finding, state: .reachable, reason: reason)
  }

  private var totals: [Total] {
    DocumentProbes.Part.Kind.allCases.map { kind in
      let own = rows.filter { $0.part == kind }
      let numbers = State.allCases.map { state in (state.rawValue, own.count { $0.state == state }) }
      return Total(part: kind, states: Dictionary(uniqueKeysWithValues: numbers))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case rows, totals
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    try container.encode(totals, forKey: .totals)
  }

  func text() -> String {
    let trees = Set(rows.map(\.tree))
    var lines = rows.map { row in
      let kind = "\(padded(row.state.rawValue, 12)) \(padded(row.part.rawValue, 6))"
      let file = trees.count > 1 ? "\(row.tree)/\(row.file)" : row.file
      let name = row.name.isEmpty ? "" : " \(row.name)"
      let reason = row.reason.isEmpty ? "" : ": \(row.reason)"
      return "\(kind) \(file):\(row.line)\(name)\(reason)"
    }
    if !lines.isEmpty { lines.append("") }
    let totals = totals
    lines.append(line("", totals.map(\.part.rawValue)))
    lines += State.allCases.map { state in
      line(state.rawValue, totals.map { "\($0.states[state.rawValue] ?? 0)" })
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ figures: [String]) -> String {
    padded(name, 12) + figures.map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
