import ByteHashing

/// A fixed table of names and values.
///
/// Reading a document of one megabyte takes several hundred thousand lookups. `Dictionary`'s seeded hash protects
/// against chosen collisions, which a fixed set of names does not need.
struct NameTable<Value: Sendable>: Sendable {
  private let entries: [(name: String, value: Value)]
  private let index: HashIndex

  /// Creates a table of names.
  init(_ values: [String: Value]) {
    // Sorted, so that every run builds the same table.
    entries = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var index = HashIndex(minimumCapacity: entries.count)
    for (number, entry) in entries.enumerated() {
      index.insert(number, hash: FNVHash.hash(of: entry.name.utf8))
    }
    self.index = index
  }

  /// The value of a name; nil if the table does not contain it.
  subscript(name: String) -> Value? {
    index.firstIndex(of: FNVHash.hash(of: name.utf8)) { entries[$0].name == name }.map { entries[$0].value }
  }
}
