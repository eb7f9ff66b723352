/// The names of the local variables and parameters in scope.
struct LocalScope {
  private var names: [SourceFacts.Name] = []
  /// The number of variables in scope with each name.
  private var counts: [UInt32] = []

  /// The number of variables in scope.
  var count: Int { names.count }

  /// Whether a variable with the given name is in scope.
  func contains(_ name: SourceFacts.Name) -> Bool { Int(name) < counts.count && counts[Int(name)] > 0 }

  /// Adds a variable.
  mutating func enter(_ name: SourceFacts.Name) {
    guard name != 0 else { return }
    names.append(name)
    if Int(name) >= counts.count {
      counts.append(contentsOf: repeatElement(0, count: Int(name) + 64 - counts.count))
    }
    counts[Int(name)] += 1
  }

  /// Removes the most recently added variables until only `count` are left.
  mutating func leave(to count: Int) {
    while names.count > count { counts[Int(names.removeLast())] -= 1 }
  }
}
