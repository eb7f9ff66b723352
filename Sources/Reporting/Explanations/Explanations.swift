public import Validation

/// The explanations of all findings, in the order of the ids.
public enum Explanations {
  /// The explanations, one for each id.
  public static let all: [Explanation] = FindingID.allCases.compactMap { byID[$0.rawValue] }

  /// The explanation of a finding id.
  public static func explanation(of id: FindingID) -> Explanation? { byID[id.rawValue] }

  /// All explanations, under headings.
  public static let sections: [(title: String, explanations: [Explanation])] = [
    (ReportMessages.findingsTitle, all), (ReportMessages.diagnosticsTitle, diagnostics),
    (ReportMessages.termsTitle, terms),
  ]

  private static let byID = Dictionary(
    (attributes + connections + classes + loads + references + documents).map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
