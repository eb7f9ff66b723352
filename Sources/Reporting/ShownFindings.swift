import NibLoading
import Validation

extension ReportOptions {
  /// The findings that a report lists: unproved ones only where all is told.
  func shown(_ findings: [Finding]) -> some Sequence<Finding> {
    findings.lazy.filter { detail == .verbose || $0.consequence != .unproved }
  }
}
