import InterfaceDocuments
import NibLoading

extension Verdicts {
  /// Resolves the events of a load that depend on the code of sources.
  ///
  /// - Parameters:
  ///   - events: The events of the document's load, including nested loads.
  ///   - document: The document.
  ///   - loader: The loader with the classes and their behavior.
  ///   - owners: The classes that may own nibs.
  ///   - projects: The projects.
  /// - Returns: The events with the consequences that findings report, without those that do not hold.
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
