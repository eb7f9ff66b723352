extension ProjectTargets {
  /// The versions of documents for other languages that no target builds, although one builds the same document for another
  /// language: what was left behind when a project was told of base localization, and no app has.
  func leftCopies(among documents: [String]) -> Set<String> {
    guard !targets.isEmpty else { return [] }
    let versions = Dictionary(grouping: documents) { PathName.ofAllLanguages($0) ?? $0 }
    var left: Set<String> = []
    for versions in versions.values where versions.count > 1 {
      let others = versions.filter { !build($0) }
      if others.count < versions.count { left.formUnion(others) }
    }
    return left
  }
}
