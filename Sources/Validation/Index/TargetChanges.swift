import RuntimeAttributes

/// Which files belong to other targets than before, where the targets themselves are the same.
struct TargetChanges {
  /// The targets as they were.
  let before: ProjectTargets
  /// The targets as they are.
  let now: ProjectTargets
  /// The files that a target lists or listed, and not both.
  let files: Set<String>
  private let areSame: Bool

  /// Compares targets; nil where some came, went or were set otherwise.
  init?(before: ProjectTargets, now: ProjectTargets) {
    (self.before, self.now) = (before, now)
    areSame = before.targets == now.targets
    guard areSame || before.targets.map(\.settings) == now.targets.map(\.settings) else { return nil }
    files =
      areSame
      ? []
      : zip(before.targets, now.targets).reduce(into: []) {
        $0.formUnion($1.0.files.symmetricDifference($1.1.files))
      }
  }

  /// Whether other targets build a file than before.
  func concern(_ file: String) -> Bool {
    !areSame && before.indexes(building: file) != now.indexes(building: file)
  }

  /// Tells of the sources of a unit which of them other targets build than before, or none beside others that one does.
  func concerned(among sources: [String]) -> (String) -> Bool {
    guard !areSame else { return { _ in false } }
    let (unbuilt, nowUnbuilt) = (
      UnbuiltFiles(before, sources: sources), UnbuiltFiles(now, sources: sources)
    )
    return { concern($0) || unbuilt.contain($0) != nowUnbuilt.contain($0) }
  }
}

extension ProjectTarget {
  /// The target without its files.
  fileprivate var settings: ProjectTarget {
    var target = self
    (target.files, target.exceptions) = ([], [])
    return target
  }
}
