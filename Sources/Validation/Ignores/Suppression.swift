import RuntimeAttributes

/// Something that accepts findings: an entry of a spec's `allow`, or a comment in a source.
enum Suppression: Hashable, Sendable {
  case allowance(Spec.Allowance, index: Int, file: String)
  case comment(IgnoreComment)

  /// All that holds for a unit, the innermost spec's entries first.
  static func all(of unit: ValidationScope, _ comments: [IgnoreComment]) -> [Suppression] {
    let allowances = unit.specs.flatMap { file in
      file.spec.allow.enumerated().map {
        Suppression.allowance($0.element, index: $0.offset, file: file.path)
      }
    }
    return allowances + comments.filter { $0.problem == nil }.map(Suppression.comment)
  }

  /// Whether a finding is accepted.
  func covers(_ finding: Finding) -> Bool {
    switch self {
    case .allowance(let allowance, _, _): allowance.pattern.matches(finding)
    case .comment(let comment): comment.covers(finding)
    }
  }

  /// The ids of the findings that it accepts.
  var ids: [FindingID] {
    switch self {
    case .allowance(let allowance, _, _): [allowance.pattern.id]
    case .comment(let comment): comment.ids.compactMap(FindingID.init(rawValue:))
    }
  }

  /// The spec that says so; nil for a comment.
  var specFile: String? {
    if case .allowance(_, _, let file) = self { file } else { nil }
  }

  /// What is told if it accepts nothing.
  var unusedRemark: ConfigurationDiagnostic {
    switch self {
    case .allowance(let allowance, _, let file):
      ConfigurationDiagnostic(
        .acceptance,
        SpecMessage.unusedAllowance(allowance.pattern),
        at: SourceLocation(file: file, position: allowance.position)
      )
    case .comment(let comment):
      ConfigurationDiagnostic(.acceptance, SpecMessage.unusedComment(comment), at: comment.location)
    }
  }
}

extension IgnoreComment {
  /// What is wrong with the comment itself; nil if nothing is.
  var problem: ConfigurationDiagnostic? {
    problemSentence.map { ConfigurationDiagnostic(.acceptance, $0, at: location) }
  }

  private var problemSentence: String? {
    guard !ids.isEmpty else { return SpecMessage.commentWithoutID }
    let known = FindingID.allCases.map(\.rawValue)
    if let unknown = ids.first(where: { !known.contains($0) }) {
      let nearest = NearestName.find(unknown, among: known)
      return ValidationError.SpecProblem.unknownID(unknown, nearest: nearest).sentence
    }
    return reason == nil ? SpecMessage.commentWithoutReason(self) : nil
  }
}
