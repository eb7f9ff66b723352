import Checks

/// Applies all judgements; afterwards, a run only selects the findings to report.
enum Judgements {
  /// The judgements in the order of application.
  private static let all: [any Judgement.Type] = [
    // The missing part may be in the unread rest of the document.
    PartialDocuments.self,
    // The owner determines which findings exist, so that later judgements see only findings about the right owner.
    OwnerJudgement.self,
    // A class that is likely missing explains its members, so classes come before members.
    LikelyClassJudgement.self,
    LikelyMemberJudgement.self,
    // Code in the document's own scene may replace a cell; reachability, which is judged later, covers only some cells.
    ReplacedCells.self,
    // Repairs depend on the final message and certainty, and reachability keeps unreachable findings with a repair.
    Repairs.self,
    // Only a target that reaches the part has the problem.
    TargetsWithoutClass.self,
    // Load evidence is expensive to compute, and only the remaining findings need the evidence.
    UnreachableParts.self,
    // Removed findings do not affect the consequence of a finding that explains others.
    GroupConsequences.self,
    // Suppressions match the findings to report, with their final ids and messages.
    SuppressedFindings.self,
    // Only reported findings are fixed.
    ForeignFixes.self,
  ]

  /// Applies the judgements that come before reachability.
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    for judgement in all.prefix(while: { !$0.needsReachability }) { judgement.judge(&outcome, of: file) }
  }

  /// Applies the first judgement that needs reachability, and all later judgements.
  static func conclude(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    for judgement in all.drop(while: { !$0.needsReachability }) { judgement.judge(&outcome, of: file) }
  }
}

/// Removes findings about missing parts of incomplete documents.
private enum PartialDocuments: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    guard !file.isWhole else { return }
    outcome.findings.removeAll { absences.contains($0.id) }
  }

  /// The findings about missing objects and connections.
  private static let absences: Set<FindingID> = [
    .danglingDestination, .missingViewOutlet, .unconnectedOutlet,
  ]
}

/// Marks undeclared classes that are probably missing.
private enum LikelyClassJudgement: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    guard let loaded = file.loaded else { return }
    outcome.findings = loaded.platform.likely.marked(outcome.findings, in: loaded.document, loaded.loader)
  }
}

/// Marks members that are probably missing, although unread code may add them.
private enum LikelyMemberJudgement: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    guard let loaded = file.loaded else { return }
    outcome.findings = LikelyMembers(loaded.document, loaded.context).marked(outcome.findings)
  }
}

/// Marks findings as unreachable if they are in cell prototypes that code replaces.
private enum ReplacedCells: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    guard let loaded = file.loaded else { return }
    outcome.findings = loaded.platform.prototypes.marked(
      outcome.findings,
      in: loaded.document,
      registry: loaded.registry
    )
  }
}

/// Adds repairs for stale names, and findings about renamed names that the checks do not report.
private enum Repairs: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    let repairs = file.scope.repairs
    if let loaded = file.loaded {
      outcome.findings = DocumentRepairs(loaded.document, registry: loaded.registry, repairs)
        .repaired(outcome.findings)
    } else if outcome.file == ScopeValidation.sources {
      outcome.findings = IdentifierRepairs(file.scope.records, repairs).repaired(outcome.findings)
    }
  }
}

/// Raises the consequence of a finding to the most serious consequence of the findings that it explains.
private enum GroupConsequences: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    outcome.findings = outcome.findings.withConsequencesOfGroups
  }
}

/// Removes fixes that would change a source outside the run.
private enum ForeignFixes: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    for index in outcome.findings.indices {
      guard let declared = outcome.findings[index].declaration?.file,
        !file.scope.validation.unit.reports(declared)
      else { continue }
      outcome.findings[index].missingAttribute = nil
    }
  }
}
