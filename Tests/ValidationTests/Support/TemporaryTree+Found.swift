import Checks
import NibproofTestSupport
import Validation

extension TemporaryTree {
  /// Returns the findings of the tree, without unverified ones: `undefined-action silent setGroup: Track.xib:16`, with
  /// the reason instead of the consequence of a likely one, and `unreachable` at the end of an unreachable one.
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
