/// The `#if` branches around a declaration.
struct ConditionStack {
  private struct Level {
    /// The platforms that the branch may be compiled for.
    var branch: PlatformSet
    /// The platforms that no branch before it is certain to have taken.
    var rest: PlatformSet
    /// The platforms of what stands around the `#if`.
    var around: PlatformSet
    /// The platforms that the branch surely is compiled for.
    var certain: PlatformSet
    /// Those of what stands around the `#if`.
    var certainAround: PlatformSet
    /// The platforms that one of the branches so far may be compiled for.
    var taken: PlatformSet
  }

  private var levels: [Level] = []

  /// Whether there is no branch around.
  var isEmpty: Bool { levels.isEmpty }

  /// How many branches are around.
  var depth: Int { levels.count }

  /// The platforms for which what stands here surely is compiled.
  var certain: PlatformSet { levels.last?.certain ?? .all }

  /// Notes on a declaration in which branches it stands.
  func mark(_ traits: inout DeclarationTraits) {
    guard let level = levels.last else { return }
    traits.isConditional = true
    traits.platforms = level.branch
  }

  /// Enters an `#if`.
  mutating func begin(_ condition: CompilationCondition) {
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

  /// Goes on to `#elseif` or, with a condition that always holds, to `#else`.
  mutating func `continue`(_ condition: CompilationCondition) {
    guard var level = levels.popLast() else { return }
    level.branch = level.around.intersection(level.rest).intersection(condition.mayHold)
    level.rest.formIntersection(condition.mayFail)
    level.certain = level.certainAround.subtracting(level.taken).subtracting(condition.mayFail)
    level.taken.formUnion(condition.mayHold)
    levels.append(level)
  }

  /// Leaves at `#endif`.
  mutating func end() {
    _ = levels.popLast()
  }
}
