/// A set of the app targets that run code or build a document; it may contain all targets.
struct AppTargets: Hashable, Sendable {
  /// The bits of the first 64 targets; the set of all targets has all bits set.
  private var first: UInt64
  /// The bits of the other targets, without trailing zeros.
  private var others: [UInt64] = []
  private var isAll = false

  /// All targets, including unknown ones.
  static let all = AppTargets(first: .max, isAll: true)
  static let none = AppTargets(first: 0, isAll: false)

  private init(first: UInt64, isAll: Bool) { (self.first, self.isAll) = (first, isAll) }

  /// Creates a set from target indexes.
  init(targets: Set<Int>) {
    first = 0
    for target in targets {
      let (word, bit) = (target / UInt64.bitWidth, UInt64(1) << UInt64(target % UInt64.bitWidth))
      if word == 0 {
        first |= bit
      } else {
        if others.count < word { others += Array(repeating: 0, count: word - others.count) }
        others[word - 1] |= bit
      }
    }
  }

  var isEmpty: Bool { first == 0 && others.isEmpty }

  /// Whether the sets have a target in common.
  func overlap(_ programs: AppTargets) -> Bool { !intersection(programs).isEmpty }

  func intersection(_ programs: AppTargets) -> AppTargets {
    if isAll { return programs }
    if programs.isAll { return self }
    return combined(with: programs, &)
  }

  /// Returns the targets that are not in another set.
  ///
  /// Subtracting from the set of all targets returns all targets, since some of them have no index.
  func subtracting(_ programs: AppTargets) -> AppTargets {
    if programs.isAll { return .none }
    return isAll ? .all : combined(with: programs) { $0 & ~$1 }
  }

  mutating func formUnion(_ programs: AppTargets) {
    guard !isAll else { return }
    self = programs.isAll ? .all : combined(with: programs, |)
  }

  private func combined(with programs: AppTargets, _ combine: (UInt64, UInt64) -> UInt64) -> AppTargets {
    var result = AppTargets(first: combine(first, programs.first), isAll: false)
    guard !others.isEmpty || !programs.others.isEmpty else { return result }
    result.others = (0..<max(others.count, programs.others.count)).map { word in
      combine(
        others.indices.contains(word) ? others[word] : 0,
        programs.others.indices.contains(word) ? programs.others[word] : 0
      )
    }
    while result.others.last == 0 { result.others.removeLast() }
    return result
  }
}
