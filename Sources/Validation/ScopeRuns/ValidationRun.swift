public import Checks

/// A running validation that delivers its results in parts, so that not all findings are in memory at once.
///
///     for try await part in try await Validator().run(["App"]) {
///       if case .findings(let findings) = part { show(findings) }
///     }
///
/// A run in a cancelled task throws ``ValidationError/cancelled``. A loop that ends normally has received all results.
public struct ValidationRun: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// A part of the results.
  public enum Part: Sendable {
    /// Sorted findings.
    case findings([Finding])
    /// The result of a spec, or of a tree without a spec; its findings are delivered in separate parts.
    case result(SpecResult)
  }

  /// The order of findings if there are several results.
  public enum Order: Sendable {
    /// Each result follows its findings.
    ///
    /// Findings are delivered while their scope is validated. If no finding in a scope matches one of its suppressions,
    /// the result of the scope and all later parts wait for the other scopes with the same configuration or source,
    /// since their findings may match the suppression.
    case byResult
    /// All findings, sorted by file and position, and then all results.
    ///
    /// A finding is delivered as soon as no later scope can have a finding that precedes it.
    case byPlace
  }

  private enum Source: Sendable {
    case scopes(ScopeQueue)
    case parts(ArraySlice<Part>)
  }

  private var source: Source

  init(_ scopes: ScopeQueue) { source = .scopes(scopes) }

  /// Creates a run that delivers a finished report in the given order of findings.
  public init(_ report: ValidationReport, order: Order) {
    source = .parts(Self.parts(of: report, order: order)[...])
  }

  /// Returns the parts of a finished report in the given order of findings.
  public static func parts(of report: ValidationReport, order: Order) -> [Part] {
    let results = report.results.map { result in
      var result = result
      result.findings = []
      return Part.result(result)
    }
    switch order {
    case .byPlace: return [.findings(report.findings)] + results
    case .byResult: return zip(report.results, results).flatMap { [.findings($0.findings), $1] }
    }
  }

  /// Whether results may have diagnostics about dependencies, which text reports show above the findings.
  package var hasDependencyDiagnostics: Bool {
    switch source {
    case .scopes(let scopes): scopes.mayReportDependencies
    case .parts(let parts):
      parts.contains { part in
        if case .result(let result) = part { !result.dependencyDiagnostics.isEmpty } else { false }
      }
    }
  }

  /// Returns the run itself at its current position.
  public func makeAsyncIterator() -> ValidationRun { self }

  /// Returns the next part, or nil after the last part.
  ///
  /// - Throws: ``ValidationError/cancelled`` if the task is cancelled, which ends the run.
  public mutating func next() async throws(ValidationError) -> Part? {
    switch source {
    case .parts(var parts):
      source = .parts([])
      try Validator.checkCancellation()
      let part = parts.popFirst()
      source = .parts(parts)
      return part
    case .scopes(var scopes):
      source = .parts([])
      let part = try await scopes.next()
      source = .scopes(scopes)
      return part
    }
  }
}
