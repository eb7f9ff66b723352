import Checks
import InterfaceDocuments
import ProgramModel
import ProjectModel
import ReferenceGraph

/// Computes the reachability of the app's parts once for a scope, when first needed or in advance.
struct ReachabilitySearch: Sendable {
  private let validation: ScopeValidation
  private let reading: ScopeReading
  /// The documents of the app, including documents of other scopes.
  private var records: [DocumentRecord] { validation.records(reading) + reading.otherDocuments }
  /// The reachability; nil before the computation, and a nested nil if the reachability is unknown.
  private(set) var reachability: Reachability??
  /// The reachability with the evidence, prepared when first needed.
  private var known: KnownReachability?

  /// Prepares the search in a scope, using the reachability if it is already known.
  init(_ validation: ScopeValidation, _ reading: ScopeReading, _ reachability: Reachability?? = nil) {
    (self.validation, self.reading, self.reachability) = (validation, reading, reachability)
  }

  /// Whether an outcome has a finding for which reachability matters: an unverified or likely finding, or a finding
  /// that may fail a run.
  static func concerns(_ outcome: DocumentOutcome) -> Bool {
    outcome.findings.contains { $0.isReported || $0.isOpen }
  }

  /// Computes the reachability of the app's parts; returns nil if the reachability is unknown.
  func find(jobs: Int?) async -> Reachability? {
    await Reachability.find(
      in: reading.program(),
      reading.files(of: validation.unit),
      documents: records.filter(\.isWhole).compactMap(\.summary),
      projects: reading.projects,
      jobs: jobs
    )
  }

  /// Stores a reachability that was computed in advance.
  mutating func take(_ reachability: Reachability?) { self.reachability = .some(reachability) }

  /// Returns the reachability, or nil if it is unknown.
  mutating func result() async -> KnownReachability? {
    if let known { return known }
    let found: Reachability? =
      if let reachability { reachability } else { await find(jobs: validation.options.jobs) }
    reachability = .some(found)
    known = found.map { KnownReachability(reachability: $0, path: EvidencePath($0, records)) }
    return known
  }

  /// Returns the causes of loading a document and its scenes; empty if the causes are unknown.
  mutating func causes(of document: InterfaceDocument) async -> [LoadCause] {
    await result()?.reachability.causes(of: document, among: records) ?? []
  }
}
