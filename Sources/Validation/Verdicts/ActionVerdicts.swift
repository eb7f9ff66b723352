import ClassInterfaces

/// Resolves findings that hold only if no source implements a nil-targeted action.
struct ActionVerdicts {
  /// The paths of the sources that were read.
  private let sources: Set<String>
  private let projects: ProjectTargets

  /// Prepares resolving findings.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - projects: The projects, which determine whether all sources of a document's targets were read.
  init(_ sources: [String], _ projects: ProjectTargets) {
    (self.sources, self.projects) = (Set(sources), projects)
  }

  /// Returns the findings of a document without those about actions that may have a responder.
  ///
  /// - Parameters:
  ///   - outcome: The outcome with the findings.
  ///   - facts: The evidence in the code.
  ///   - declared: Returns the actions declared in sources, for suggestions.
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
      // If unread code may implement the action, it is only reported as a probable misspelling.
      guard near != nil || sight == .whole && !action.hasUnseenDependencies else { return nil }
      var finding = finding
      finding.question = nil
      finding.suggestion =
        near ?? NearestAction.findLonger(action.selector, among: declared, beside: sent)
      return finding
    }
  }

  /// Returns the selectors that no method in the sources has.
  static func undeclared(_ selectors: Set<String>, in sources: [SourceInterface]) -> Set<String> {
    var open = selectors
    for source in sources where !open.isEmpty {
      for type in source.types {
        for method in type.methods { open.remove(method.selector) }
      }
    }
    return open
  }

  /// The proportion of the code in a document's targets that was read.
  private enum Sight {
    /// All sources of the targets, according to the projects.
    case whole
    /// Unknown, because no project lists the document or its sources.
    case unknown
    /// Part of the sources.
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
  /// The nil-targeted action that the finding depends on, if any.
  var sentAction: NilTargetedAction? { if case .answer(let action) = question { action } else { nil } }
}
