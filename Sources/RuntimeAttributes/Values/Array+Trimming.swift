extension Array {
  /// Gives back the room that the list keeps for growing, where that is much.
  @inlinable
  package mutating func trim() {
    if capacity - count > count / 4 { self = map { $0 } }
  }
}
