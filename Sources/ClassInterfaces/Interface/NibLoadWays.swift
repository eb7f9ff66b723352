/// Gathers the ways by which a method leads to nibs, and keeps them in bounds: methods that call one another again and
/// again have more ways than anybody could read, and conditions more than anybody would.
struct NibLoadWays {
  /// How many methods are followed behind one another.
  private static let longestPath = 6
  /// How deep blocks are read that stand in one another.
  private static let deepestBlock = 64
  /// How many ways to one nib are kept.
  private static let mostRuns = 64

  /// The ways found, by the offsets of the places that name nibs.
  private(set) var runs: [Int: [NibLoadRun]] = [:]
  private let trigger: String
  /// The methods on the way.
  private var path: [String] = []
  private var depth = 0
  /// How much more of bodies is read.
  private var remaining: Int

  /// Begins with a method that the loading of a nib calls.
  ///
  /// - Parameters:
  ///   - trigger: The method.
  ///   - size: How large all bodies are that it may lead to; each is read some times over.
  init(from trigger: String, size: Int) {
    self.trigger = trigger
    remaining = 8 * size + 4096
  }

  /// Notes that a nib is named.
  mutating func note(_ nib: Int, under conditions: [NibLoadRun.Condition]) {
    guard runs[nib, default: []].count < Self.mostRuns else { return }
    runs[nib, default: []].append(NibLoadRun(trigger: trigger, path: path, conditions: conditions))
  }

  /// Whether another method may be called; it is to be followed by ``leaveMethod()`` then.
  ///
  /// - Parameters:
  ///   - name: The method.
  ///   - size: How large its body is.
  /// - Returns: Whether its body is to be read.
  mutating func enterMethod(_ name: String, size: Int) -> Bool {
    guard path.count < Self.longestPath, remaining > 0, !path.contains(name) else { return false }
    remaining -= size + 1
    path.append(name)
    return true
  }

  /// Goes back to where the method was called.
  mutating func leaveMethod() { path.removeLast() }

  /// Whether a block within others is read; it is to be followed by ``leaveBlock()`` then.
  mutating func enterBlock() -> Bool {
    guard depth < Self.deepestBlock else { return false }
    depth += 1
    return true
  }

  /// Goes back to what is around a block.
  mutating func leaveBlock() { depth -= 1 }
}

extension [NibLoadRun.Condition] {
  /// So many conditions are told one by one.
  private static var mostStated: Int { 32 }

  /// Adds a condition, or, where there are many already, only that there are more.
  mutating func add(_ condition: NibLoadRun.Condition) {
    guard count <= Self.mostStated else { return }
    append(count < Self.mostStated ? condition : NibLoadRun.Condition(nil))
  }

  /// The conditions with some more.
  func adding(_ others: NibLoadRun.Condition...) -> Self { adding(others) }

  /// The conditions with some more.
  func adding(_ others: Self) -> Self {
    var all = self
    for other in others { all.add(other) }
    return all
  }
}
