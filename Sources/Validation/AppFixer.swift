public import Checks
public import ProjectModel

/// Computes the fixes of an app's documents and sources, and validates the fixed texts in memory.
public struct AppFixer: Sendable {
  /// A change that was rejected because it would cause a new warning or error.
  public struct Rejection: Sendable {
    /// The change.
    public var change: FileFix.Change
    /// A warning or error that the change would cause.
    public var cause: Finding
  }

  /// The report on the app before any fix, including findings that the options disable.
  public let report: ValidationReport
  private let session: ValidationSession

  /// Reads and validates an app.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, as for ``Validator/validate(_:)``.
  ///   - options: The options. ``Validator/Options/only`` and ``Validator/Options/disabled`` are ignored, since a fix
  ///     must not cause a finding of any kind.
  /// - Throws: A ``ValidationError`` if a path does not exist or a spec cannot be read.
  public init(
    _ paths: [String],
    options: Validator.Options = Validator.Options()
  ) async throws(ValidationError) {
    var options = options
    (options.only, options.disabled) = ([], [])
    session = try await ValidationSession(paths, options: options)
    report = try await session.report()
  }

  /// The result of applying a plan.
  public struct Outcome: Sendable {
    /// The fixes, sorted by path.
    public var fixes: [FileFix] = []
    /// The changes that were rejected.
    public var rejected: [Rejection] = []
    /// The findings that remain after the fixes.
    public var findings: [Finding]
  }

  /// Returns the fixes of a plan that do not cause a new warning or error.
  ///
  /// - Parameters:
  ///   - plan: The plan for findings of the report.
  ///   - texts: The contents of the files to fix, by path.
  ///   - applicability: Whether to make only safe changes, or also unsafe ones.
  /// - Returns: The fixes, the rejected changes, and the remaining findings.
  /// - Throws: ``ValidationError/cancelled``.
  public func fixes(
    of plan: FixPlan,
    texts: [String: [UInt8]],
    _ applicability: Applicability
  ) async throws(ValidationError) -> Outcome {
    var outcome = Outcome(findings: report.findings)
    var kept: [FileFix.Change] = []
    func fixes(_ changes: [FileFix.Change]) -> [FileFix] {
      let findings = Set(changes.map(\.finding))
      return plan.filter { findings.contains($0.finding) }.fixes(texts: texts, applicability)
    }
    // Bisects the changes to isolate those that cause a new warning or error.
    var pending = [plan.fixes(texts: texts, applicability).flatMap(\.changes)]
    while let changes = pending.popLast() {
      guard !changes.isEmpty else { continue }
      let fixes = fixes(kept + changes)
      let findings = try await findings(after: fixes, texts: texts)
      if let cause = newFinding(among: findings) {
        let half = changes.count / 2
        if half > 0 {
          pending += [Array(changes[half...]), Array(changes[..<half])]
        } else {
          outcome.rejected.append(Rejection(change: changes[0], cause: cause))
        }
      } else {
        kept += changes
        (outcome.fixes, outcome.findings) = (fixes, findings)
      }
    }
    return outcome
  }

  /// Replaces the texts in the session with the fixed texts, or with the given texts of files without fixes, and
  /// returns the findings of a run.
  private func findings(
    after fixes: [FileFix],
    texts: [String: [UInt8]]
  ) async throws(ValidationError) -> [Finding] {
    let fixed = Dictionary(fixes.map { ($0.file, $0.fixed) }) { $1 }
    for (file, text) in texts { try await session.update(file, text: fixed[file] ?? text) }
    return try await session.report().findings
  }

  /// Returns a failing finding that the run before the fixes did not report, or nil if there is none.
  ///
  /// A member of an object with a missing class may fail for a different reason than before, but not more seriously.
  private func newFinding(among findings: [Finding]) -> Finding? {
    let members = FailingMembers(report.findings)
    for strictness in [Strictness.normal, .strict] {
      let isFailing = { (finding: Finding) in finding.fails(under: strictness) }
      let known = SpecResult(findings: report.findings.filter(isFailing))
      var filter = BaselineFilter(Baseline(of: ValidationReport(results: [known]), folder: ""), folder: "")
      let new = filter.remaining(findings.filter(isFailing))
      if let new = new.first(where: { !members.fail(asSeriouslyAs: $0) }) { return new }
    }
    return nil
  }
}

/// The failing members that another finding explains, such as a missing class; after a fix, such a member may fail for
/// a different reason.
private struct FailingMembers {
  private struct Member: Hashable {
    var file: String
    var object: String?
    var keyPath: String
  }

  /// The most serious consequence for each member.
  private var ranks: [Member: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings where finding.group != nil && finding.fails(under: .strict) {
      guard let member = Self.member(of: finding) else { continue }
      ranks[member] = min(ranks[member] ?? .max, finding.consequence.rank)
    }
  }

  /// Whether the member of a finding failed at least as seriously before the fixes.
  func fail(asSeriouslyAs finding: Finding) -> Bool {
    Self.member(of: finding).flatMap { ranks[$0] }.map { $0 <= finding.consequence.rank } ?? false
  }

  private static func member(of finding: Finding) -> Member? {
    finding.keyPath.map { Member(file: finding.file, object: finding.object?.id, keyPath: $0) }
  }
}
