import InterfaceDocuments
import NibLoading

extension Verdicts {
  /// What a load did, where the code of sources decides what that comes to.
  ///
  /// - Parameters:
  ///   - events: What the load of a document did, and the loads in the middle of it.
  ///   - document: The document.
  ///   - loader: The classes of the load, and what their code does.
  ///   - owners: Who may own nibs.
  ///   - projects: The projects.
  /// - Returns: The same as findings tell it, without what does not hold.
  mutating func settled(
    _ events: [LoadEvent],
    of document: InterfaceDocument,
    _ loader: NibLoader,
    _ owners: OwnerCandidates,
    _ projects: ProjectTargets
  ) async -> [LoadEvent] {
    let builder = FindingBuilder(
      document: document,
      events: events,
      loader: loader,
      owners: owners
    )
    let open = FindingBuilder.placedEvents(of: events).compactMap {
      index,
      event -> (index: Int, outcome: DocumentOutcome)? in
      guard let finding = builder.finding(of: event), finding.question != nil else { return nil }
      return (index, DocumentOutcome(file: document.file, findings: [finding]))
    }
    let outcomes = await settled(open.map(\.outcome), projects)
    var told: [LoadEvent?] = events
    for (index, outcome) in zip(open.map(\.index), outcomes) {
      if let finding = outcome.findings.first {
        told[index]?.consequence = finding.consequence
        told[index]?.consoleLine = finding.consoleMessage
      } else {
        told[index] = nil
      }
    }
    return told.compactMap(\.self)
  }
}
