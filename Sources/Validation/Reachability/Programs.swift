/// The app targets that run some code or build a document: some of them, or all.
struct Programs: Hashable, Sendable {
  /// A bit for each target.
  private var bits: UInt64

  /// All targets.
  static let all = Programs(bits: .max)
  static let none = Programs(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// Creates a set from the indexes of targets.
  ///
  /// A tree with more targets than bits has one app for this purpose.
  init(targets: Set<Int>) {
    bits = 0
    for target in targets {
      guard target < UInt64.bitWidth else {
        bits = .max
        return
      }
      bits |= 1 << UInt64(target)
    }
  }

  var isEmpty: Bool { bits == 0 }

  /// Whether one of these is among others.
  func overlap(_ others: Programs) -> Bool { bits & others.bits != 0 }

  func intersection(_ others: Programs) -> Programs { Programs(bits: bits & others.bits) }

  func subtracting(_ others: Programs) -> Programs { Programs(bits: bits & ~others.bits) }

  mutating func formUnion(_ others: Programs) { bits |= others.bits }
}
