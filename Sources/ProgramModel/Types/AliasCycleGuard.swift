/// Detects cyclic and excessively large typealias expansions.
///
/// Typealiases may be cyclic, may be nested deeper than the stack allows, and may expand to an exponentially large type
/// if each typealias refers twice to the next. Such names do not resolve to a type.
struct AliasCycleGuard {
  private static let greatestDepth = 64
  private static let mostSteps = 4096

  private var path: [String] = []
  private var steps = 0

  /// Enters a typealias; returns false if it is already being expanded or a limit is exceeded.
  mutating func enter(_ name: String) -> Bool {
    steps += 1
    guard steps <= Self.mostSteps, path.count < Self.greatestDepth, !path.contains(name) else { return false }
    path.append(name)
    return true
  }

  /// Leaves the most recently entered typealias.
  mutating func leave() {
    path.removeLast()
  }
}
