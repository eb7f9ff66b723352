import ClassInterfaces

extension ResolvedClasses {
  /// Returns classes and their superclasses that sources declare.
  func superclasses(of names: Set<String>) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], Array(names))
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += summaries(named: next).compactMap(\.superclass) }
    }
    return seen
  }
}
