import ClassInterfaces
import InterfaceDocuments

/// Marks the findings of a unit that are latent, and looks for what loads documents once one fails.
struct LatencyMarks: Sendable {
  private let validation: UnitValidation
  private let reading: UnitReading
  private let records: [String: DocumentRecord]
  private let mentions: [String: NameMentions]
  private var loads: LatentLoads?
  private var hasLooked = false

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - validation: What the documents are loaded for.
  ///   - reading: The unit's files, read; the sources are looked through again.
  ///   - mentions: What sources mention, by file, as far as somebody has looked.
  init(_ validation: UnitValidation, _ reading: UnitReading, mentions: [String: NameMentions] = [:]) {
    self.mentions = mentions
    self.validation = validation
    self.reading = reading
    records = Dictionary(validation.records(reading).map { ($0.file, $0) }) { first, _ in first }
  }

  /// What was found in a document, with what is latent marked.
  mutating func marked(_ outcome: DocumentOutcome) async -> DocumentOutcome {
    guard outcome.findings.contains(where: { $0.fails(under: .strict) }),
      let record = records[outcome.file]
    else { return outcome }
    if !hasLooked {
      hasLooked = true
      loads = await LatentLoads.find(
        validation.unit,
        documents: validation.records(reading).compactMap(\.summary),
        sources: reading.sources,
        projects: reading.projects,
        known: mentions,
        jobs: validation.options.jobs
      )
    }
    guard let loads, let document = record.document else { return outcome }
    var outcome = outcome
    outcome.findings = loads.marked(outcome.findings, in: document)
    return outcome
  }
}
