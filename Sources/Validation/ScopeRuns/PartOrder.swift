import Checks

/// Orders the findings and results of scopes for a run.
struct PartOrder: Sendable {
  private let order: ValidationRun.Order
  private let scopes: [ValidationScope]
  private var results = ScopeResults()
  /// The number of results that were added to `ready`.
  private var completed = 0
  /// The findings that may have to follow a finding or result that is still missing: by scope index if each result
  /// follows its findings; otherwise, all at index 0.
  private var held: [Int: [Finding]] = [:]
  /// The parts to deliver next.
  private var ready: [ValidationRun.Part] = []
  /// The first file in path order in which each scope or a later scope can have findings; empty if each result follows
  /// its findings.
  private let firstFiles: [String?]
  /// The index of the last scope that reads a spec or source, by path.
  private var lastReaders: [String: Int] = [:]

  init(_ order: ValidationRun.Order, _ scopes: [ValidationScope]) {
    (self.order, self.scopes) = (order, scopes)
    guard order == .byPlace else {
      firstFiles = []
      return
    }
    var first: String?
    let reversed = scopes.reversed().map { scope -> String? in
      let files = [scope.documents.min(), scope.sources.min(), scope.specs.map(\.path).min(), first]
      first = files.compactMap(\.self).min()
      return first
    }
    firstFiles = reversed.reversed()
  }

  /// Removes and returns the next part, or nil if further findings or results must be added first.
  mutating func next() -> ValidationRun.Part? { ready.isEmpty ? nil : ready.removeFirst() }

  /// Adds findings of the current scope.
  ///
  /// - Parameters:
  ///   - findings: The findings, sorted.
  ///   - file: The file up to which all findings of the scope were added; nil if the findings are complete.
  mutating func add(_ findings: [Finding], upTo file: String?) {
    let index = results.count
    switch order {
    case .byResult where index == completed: deliver(findings)
    case .byResult: held[index, default: []] += findings
    case .byPlace:
      let sorted = (held[0] ?? []) + findings
      held[0] = index == 0 ? sorted : sorted.sorted()
      deliverHeld(upTo: file, before: index + 1 < scopes.count ? firstFiles[index + 1] : nil)
    }
  }

  /// Adds the result of the current scope after its findings.
  mutating func add(_ result: ScopeResult) {
    results.add(result)
    guard order == .byResult || results.count == scopes.count else { return }
    while completed < results.count, isFinal(completed) {
      ready.append(.result(results.complete(completed)))
      completed += 1
      deliver(held.removeValue(forKey: completed) ?? [])
    }
  }

  /// Whether no later scope can match the unmatched suppressions of a scope.
  private mutating func isFinal(_ index: Int) -> Bool {
    results.unmatched(index).allSatisfy { lastReader(of: $0.file) < results.count }
  }

  private mutating func lastReader(of file: String) -> Int {
    if let known = lastReaders[file] { return known }
    let index = scopes.lastIndex { scope in
      scope.specs.contains { $0.path == file } || scope.sources.contains(file)
    }
    lastReaders[file] = index ?? -1
    return index ?? -1
  }

  private mutating func deliver(_ findings: [Finding]) {
    if !findings.isEmpty { ready.append(.findings(findings)) }
  }

  /// Delivers the held findings that precede all findings still to be added.
  private mutating func deliverHeld(upTo last: String?, before next: String?) {
    let findings = held[0] ?? []
    let end = findings.firstIndex { finding in
      last.map { finding.file > $0 } == true || next.map { finding.file >= $0 } == true
    }
    deliver(Array(findings[..<(end ?? findings.count)]))
    held[0] = Array(findings[(end ?? findings.count)...])
  }
}
