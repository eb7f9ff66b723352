/// A set of app targets, such as the targets that build a document.
package struct AppTargets: Hashable, Sendable, BitwiseCopyable {
  private var (low, high): (UInt64, UInt64)

  /// The number of bits.
  ///
  /// In trees with more app targets, several targets share a bit. The targets of neighboring projects have different
  /// bits.
  static let capacity = 128

  /// All targets, including unknown ones.
  package static let all = AppTargets(low: .max, high: .max)
  package static let none = AppTargets(low: 0, high: 0)

  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// Creates a set from the numbers of targets.
  init(_ targets: some Sequence<Int>) {
    self = .none
    for target in targets {
      let bit = target % Self.capacity
      if bit < UInt64.bitWidth { low |= 1 << bit } else { high |= 1 << (bit - UInt64.bitWidth) }
    }
  }

  package var isEmpty: Bool { low | high == 0 }

  /// Whether the sets have a target in common.
  package func overlap(_ other: AppTargets) -> Bool { !intersection(other).isEmpty }

  package func intersection(_ other: AppTargets) -> AppTargets {
    AppTargets(low: low & other.low, high: high & other.high)
  }

  /// Returns the targets that are not in another set.
  package func subtracting(_ other: AppTargets) -> AppTargets {
    AppTargets(low: low & ~other.low, high: high & ~other.high)
  }

  package mutating func formUnion(_ other: AppTargets) {
    low |= other.low
    high |= other.high
  }
}
