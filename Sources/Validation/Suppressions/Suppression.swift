import Checks
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A suppression of findings: an entry in a spec's `allow`, or a comment in a source.
enum Suppression: Hashable, Sendable {
  case allowance(Spec.Allowance, index: Int, file: String)
  case comment(SuppressionComment)

  /// Returns all suppressions of specs and comments, starting with the entries of the first spec.
  static func all(in specs: [SpecFile], _ comments: [SuppressionComment]) -> [Suppression] {
    let allowances = specs.flatMap { file in
      file.spec.allow.enumerated().map {
        Suppression.allowance($0.element, index: $0.offset, file: file.path)
      }
    }
    return allowances + comments.filter { $0.problem == nil }.map(Suppression.comment)
  }

  func covers(_ finding: Finding) -> Bool {
    switch self {
    case .allowance(let allowance, _, _): allowance.pattern.matches(finding)
    case .comment(let comment): comment.covers(finding)
    }
  }

  /// The ids of the suppressed findings.
  var ids: [FindingID] {
    switch self {
    case .allowance(let allowance, _, _): [allowance.pattern.id]
    case .comment(let comment): comment.ids.compactMap(FindingID.init(rawValue:))
    }
  }

  /// The spec that contains the entry; nil for a comment.
  var specFile: String? {
    if case .allowance(_, _, let file) = self { file } else { nil }
  }

  /// The path of the spec or source that contains the suppression.
  var file: String {
    switch self {
    case .allowance(_, _, let file): file
    case .comment(let comment): comment.location.file
    }
  }

  var unusedDiagnostic: ConfigurationDiagnostic {
    switch self {
    case .allowance(let allowance, _, let file):
      ConfigurationDiagnostic(
        .acceptance,
        SpecMessage.unusedAllowance(allowance.pattern),
        at: FileLocation(file: file, position: allowance.position)
      )
    case .comment(let comment):
      ConfigurationDiagnostic(.acceptance, SpecMessage.unusedComment(comment), at: comment.location)
    }
  }
}

extension SuppressionComment {
  /// Whether a finding is about the declaration after the comment: about the member, or about an object of the class.
  fileprivate func covers(_ finding: Finding) -> Bool {
    guard ids.contains(finding.id.rawValue), let declaration else { return false }
    let place = finding.declaration?.file == location.file ? finding.declaration?.position : nil
    if place == declaration { return true }
    let className = finding.object?.className?.unqualifiedName
    guard let member else { return typeName != nil && className == typeName }
    // Findings about nil outlets refer to the code that uses the outlet.
    if let place, member.uses.contains(place) { return true }
    return finding.keyPath == member.name && (className == member.typeName.unqualifiedName || place != nil)
  }

  /// The diagnostic for an invalid comment; nil if the comment is valid.
  var problem: ConfigurationDiagnostic? {
    problemMessage.map { ConfigurationDiagnostic(.acceptance, $0, at: location) }
  }

  private var problemMessage: String? {
    switch form {
    case .valid: break
    case .trailing: return SpecMessage.trailingComment
    case .divided: return SpecMessage.dividedComment
    }
    guard !ids.isEmpty else { return SpecMessage.commentWithoutID }
    let known = FindingID.allCases.map(\.rawValue)
    if let unknown = ids.first(where: { !known.contains($0) }) {
      let nearest = NearestName.find(unknown, among: known)
      return ValidationError.SpecProblem.unknownID(unknown, nearest: nearest).message
    }
    return reason == nil ? SpecMessage.commentWithoutReason(self) : nil
  }
}
