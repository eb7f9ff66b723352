import ClassInterfaces

/// Settles the findings that hold only if no source answers an action which is sent to the first responder.
struct ActionVerdicts {
  /// The sources that were read.
  private let sources: Set<String>
  private let projects: ProjectTargets

  /// Prepares to settle findings.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - projects: The projects, which tell whether a document's targets were read.
  init(_ sources: [String], _ projects: ProjectTargets) {
    (self.sources, self.projects) = (Set(sources), projects)
  }

  /// What was found in a document, without the findings about actions that something may answer.
  ///
  /// - Parameters:
  ///   - outcome: What was found.
  ///   - facts: What the code of the sources shows.
  ///   - declared: The actions that sources declare, asked for where one may have been meant.
  /// - Returns: The findings.
  func settled(
    _ outcome: DocumentOutcome,
    _ facts: CodeEvidence,
    declared: () async -> [String]
  ) async -> [Finding] {
    let sent = Set(outcome.findings.compactMap(\.sentAction?.selector))
    guard !sent.isEmpty else { return outcome.findings }
    let sight = Sight(of: outcome.file, projects, sources: sources)
    let isOpen = sight != .partial && !sent.isSubset(of: facts.answers)
    let declared = isOpen ? await declared() : []
    return outcome.findings.compactMap { finding in
      guard let action = finding.sentAction else { return finding }
      guard isOpen, !facts.answers.contains(action.selector) else { return nil }
      let near = NearestAction.find(action.selector, among: declared, beside: sent)
      // What somebody else may answer is told only where it looks like a slip.
      guard near != nil || sight == .whole && !action.hasUnseenDependencies else { return nil }
      var finding = finding
      finding.question = nil
      finding.suggestion =
        near ?? NearestAction.findLonger(action.selector, among: declared, beside: sent)
      return finding
    }
  }

  /// Those of some selectors that no method of some sources has.
  static func undeclared(_ selectors: Set<String>, in sources: [SourceInterface]) -> Set<String> {
    var open = selectors
    for source in sources where !open.isEmpty {
      for type in source.types {
        for method in type.methods { open.remove(method.selector) }
      }
    }
    return open
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

extension Finding {
  /// The action on whose answer the finding depends.
  var sentAction: NilTargetedAction? { if case .answer(let action) = question { action } else { nil } }
}
