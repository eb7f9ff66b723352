import Checks
import NibproofTestSupport
import Validation

extension TemporaryTree {
  /// Returns the reported findings of the tree, such as `undefined-action silent setGroup: Track.xib:16`.
  ///
  /// For a likely finding, the text contains the reason instead of the consequence. The text of an unreachable finding
  /// ends with `unreachable`.
  func found() async throws -> [String] {
    try await validate().findings.filter(\.isReported).map { finding in
      let file = finding.file.split(separator: "/").last ?? ""
      let consequence = finding.likely.map { "likely-\($0.rawValue)" } ?? finding.consequence.rawValue
      return
        "\(finding.id.rawValue) \(consequence) \(finding.keyPath ?? "-") \(file):\(finding.position.line)"
        + (finding.isUnreachable ? " unreachable" : "")
    }
  }
}
