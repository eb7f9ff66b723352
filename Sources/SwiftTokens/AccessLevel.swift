/// The access level of a declaration, from most to least restrictive.
@usableFromInline
package enum AccessLevel: UInt8, Hashable, Sendable, Comparable {
  /// Swift's access levels, from most to least restrictive.
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Orders access levels from most to least restrictive.
  @inlinable package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
