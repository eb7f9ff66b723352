import Checks
import InterfaceDocuments
import NibLoading

/// Adapts findings about File's Owner to the objects that own the nib in the app.
enum OwnerJudgement: Judgement {
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    guard let loaded = file.loaded else { return }
    let (owned, owners) = (loaded.owned, loaded.platform.owners)
    let found = held(outcome.findings, by: owners, of: owned)
    let trueOwner = owners.ownerInsteadOfDeclared(in: owned)
    let settled = OwnerDecision.settle(
      found,
      of: owned,
      others: trueOwner.map { [$0] } ?? owners.possible(for: owned),
      isCertain: trueOwner != nil,
      creations: owners.creationsOfOwner(of: owned, loaded.platform.code),
      load: loaded.findings
    )
    outcome.findings = OwnerMismatch.adding(
      to: settled,
      of: owned,
      with: found,
      loaders: owners.loaders(of: owned)
    ) { document, use in
      let isPlain = use == .nilOwner || use == .reuse
      let loader = isPlain ? loaded.loader.withoutUnseenDependencies : loaded.loader
      return loaded.loadFindings(of: document, by: loader)
    }
    .map { finding in
      finding.reported(for: owned, inPlaceOf: loaded.document) { loaded.registry.entry(named: $0) != nil }
    }
  }

  /// Returns the findings without those about an owner that the nib lacks.
  ///
  /// If the nib of a cell probably lacks an owner, only the findings about the owner's actions are removed.
  private static func held(
    _ findings: [Finding],
    by owners: OwnerCandidates,
    of owned: InterfaceDocument
  ) -> [Finding] {
    if owners.isOnlyReused(owned) { return OwnerDecision.removingOwner(from: findings, of: owned) }
    return owners.loads.isUnownedCell(owned)
      ? OwnerDecision.removingActions(from: findings, of: owned) : findings
  }
}

extension NibLoader {
  /// A loader for nibs without an owner.
  ///
  /// Dependencies cannot add keys to the plain object that replaces the owner.
  fileprivate var withoutUnseenDependencies: NibLoader {
    var completeness = completeness
    completeness.hasUnseenDependencies = false
    return under(completeness: completeness)
  }
}
