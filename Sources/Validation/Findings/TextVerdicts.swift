import ClassInterfaces

/// Settles the findings that hold only if the text of sources says something, or does not: all that no reading keeps.
struct TextVerdicts: Sendable {
  private var uses: OutletUses
  private let claims: SourceClaims
  private var answers: ActionAnswers

  /// Prepares to look through the sources of a unit.
  init(_ validation: UnitValidation, _ reading: UnitReading) {
    let (paths, jobs) = (reading.sources.map(\.interface.file), validation.options.jobs)
    uses = OutletUses(in: paths, documents: validation.unit.documents, jobs: jobs)
    claims = SourceClaims(in: validation.sources(reading).map(\.interface), jobs: jobs)
    answers = ActionAnswers(in: paths, declaring: reading.sources.map(\.interface), jobs: jobs)
  }

  /// What was found in documents, settled.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects.
  /// - Returns: The same, without what does not hold.
  mutating func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome]
  {
    await answers.settled(claims.settled(uses.settled(outcomes, projects), projects), projects)
  }
}
