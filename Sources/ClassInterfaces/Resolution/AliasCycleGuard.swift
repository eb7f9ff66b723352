/// The typealiases on the way from a name to what it stands for.
///
/// They may lead in a circle, through more steps than a stack holds, or, each naming the next one twice, to a type
/// that is larger than any memory: such a name stands for nothing.
struct AliasCycleGuard {
  private static let greatestDepth = 64
  private static let mostSteps = 4096

  private var path: [String] = []
  private var steps = 0

  /// Takes one more typealias; false if it is on the way already, or the way is too long.
  mutating func enter(_ name: String) -> Bool {
    steps += 1
    guard steps <= Self.mostSteps, path.count < Self.greatestDepth, !path.contains(name) else { return false }
    path.append(name)
    return true
  }

  /// Goes back to where the last typealias was named.
  mutating func leave() {
    path.removeLast()
  }
}
