package import ProgramModel

extension ResolvedClasses {
  /// Returns the given classes and those of their superclasses that sources declare.
  package func ancestors(of names: Set<String>) -> Set<String> {
    var (ancestors, open): (Set<String>, [String]) = ([], Array(names))
    while let next = open.popLast() {
      if ancestors.insert(next).inserted { open += summaries(named: next).compactMap(\.superclass) }
    }
    return ancestors
  }

  /// Returns the given classes and those of their subclasses that sources declare.
  func descendants(of names: Set<String>) -> Set<String> {
    var descendants = names
    var count = -1
    while count < descendants.count {
      count = descendants.count
      for summary in summaries where summary.superclass.map(descendants.contains) == true {
        descendants.insert(summary.name)
      }
    }
    return descendants
  }
}
