extension Sequence where Element: Hashable {
  /// Returns the elements and all elements reachable from them, nearest first.
  ///
  /// All walks over superclasses, supertypes and subclasses are closures.
  @inlinable
  package func closure(_ next: (Element) -> some Sequence<Element>) -> [Element] {
    var closure: [Element] = []
    var seen: Set<Element> = []
    for element in self where seen.insert(element).inserted { closure.append(element) }
    var index = 0
    while index < closure.count {
      for element in next(closure[index]) where seen.insert(element).inserted { closure.append(element) }
      index += 1
    }
    return closure
  }
}
