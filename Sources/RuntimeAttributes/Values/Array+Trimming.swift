extension Array {
  /// Releases excess capacity that is larger than a quarter of the count.
  @inlinable
  package mutating func trim() {
    if capacity - count > count / 4 { self = map { $0 } }
  }
}
