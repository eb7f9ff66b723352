extension ProjectTargets {
  /// Returns localized documents that no target builds, although a target builds another localization of the same
  /// document.
  ///
  /// Such files are left over from a migration to base localization, and are not part of any app.
  package func leftCopies(among documents: [String]) -> Set<String> {
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
