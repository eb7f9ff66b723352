import JSON5
import RuntimeAttributes

@testable import ProjectModel

/// A problem in a spec, and its position.
struct SpecFault: Sendable {
  private let position: SourcePosition
  private let problem: ValidationError.SpecProblem

  init(_ line: Int, _ column: Int, _ problem: ValidationError.SpecProblem) {
    position = SourcePosition(line: line, column: column)
    self.problem = problem
  }

  /// Returns the error for a file that contains the fault.
  func error(in file: String) -> ValidationError {
    .invalidSpec(file: file, [.init(position: position, problem: problem)])
  }
}

extension ValidationError.SpecProblem {
  /// Returns the problem for a syntax error in JSON5.
  static func json5(_ kind: JSON5Fault.Kind) -> Self { .syntax(JSON5Fault(offset: 0, kind: kind).message) }
}
