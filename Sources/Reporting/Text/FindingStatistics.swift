import Checks

/// The numbers of findings by id and by file, without findings that another finding explains.
struct FindingStatistics {
  /// The number of findings with an id or in a file.
  struct Row: Hashable {
    var number: Int
    var name: String
  }

  /// The numbers by id, in descending order.
  let ids: [Row]
  /// The numbers by file, in descending order.
  let files: [Row]

  init(_ groups: some Sequence<FindingGroup>) {
    let findings = groups.map(\.finding)
    ids = Self.rows(findings.map(\.id.rawValue))
    files = Self.rows(findings.map(\.file))
  }

  private static func rows(_ names: [String]) -> [Row] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).map { Row(number: $1, name: $0) }
      .sorted { ($1.number, $0.name) < ($0.number, $1.name) }
  }
}
