extension SourceFile {
  /// Removes the uses of segues in classes that override `performSegue`, since the override may change the
  /// identifier.
  mutating func removeOverriddenSegues() {
    let performing = types.indices.filter { index in
      types[index].methods.contains { $0.selector == "performSegueWithIdentifier:sender:" }
    }
    guard !performing.isEmpty else { return }
    let names = Set(performing.map { types[$0].qualifiedName })
    for index in types.indices where names.contains(types[index].qualifiedName) {
      types[index].uses.removeAll { if case .segue = $0.role { true } else { false } }
    }
  }
}
