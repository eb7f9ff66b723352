/// A cache of recently used names, since documents repeat a small set of names.
struct XMLNames {
  private var entries: [(range: Range<Int>, name: String)]
  private static let count = 512

  init() { entries = Array(repeating: (0..<0, ""), count: Self.count) }

  /// Returns the name at a range of a text, which must be the same for every call.
  mutating func string(_ range: Range<Int>, in text: XMLText) -> String {
    var hash: UInt32 = 0
    for offset in range { hash = (hash ^ UInt32(text.bytes[offset])) &* 0x0100_0193 }
    let slot = Int(hash >> 16 ^ hash) & (Self.count - 1)
    if text.areEqual(entries[slot].range, range) { return entries[slot].name }
    let name = text.string(range)
    entries[slot] = (range, name)
    return name
  }
}
