import Checks
import ProjectModel

/// Separates the findings that a change introduces from existing findings.
///
/// As in a baseline, a finding is identified by its id, file, object and key path, but not by its line. A finding that
/// becomes more severe, for example because the app now loads the nib, is reported as introduced.
package struct ChangeComparison: Sendable {
  /// The unmatched findings from before the change, by subject.
  private var known: [FindingSubject: [Finding]] = [:]
  /// The number of unmatched configuration diagnostics from before the change, by subject.
  private var diagnostics: [DiagnosticSubject: Int] = [:]
  /// A function that returns the path that identifies a file in both states.
  private let path: @Sendable (String) -> String

  /// The properties that identify a configuration diagnostic.
  private struct DiagnosticSubject: Hashable {
    var kind: ConfigurationDiagnostic.Kind
    var file: String
    var message: String
  }

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - before: The report on the state before the change, with the current paths of its files.
  ///   - path: Returns the path that identifies a file in both states, such as the path in the repository.
  package init(with before: ValidationReport, path: @escaping @Sendable (String) -> String) {
    self.path = path
    for finding in before.findings {
      known[FindingSubject(finding, file: path(finding.file)), default: []].append(finding)
    }
    for diagnostic in before.results.flatMap(\.diagnostics) {
      diagnostics[subject(of: diagnostic), default: 0] += 1
    }
  }

  /// Returns the findings that the change introduces.
  package mutating func introduced(_ findings: [Finding]) -> [Finding] {
    // A finding must not match a known finding that another finding matches better.
    let unmatched = findings.filter { !take($0) { $0 >= $1 } }
    for finding in unmatched { _ = take(finding) { _, _ in true } }
    return unmatched
  }

  /// Returns the diagnostics that the change introduces.
  package mutating func introduced(_ all: [ConfigurationDiagnostic]) -> [ConfigurationDiagnostic] {
    all.filter { diagnostic in
      let subject = subject(of: diagnostic)
      guard let number = diagnostics[subject], number > 0 else { return true }
      diagnostics[subject] = number - 1
      return false
    }
  }

  /// The verified and likely findings from before the change that no longer occur, sorted.
  package var fixed: [Finding] { known.values.joined().filter { !$0.isOpen }.sorted() }

  /// Removes the least severe known finding with the same subject whose level `isMatch` accepts.
  ///
  /// - Returns: Whether a known finding was removed.
  private mutating func take(_ finding: Finding, where isMatch: (Int, Int) -> Bool) -> Bool {
    let subject = FindingSubject(finding, file: path(finding.file))
    let matches = (known[subject] ?? []).enumerated().filter { isMatch($1.level, finding.level) }
    guard let best = matches.min(by: { $0.element.level < $1.element.level }) else { return false }
    known[subject]?.remove(at: best.offset)
    return true
  }

  private func subject(of diagnostic: ConfigurationDiagnostic) -> DiagnosticSubject {
    DiagnosticSubject(
      kind: diagnostic.kind,
      file: path(diagnostic.place.file),
      // The messages about dependencies contain numbers of checks, which vary.
      message: diagnostic.kind == .dependency ? "" : diagnostic.message
    )
  }
}

extension Finding {
  /// The severity as a number; unverified findings are the least severe.
  fileprivate var level: Int {
    if isOpen { return 0 }
    return switch severity(under: .normal) {
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
