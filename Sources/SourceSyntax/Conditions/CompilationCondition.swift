/// The platforms on which the condition of an `#if` may hold, and those on which it may fail.
///
/// Most conditions may both hold and fail on all platforms.
package struct CompilationCondition: Equatable {
  package var mayHold: PlatformSet
  package var mayFail: PlatformSet

  package init(mayHold: PlatformSet, mayFail: PlatformSet) {
    self.mayHold = mayHold
    self.mayFail = mayFail
  }

  package static let unknown = CompilationCondition(mayHold: .all, mayFail: .all)
  package static let always = CompilationCondition(mayHold: .all, mayFail: [])
  package static let never = CompilationCondition(mayHold: [], mayFail: .all)

  package static prefix func ! (condition: Self) -> Self {
    CompilationCondition(mayHold: condition.mayFail, mayFail: condition.mayHold)
  }

  package static func && (left: Self, right: Self) -> Self {
    CompilationCondition(
      mayHold: left.mayHold.intersection(right.mayHold),
      mayFail: left.mayFail.union(right.mayFail)
    )
  }

  package static func || (left: Self, right: Self) -> Self { !(!left && !right) }
}

extension CompilationCondition {
  /// Creates a condition that holds exactly on the given platforms.
  package init(_ platforms: PlatformSet) {
    self.init(mayHold: platforms, mayFail: PlatformSet.all.subtracting(platforms))
  }
}
