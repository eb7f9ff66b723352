/// The enclosing `#if` branches of a declaration.
package struct ConditionStack {
  private struct Level {
    /// The platforms for which the branch may be compiled.
    var branch: PlatformSet
    /// The platforms for which neither this branch nor a preceding branch is certain to be compiled.
    var rest: PlatformSet
    /// The platforms for which the code containing the `#if` may be compiled.
    var around: PlatformSet
    /// The platforms for which the branch is certainly compiled.
    var certain: PlatformSet
    /// The platforms for which the code containing the `#if` is certainly compiled.
    var certainAround: PlatformSet
    /// The platforms for which this branch or a preceding branch may be compiled.
    var taken: PlatformSet
  }

  private var levels: [Level] = []

  package init() {}

  /// Whether the current position is outside of all branches.
  package var isEmpty: Bool { levels.isEmpty }

  /// The number of enclosing branches.
  var depth: Int { levels.count }

  /// The platforms for which code at the current position is certainly compiled.
  package var certain: PlatformSet { levels.last?.certain ?? .all }

  /// The platforms for which code at the current position may be compiled, or nil outside of all branches.
  package var platforms: PlatformSet? { levels.last?.branch }

  /// Whether code at the current position is never compiled, because a preceding branch of the innermost `#if` certainly
  /// is.
  var isCertainlyLeftOut: Bool { levels.last?.branch.isEmpty == true && levels.last?.around.isEmpty == false }

  /// Enters an `#if`.
  package mutating func begin(_ condition: CompilationCondition) {
    let around = levels.last?.branch ?? .all
    levels.append(
      Level(
        branch: around.intersection(condition.mayHold),
        rest: condition.mayFail,
        around: around,
        certain: certain.subtracting(condition.mayFail),
        certainAround: certain,
        taken: condition.mayHold
      )
    )
  }

  /// Continues with `#elseif`, or with `#else`, whose condition always holds.
  package mutating func `continue`(_ condition: CompilationCondition) {
    guard var level = levels.popLast() else { return }
    level.branch = level.around.intersection(level.rest).intersection(condition.mayHold)
    level.rest.formIntersection(condition.mayFail)
    level.certain = level.certainAround.subtracting(level.taken).subtracting(condition.mayFail)
    level.taken.formUnion(condition.mayHold)
    levels.append(level)
  }

  /// Leaves the `#if` at `#endif`.
  mutating func end() {
    _ = levels.popLast()
  }
}
