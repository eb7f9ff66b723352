/// The platforms on which the condition of an `#if` may hold, and those on which it may fail.
///
/// Most conditions may both hold and fail on all platforms.
struct CompilationCondition: Equatable {
  var mayHold: PlatformSet
  var mayFail: PlatformSet

  static let unknown = CompilationCondition(mayHold: .all, mayFail: .all)
  static let always = CompilationCondition(mayHold: .all, mayFail: [])
  static let never = CompilationCondition(mayHold: [], mayFail: .all)

  static prefix func ! (condition: Self) -> Self {
    CompilationCondition(mayHold: condition.mayFail, mayFail: condition.mayHold)
  }

  static func && (left: Self, right: Self) -> Self {
    CompilationCondition(
      mayHold: left.mayHold.intersection(right.mayHold),
      mayFail: left.mayFail.union(right.mayFail)
    )
  }

  static func || (left: Self, right: Self) -> Self { !(!left && !right) }
}

extension CompilationCondition {
  /// Creates a condition that holds exactly on the given platforms.
  init(_ platforms: PlatformSet) {
    self.init(mayHold: platforms, mayFail: PlatformSet.all.subtracting(platforms))
  }
}
