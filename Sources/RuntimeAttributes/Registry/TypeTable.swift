import ByteHashing

/// A map from Swift classes, by the addresses of their metadata, to indexes.
struct TypeTable: Sendable {
  private var table: HashIndex

  init(_ types: [(AnyClass, Int)]) {
    table = HashIndex(minimumCapacity: types.count * 3 / 2)
    for entry in types { table.insert(entry.1, hash: Self.hash(of: entry.0)) }
  }

  @inline(__always)
  subscript(_ type: AnyClass) -> Int? { table.index(of: Self.hash(of: type)) }

  /// Returns a collision-free hash: multiplication by an odd number loses no bits.
  @inline(__always)
  private static func hash(of type: AnyClass) -> UInt64 {
    UInt64(UInt(bitPattern: ObjectIdentifier(type))) &* 0x9E37_79B9_7F4A_7C15
  }
}
