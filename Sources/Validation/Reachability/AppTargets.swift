/// A set of the app targets that run code or build a document; it may contain all targets.
struct AppTargets: Hashable, Sendable, BitwiseCopyable {
  /// A bit for each target; the set of all targets has all bits set.
  private var low: UInt64
  private var high: UInt64
  private var isAll = false

  /// All targets, including unknown ones.
  static let all = AppTargets(low: .max, high: .max, isAll: true)
  static let none = AppTargets(low: 0, high: 0)

  private init(low: UInt64, high: UInt64, isAll: Bool = false) {
    (self.low, self.high, self.isAll) = (low, high, isAll)
  }

  /// Creates a set from target numbers; the targets from number 127 share a bit, so that they count as one.
  init(numbers: some Sequence<Int>) {
    (low, high) = (0, 0)
    for number in numbers {
      if number < 64 { low |= 1 << UInt64(number) } else { high |= 1 << UInt64(min(number, 127) - 64) }
    }
  }

  var isEmpty: Bool { low | high == 0 }

  /// Whether the sets have a target in common.
  func overlap(_ programs: AppTargets) -> Bool { !intersection(programs).isEmpty }

  func intersection(_ programs: AppTargets) -> AppTargets {
    if isAll { return programs }
    return programs.isAll ? self : AppTargets(low: low & programs.low, high: high & programs.high)
  }

  /// Returns the targets that are not in another set.
  ///
  /// Subtracting from the set of all targets returns all targets, since some of them have no number.
  func subtracting(_ programs: AppTargets) -> AppTargets {
    if programs.isAll { return .none }
    return isAll ? .all : AppTargets(low: low & ~programs.low, high: high & ~programs.high)
  }

  mutating func formUnion(_ programs: AppTargets) {
    guard !isAll else { return }
    self = programs.isAll ? .all : AppTargets(low: low | programs.low, high: high | programs.high)
  }
}
