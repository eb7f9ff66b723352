/// Programs of a tree that one mention of a document's name reaches, or that build a document: some of them, or all.
struct Programs: Hashable, Sendable {
  /// The indexes of their targets; nil for all.
  private(set) var targets: Set<Int>?

  /// What nobody can tell of reaches every program.
  static let all = Programs(targets: nil)

  /// Whether one of these is among others.
  func overlap(_ others: Programs) -> Bool {
    guard let targets, let others = others.targets else { return true }
    return !targets.isDisjoint(with: others)
  }

  /// These and others.
  func union(_ others: Programs) -> Programs {
    guard let targets, let others = others.targets else { return .all }
    return Programs(targets: targets.union(others))
  }

  /// Adds others.
  mutating func formUnion(_ others: Programs) {
    guard let own = others.targets else { return targets = nil }
    targets?.formUnion(own)
  }

  /// Whether all of these are among others.
  func isSubset(of others: Programs) -> Bool {
    guard let others = others.targets else { return true }
    return targets?.isSubset(of: others) ?? false
  }
}
