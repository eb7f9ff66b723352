import Checks
import ProjectModel

/// The scopes that a run validates sequentially.
struct ScopeQueue: Sendable {
  /// Whether results may have diagnostics about dependencies.
  let mayReportDependencies: Bool
  private let jobs: Int?
  private var scopes: ArraySlice<ValidationScope>
  private var reader: ScopeReader
  private var parts: PartOrder
  /// The scope in progress, if any; the last scope stays in memory until the run is released.
  private var current: ScopeRun?
  private var isCurrentOver = true

  init(_ scopes: [ValidationScope], options: Validator.Options, order: ValidationRun.Order) {
    mayReportDependencies = scopes.contains(where: \.mayReportDependencies)
    jobs = options.jobs
    self.scopes = scopes[...]
    reader = ScopeReader(options)
    parts = PartOrder(order, scopes)
  }

  /// Returns the next part, or nil at the end.
  ///
  /// - Throws: ``ValidationError/cancelled``.
  mutating func next() async throws(ValidationError) -> ValidationRun.Part? {
    while true {
      // Cancelled work leaves partial results.
      try Validator.checkCancellation()
      if let part = parts.next() { return part }
      if isCurrentOver {
        guard let scope = scopes.popFirst() else { return nil }
        await begin(scope)
      } else {
        await advance()
      }
    }
  }

  private mutating func begin(_ scope: ValidationScope) async {
    if let current { Disposal.dispose(of: current, jobs: jobs) }
    current = nil
    let files = await reader.read(scope)
    current = ScopeRun(Analysis(files.validation, files.reading), isFirst: files.areFirst)
    isCurrentOver = false
  }

  private mutating func advance() async {
    if let findings = await current?.findings() {
      parts.add(findings, upTo: current?.lastFile)
    } else if let current {
      parts.add(current.unitResult)
      isCurrentOver = true
    }
  }
}
