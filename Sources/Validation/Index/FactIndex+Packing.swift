import FactStorage

extension FactIndex {
  /// With more packs than this all but the first, which holds most, are made one.
  private static let mostPacks = 8

  /// Moves what the index holds itself of its entries to a new pack, and what stands in others as well once these are
  /// many, or most of what all hold is asked for no more.
  ///
  /// - Returns: The pack, which is among those of the index and yet to be written; nil if there is nothing to move.
  mutating func pack() -> FactPack? {
    // The packs from this number on make room for the new one; what an entry is made of stands in none after its own.
    let number = isWasteful ? 0 : packs.count >= Self.mostPacks ? 1 : packs.count
    packs.removeSubrange(number...)
    var moving: [Int] = []
    for entry in entries.indices where !entries[entry].stands(beforePack: number) { moving.append(entry) }
    var moved = moving.map { entries[$0].value }
    var pack = PackBuilder(number: number)
    for part in IndexEntry.PackedPart.allCases {
      for entry in moved.indices where !moved[entry][part].stands(beforePack: number) {
        let own = moved[entry][part].bytes
        if !own.isEmpty { moved[entry][part] = pack.add(own) }
      }
    }
    for (entry, value) in zip(moving, moved) {
      entries[entry] = Kept(value, coded: pack.add(FieldWriter.bytes(of: value)[...]))
    }
    guard !pack.bytes.isEmpty else { return nil }
    let made = FactPack(pack.bytes)
    packs.append(made.identity)
    return made
  }

  /// Whether most of what packs hold is asked for no more.
  private var isWasteful: Bool {
    var live = 0
    for entry in entries {
      live += entry.packedCount
      for part in IndexEntry.PackedPart.allCases { live += entry.value[part].packedCount }
    }
    return packs.reduce(0) { $0 + $1.size } > 2 * live
  }
}

/// Puts together what a pack is to hold.
private struct PackBuilder {
  let number: Int
  private(set) var bytes: [UInt8] = []

  init(number: Int) { self.number = number }

  /// Adds bytes.
  ///
  /// - Returns: Where they stand.
  mutating func add(_ own: ArraySlice<UInt8>) -> PackedBytes {
    let start = bytes.count
    bytes += own
    return PackedBytes(number: number, start: start, count: own.count)
  }
}
