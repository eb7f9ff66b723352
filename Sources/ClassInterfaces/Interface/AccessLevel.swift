/// Who may use a declaration, from fewest to most.
package enum AccessLevel: UInt8, Hashable, Sendable, Comparable {
  /// Swift's levels, from the narrowest to the widest.
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Orders by how many may use a declaration.
  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
