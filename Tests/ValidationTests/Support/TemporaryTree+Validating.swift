import NibproofTestSupport
import Validation

extension TemporaryTree {
  /// Validates the whole tree.
  func validate(_ options: Validator.Options = Validator.Options()) async throws -> ValidationReport {
    try await Validator(options: options).validate([path])
  }
}
