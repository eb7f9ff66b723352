import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// Settles the findings that hold only if no source answers an action which is sent to the first responder.
struct ActionAnswers: Sendable {
  private let sources: [String]
  /// What they declare, as far as somebody has it at hand.
  private let interfaces: [SourceInterface]
  /// Those of the sources that may answer one of the actions.
  private let candidates: [String]
  private let jobs: Int?
  /// Whether a source answers, by selector.
  private var known: [String: Bool] = [:]
  /// The actions that the sources declare, once somebody needs them.
  private var declared: [String]?

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - interfaces: What they declare, where that is at hand: it saves looking at most of them again.
  ///   - candidates: Those that may answer one of the actions, if somebody knows; all unless given.
  ///   - jobs: How many of them are read at the same time.
  init(
    in sources: [String],
    declaring interfaces: [SourceInterface] = [],
    candidates: [String]? = nil,
    jobs: Int?
  ) {
    (self.sources, self.interfaces, self.jobs) = (sources, interfaces, jobs)
    self.candidates = candidates ?? sources
  }

  /// The words by which sources may answer the actions that were found.
  static func words(of outcomes: [DocumentOutcome]) -> [String] {
    selectors(of: outcomes).flatMap { ActionSpelling.all(of: $0).map(\.word) }
  }

  private static func selectors(of outcomes: [DocumentOutcome]) -> Set<String> {
    Set(outcomes.lazy.flatMap(\.findings).compactMap(\.action?.selector))
  }

  /// What was found in documents, without the findings about actions that something may answer.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects, which tell whether a document's targets were read.
  /// - Returns: The same, settled.
  mutating func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome]
  {
    let sent = Self.selectors(of: outcomes)
    guard !sent.isEmpty else { return outcomes }
    await look(for: sent.filter { known[$0] == nil })
    let all = Set(sources)
    let concerned = outcomes.indices.filter { outcomes[$0].findings.contains { $0.action != nil } }
    let sights = concerned.map { Sight(of: outcomes[$0].file, projects, sources: all) }
    var settled = outcomes
    for (index, sight) in zip(concerned, sights) {
      let isOpen = sight != .partial && outcomes[index].findings.contains(where: isUnanswered)
      let declared = isOpen ? await declaredActions() : []
      settled[index].findings = self.settled(outcomes[index].findings, sight, declared)
    }
    return settled
  }

  private func isUnanswered(_ finding: Finding) -> Bool {
    finding.action.map { known[$0.selector] == false } == true
  }

  /// What was found in a document, settled.
  private func settled(_ findings: [Finding], _ sight: Sight, _ declared: [String]) -> [Finding] {
    let own = Set(findings.compactMap(\.action?.selector))
    return findings.compactMap { finding in
      guard let action = finding.action else { return finding }
      guard isUnanswered(finding), sight != .partial else { return nil }
      let near = NearestAction.find(action.selector, among: declared, beside: own)
      // What somebody else may answer is told only where it looks like a slip.
      guard near != nil || sight == .whole && !action.hasUnseenDependencies else { return nil }
      var finding = finding
      finding.action = nil
      finding.suggestion =
        near ?? NearestAction.findLonger(action.selector, among: declared, beside: own)
      return finding
    }
  }

  /// Finds out whether a source answers some selectors.
  private mutating func look(for selectors: Set<String>) async {
    // Whoever declares a method spells it, too.
    let open = undeclared(selectors)
    for selector in selectors { known[selector] = !open.contains(selector) }
    guard !open.isEmpty else { return }
    let scanner = ActionScanner(open)
    let words = Set(open.flatMap { ActionSpelling.all(of: $0).map(\.word) }).map(SearchedText.init)
    let answered = await ConcurrentMap.sum(candidates, to: Set<String>(), jobs: jobs) { answered, source in
      // What cannot be looked at again may answer anything.
      guard let bytes = try? FileBytes.read(source) else { return answered.formUnion(open) }
      guard words.contains(where: { $0.stands(in: bytes) }) else { return }
      answered.formUnion(scanner.answered(in: bytes))
    } joining: {
      $0.formUnion($1)
    }
    for selector in answered { known[selector] = true }
  }

  /// Those of some selectors that no method at hand has.
  private func undeclared(_ selectors: Set<String>) -> Set<String> {
    var open = selectors
    // By index, because declarations are large to copy.
    for source in interfaces.indices where !open.isEmpty {
      for type in interfaces[source].types.indices {
        for method in interfaces[source].types[type].methods.indices {
          open.remove(interfaces[source].types[type].methods[method].selector)
        }
      }
    }
    return open
  }

  /// The actions that the sources declare.
  private mutating func declaredActions() async -> [String] {
    if let declared { return declared }
    let found = await ConcurrentMap.sum(sources, to: Set<String>(), jobs: jobs) { found, source in
      guard let bytes = try? FileBytes.read(source) else { return }
      found.formUnion(ActionNameScanner.selectors(in: bytes))
    } joining: {
      $0.formUnion($1)
    }
    let sorted = found.sorted()
    declared = sorted
    return sorted
  }

  /// How much of what can answer the actions of a document was read.
  private enum Sight {
    /// All sources of its targets, as far as projects tell.
    case whole
    /// Nobody knows: no project tells of it.
    case unknown
    /// Not all of it.
    case partial

    init(of document: String, _ projects: ProjectTargets, sources: Set<String>) {
      let targets = projects.indexes(building: document).map { projects.targets[$0] }
      let compiled = targets.filter { !$0.sources.isEmpty || !$0.folders.isEmpty }
      if compiled.isEmpty {
        self = .unknown
      } else {
        let isWhole = compiled.allSatisfy { $0.isWhole(with: sources) && !$0.hasScripts }
        self = isWhole ? compiled.count == targets.count ? .whole : .unknown : .partial
      }
    }
  }
}
