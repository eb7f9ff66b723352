import ByteHashing

/// A map from types, by the addresses of their metadata, to indexes.
package struct TypeTable: Sendable {
  private var table: HashIndex

  package init(_ types: [(Any.Type, Int)]) {
    table = HashIndex(minimumCapacity: types.count * 3 / 2)
    for entry in types { table.insert(entry.1, hash: Self.hash(of: entry.0)) }
  }

  @inline(__always)
  package subscript(_ type: Any.Type) -> Int? { table.index(of: Self.hash(of: type)) }

  /// Returns a collision-free hash: multiplication by an odd number is invertible.
  @inline(__always)
  private static func hash(of type: Any.Type) -> UInt64 {
    UInt64(UInt(bitPattern: ObjectIdentifier(type))) &* 0x9E37_79B9_7F4A_7C15
  }
}
