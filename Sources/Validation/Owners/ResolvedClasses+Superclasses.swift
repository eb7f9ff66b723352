import ClassInterfaces

extension ResolvedClasses {
  /// Some classes and those from which they derive, as far as sources say so.
  func superclasses(of names: Set<String>) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], Array(names))
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += outlines(named: next).compactMap(\.superclass) }
    }
    return seen
  }
}
