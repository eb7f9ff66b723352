extension Array {
  /// Releases excess capacity of the array if there is a lot of it.
  @inlinable
  package mutating func trim() {
    if capacity - count > count / 4 { self = map { $0 } }
  }
}
