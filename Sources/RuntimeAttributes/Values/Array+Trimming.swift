extension Array {
  /// Releases the excess capacity of the array if it exceeds a quarter of the count.
  @inlinable
  package mutating func trim() {
    if capacity - count > count / 4 { self = map { $0 } }
  }
}
