import Checks
import Foundation
import NibLoading
import RuntimeAttributes
import Validation

/// Makes changes in a copy of a tree, one at a time, and compares the findings before and after.
struct MutationRun {
  let arguments: Arguments

  func run() async throws -> MutationReport {
    var report = MutationReport()
    for tree in arguments.trees {
      let root = FileManager.default.temporaryDirectory.path + "/nibproof-mutations-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: root) }
      let app = try AppTree(copying: tree, to: root)
      let before = try await Self.findings(root)
      let sites = Sites(app, before: before)
      for kind in MutationKind.all where arguments.kinds.isEmpty || arguments.kinds.contains(kind.name) {
        for mutation in sample(kind.places(sites), kind: kind.name) {
          let after = try await Self.apply(mutation, in: app)
          report.add(judge(mutation, kind, before: before, after: after, root: root), kind: kind, tree: tree)
        }
      }
    }
    return report
  }

  /// Returns a sample of the places, determined by the seed.
  private func sample(_ mutations: [Mutation], kind: String) -> [Mutation] {
    let salt = kind.utf8.reduce(arguments.seed) { ($0 &* 31) &+ UInt64($1) }
    var generator = SplitMix(seed: salt)
    return Array(mutations.shuffled(using: &generator).prefix(arguments.count))
  }

  private static func findings(_ root: String) async throws -> [Finding] {
    try await Validator().validate([root]).findings
  }

  /// Returns the findings of the app after a change.
  private static func apply(_ mutation: Mutation, in app: AppTree) async throws -> [Finding] {
    var originals: [String: Data] = [:]
    for (path, edits) in Dictionary(grouping: mutation.edits, by: \.path) {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      originals[path] = data
      try Data(TextEdit.apply(edits, to: [UInt8](data))).write(to: URL(fileURLWithPath: path))
    }
    for (path, text) in mutation.additions { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    defer {
      for (path, data) in originals { try? data.write(to: URL(fileURLWithPath: path)) }
      for path in mutation.additions.keys { try? FileManager.default.removeItem(atPath: path) }
    }
    return try await findings(app.root)
  }

  /// Compares the findings after a change with the expected findings.
  func judge(
    _ mutation: Mutation,
    _ kind: MutationKind,
    before: [Finding],
    after: [Finding],
    root: String
  ) -> MutationReport.Verdict {
    let known = Set(before.map(Self.signature))
    let new = after.filter { !known.contains(Self.signature($0)) }
    // A change that must not have an effect must not remove findings.
    let left = Set(after.map(Self.signature))
    let vanished = kind.isSilent ? before.filter { !left.contains(Self.signature($0)) } : []
    var missing = mutation.expected
    var unverified = mutation.expected
    let causes = Set(after.compactMap { finding in finding.group.map { Cause(finding.file, $0.position) } })
    for finding in new {
      let satisfied = Self.expectations(satisfiedBy: finding, causes)
      missing.subtract(satisfied)
      if finding.consequence == .unverified {
        unverified = unverified.filter { $0.file != finding.file || $0.line != finding.position.line }
      } else {
        unverified.subtract(satisfied)
      }
    }
    let noted = Set(before.map(Self.place))
    let unexpected = new.filter { finding in
      // A change may cause more findings on a line that already had a finding.
      if !kind.isSilent, noted.contains(Self.place(finding)) { return false }
      guard mutation.expected.isDisjoint(with: Self.expectations(satisfiedBy: finding, causes)) else {
        return false
      }
      if kind.isSilent { return true }
      return finding.consequence != .unverified && !Self.touches(mutation, finding)
    }
    let show = { (finding: Finding) in
      "\(PathText.relative(finding.file, to: root)):\(finding.position) \(finding.id.rawValue) "
        + "\(finding.consequence): \(finding.message)"
    }
    let outcome: MutationReport.Outcome =
      !unexpected.isEmpty
      ? .false
      : !vanished.isEmpty ? .missed : missing.isEmpty ? .found : unverified.isEmpty ? .unverified : .missed
    return MutationReport.Verdict(
      outcome: outcome,
      summary: mutation.summary.replacingOccurrences(of: root + "/", with: ""),
      missing: missing.map {
        "\(PathText.relative($0.file, to: root)):\($0.line) \($0.id.rawValue) \($0.consequence)"
      }.sorted() + vanished.map(show),
      found: (unexpected.isEmpty ? new.prefix(5).map(show) : unexpected.prefix(5).map(show))
    )
  }

  private static func touches(_ mutation: Mutation, _ finding: Finding) -> Bool {
    guard let id = finding.object?.id else { return false }
    return mutation.touched.contains(Mutation.Place(file: finding.file, id: id))
  }

  /// The position of a finding that explains others.
  private struct Cause: Hashable {
    var file: String
    var position: SourcePosition

    init(_ file: String, _ position: SourcePosition) { (self.file, self.position) = (file, position) }
  }

  /// Returns the expectations that a finding satisfies.
  ///
  /// A finding that explains others has the most serious of their consequences, so it also satisfies less serious
  /// expectations.
  private static func expectations(satisfiedBy finding: Finding, _ causes: Set<Cause>)
    -> Set<Mutation.Expectation>
  {
    // Whether a mismatched outlet crashes depends on its uses in sources rather than on the change.
    let isMismatch = finding.id == .outletTypeMismatch && finding.consequence == .silent
    var consequences = [isMismatch ? .crashOnUse : finding.consequence]
    // A complete tree proves that the class is missing, although the mutation expects an unverified finding.
    if finding.id == .unknownClass { consequences.append(.unverified) }
    if causes.contains(Cause(finding.file, finding.position)) {
      consequences += Consequence.worstFirst.filter {
        $0.rank > finding.consequence.rank && $0 != .unverified
      }
    }
    return Set(
      consequences.map {
        Mutation.Expectation(id: finding.id, consequence: $0, file: finding.file, line: finding.position.line)
      }
    )
  }

  private static func place(_ finding: Finding) -> String { "\(finding.file):\(finding.position.line)" }

  /// Returns the identity of a finding, regardless of its column.
  private static func signature(_ finding: Finding) -> String {
    "\(finding.id.rawValue) \(finding.consequence) \(finding.file):\(finding.position.line) \(finding.keyPath ?? "")"
  }
}
