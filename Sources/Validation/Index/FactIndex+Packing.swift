import FactStorage

extension FactIndex {
  /// With more packs than this all are made one.
  private static let mostPacks = 8

  /// Moves what the index holds itself to a new pack, and what stands in others as well once these are many, or most of
  /// what they hold is asked for no more.
  ///
  /// - Returns: The pack, which is among those of the index and yet to be written; nil if there is nothing to move.
  mutating func pack() -> FactPack? {
    var (live, held) = (0, 0)
    var moving: [Int] = []
    for number in entries.indices {
      var isHeld = false
      for part in IndexEntry.PackedPart.allCases {
        let packed = entries[number].value[part]
        if packed.packNumber == nil { held += packed.count } else { live += packed.count }
        isHeld = isHeld || packed.packNumber == nil && !packed.isEmpty
      }
      if isHeld { moving.append(number) }
    }
    let joins = packs.count >= Self.mostPacks || packs.reduce(0) { $0 + $1.size } > 2 * live
    if joins { (packs, moving) = ([], Array(entries.indices)) }
    let number = packs.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(joins ? held + live : held)
    var moved = moving.map { entries[$0].value }
    for part in IndexEntry.PackedPart.allCases {
      for entry in moved.indices where joins || moved[entry][part].packNumber == nil {
        let own = moved[entry][part].bytes
        guard !own.isEmpty else { continue }
        moved[entry][part].move(to: number, at: bytes.count, count: own.count)
        bytes += own
      }
    }
    for (entry, value) in zip(moving, moved) { entries[entry].value = value }
    guard !bytes.isEmpty else { return nil }
    let pack = FactPack(bytes)
    packs.append(pack.identity)
    return pack
  }
}
