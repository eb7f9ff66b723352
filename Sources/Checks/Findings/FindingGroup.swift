package import NibLoading

/// A finding with the findings that it explains.
///
/// For example, a missing class explains the outlets, actions and attributes that fail because of it.
public struct FindingGroup: Hashable, Sendable {
  /// The finding that explains the members.
  public var finding: Finding
  /// The explained findings, in their original order.
  public var members: [Finding]
  /// The same finding in documents of other localizations.
  package var translations: [Finding] = []

  /// Creates a group.
  public init(finding: Finding, members: [Finding] = []) {
    (self.finding, self.members) = (finding, members)
  }
}

extension Sequence<Finding> {
  /// The findings as groups, in the order of the explaining findings.
  ///
  /// A finding whose cause is missing from the sequence, because it is suppressed or part of a baseline, forms its
  /// own group.
  public var grouped: [FindingGroup] {
    let causes = Set(lazy.filter { $0.group == nil }.map(\.identity))
    var (heads, members): ([Finding], [Identity: [Finding]]) = ([], [:])
    for finding in self {
      if let cause = finding.causeIdentity, causes.contains(cause) {
        members[cause, default: []].append(finding)
      } else {
        heads.append(finding)
      }
    }
    return heads.map { finding in
      let members = finding.group == nil ? members.removeValue(forKey: finding.identity) : nil
      return FindingGroup(finding: finding, members: members ?? [])
    }
  }

  /// The findings, each with the most serious consequence of the findings that it explains.
  ///
  /// For example, a load that crashes at an outlet of a missing class crashes because of the class.
  package var withConsequencesOfGroups: [Finding] {
    var ranks: [Identity: Int] = [:]
    for finding in self where finding.consequence != .unverified {
      guard let cause = finding.causeIdentity else { continue }
      ranks[cause] = Swift.min(finding.consequence.rank, ranks[cause] ?? .max)
    }
    return map { finding in
      guard finding.group == nil, finding.consequence != .unverified, let rank = ranks[finding.identity],
        rank < finding.consequence.rank
      else { return finding }
      var finding = finding
      finding.consequence = Consequence.worstFirst[rank]
      return finding
    }
  }
}

/// The identity of a finding that may explain other findings.
private struct Identity: Hashable {
  var file: String
  var cause: Finding.Cause
}

extension Finding {
  fileprivate var identity: Identity { Identity(file: file, cause: Cause(id: id, position: position)) }

  fileprivate var causeIdentity: Identity? { group.map { Identity(file: file, cause: $0) } }
}

extension Consequence {
  /// All consequences, from the most serious to the least serious.
  package static let worstFirst: [Consequence] = [
    .crash, .invalid, .crashOnUse, .dropped, .silent, .unverified,
  ]

  /// The rank by seriousness; 0 is the most serious consequence.
  package var rank: Int { Self.worstFirst.firstIndex(of: self) ?? Self.worstFirst.count - 1 }
}
