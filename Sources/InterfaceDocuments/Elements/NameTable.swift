/// A fixed set of names with a value each, found by a few of a name's bytes rather than by a hash of all.
///
/// A document of a megabyte asks for some hundred thousand names; the keyed hash of `Dictionary` guards
/// against keys that somebody chose to collide, which a fixed set need not fear.
struct NameTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var name: String
    var value: Value
  }

  private let entries: [Entry?]
  private let mask: Int

  /// Makes a table of names.
  init(_ values: [String: Value]) {
    var capacity = 16
    while capacity < values.count * 4 { capacity *= 2 }
    let mask = capacity - 1
    var entries = [Entry?](repeating: nil, count: capacity)
    // In the order of the names, so that every run builds the same table.
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      var slot = Self.hash(name) & mask
      while entries[slot] != nil { slot = (slot + 1) & mask }
      entries[slot] = Entry(name: name, value: value)
    }
    self.entries = entries
    self.mask = mask
  }

  /// The value of a name; nil if the name is not in the table.
  subscript(name: String) -> Value? {
    var slot = Self.hash(name) & mask
    while let entry = entries[slot] {
      if entry.name == name { return entry.value }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Mixes the length with the first, the middle and the last bytes.
  private static func hash(_ name: String) -> Int {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first else { return 0 }
      let count = bytes.count
      let ends = Int(first) &* 31 &+ Int(bytes[count - 1])
      let inner = Int(bytes[count / 2]) &* 31 &+ Int(bytes[count / 3])
      return (ends &* 961 &+ inner) &* 31 &+ count
    } ?? 0
  }
}
