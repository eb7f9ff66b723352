import RuntimeAttributes

extension DeclarationChanges {
  /// What was found, with its declarations where they are now; nil if one is of a place that is not known.
  func relocated(_ outcome: DocumentOutcome) -> DocumentOutcome? {
    guard !places.isEmpty else { return outcome }
    var outcome = outcome
    for index in outcome.findings.indices {
      // What is found in a source itself moves as well.
      if let places = places[outcome.findings[index].file] {
        guard let place = places[outcome.findings[index].position] else { return nil }
        outcome.findings[index].position = place
      }
      guard let declaration = outcome.findings[index].declaration, let places = places[declaration.file]
      else { continue }
      guard let place = places[declaration.position] else { return nil }
      outcome.findings[index].declaration?.position = place
    }
    return outcome
  }
}
