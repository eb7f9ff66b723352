import NibLoading
import Validation

extension ReportOptions {
  /// The findings that a report lists: undecided ones only on request.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - hasGrouped: Whether the report also lists undecided findings that follow from an unknown class.
  /// - Returns: The findings.
  func shown(_ findings: [Finding], hasGrouped: Bool = false) -> some Sequence<Finding> {
    findings.lazy.filter { finding in
      !finding.isOpen || detail == .verbose && (hasGrouped || finding.group == nil)
    }
  }
}
