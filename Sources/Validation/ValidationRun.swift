public import Checks

/// A running validation that delivers its results in parts, so that not all findings are in memory at once.
///
///     for await part in try await Validator().run(["App"]) {
///       if case .findings(let findings) = part { show(findings) }
///     }
public struct ValidationRun: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// A part of the results.
  public enum Part: Sendable {
    /// Sorted findings, which come after those of all earlier parts.
    case findings([Finding])
    /// The result of a spec, or of a tree without one; its findings are delivered in separate parts.
    case result(SpecResult)
  }

  /// The order of findings if there are several results.
  public enum Order: Sendable {
    /// Each result follows its findings.
    case byResult
    /// All findings, sorted by file and position, and then all results.
    case byPlace
  }

  private enum Source: Sendable {
    case unit(ScopeRun)
    case parts(ArraySlice<Part>)
  }

  private var source: Source
  /// Whether all parts of a scope were delivered; its contents are not released before the run is.
  private var isOver = false

  init(_ unit: ScopeRun) { source = .unit(unit) }

  /// Creates a run from a finished report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - order: The order of the findings.
  public init(_ report: ValidationReport, order: Order) {
    source = .parts(Self.parts(of: report, order: order)[...])
  }

  /// Returns the parts of a finished report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - order: The order of the findings.
  /// - Returns: The parts.
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
    case .unit(let run): run.hasDependencyDiagnostics
    case .parts(let parts):
      parts.contains { part in
        if case .result(let result) = part { !result.dependencyDiagnostics.isEmpty } else { false }
      }
    }
  }

  /// Returns the run itself at its current position.
  public func makeAsyncIterator() -> ValidationRun { self }

  /// Returns the next part, or nil at the end or if the task is cancelled.
  public mutating func next() async -> Part? {
    switch source {
    case .parts(var parts):
      let part = parts.popFirst()
      source = .parts(parts)
      return part
    case .unit(var run):
      guard !isOver, !Task.isCancelled else { return nil }
      let findings = await run.findings()
      source = .unit(run)
      guard !Task.isCancelled else { return nil }
      if let findings { return .findings(findings) }
      isOver = true
      return ScopeResult.joined([run.unitResult]).first.map(Part.result)
    }
  }
}
