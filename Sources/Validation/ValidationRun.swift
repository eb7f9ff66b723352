/// A validation as it goes, part by part, so that its findings need not all be held at once.
///
///     for await part in try await Validator().run(["App"]) {
///       if case .findings(let findings) = part { show(findings) }
///     }
public struct ValidationRun: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// A part of what is found.
  public enum Part: Sendable {
    /// Findings, sorted, none of which belongs before those of earlier parts.
    case findings([Finding])
    /// What became of a spec, or of a tree without; its findings are not in it, they stand in parts of their own.
    case result(SpecResult)
  }

  /// In which order findings come where there are several results.
  public enum Order: Sendable {
    /// Those of each result before it.
    case byResult
    /// All of them by file and place, then the results.
    case byPlace
  }

  private enum Source: Sendable {
    case unit(ScopeRun)
    case parts(ArraySlice<Part>)
  }

  private var source: Source
  /// Whether all parts of a unit are out; what it read is given back with the run, not before.
  private var isOver = false

  init(_ unit: ScopeRun) { source = .unit(unit) }

  /// The parts of what is known already.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - order: In which order it is told.
  public init(_ report: ValidationReport, order: Order) {
    source = .parts(Self.parts(of: report, order: order)[...])
  }

  /// The parts of what is known already.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - order: In which order it is told.
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

  /// Whether results may have remarks about dependencies, which text reports show above the findings.
  package var hasDependencyRemarks: Bool {
    switch source {
    case .unit(let run): run.hasDependencyRemarks
    case .parts(let parts):
      parts.contains { part in
        if case .result(let result) = part { !result.dependencyRemarks.isEmpty } else { false }
      }
    }
  }

  /// The run itself, from where it is.
  public func makeAsyncIterator() -> ValidationRun { self }

  /// The next part; nil at the end.
  public mutating func next() async -> Part? {
    switch source {
    case .parts(var parts):
      let part = parts.popFirst()
      source = .parts(parts)
      return part
    case .unit(var run):
      guard !isOver else { return nil }
      let findings = await run.findings()
      source = .unit(run)
      if let findings { return .findings(findings) }
      isOver = true
      return ScopeResult.joined([run.unitResult]).first.map(Part.result)
    }
  }
}
