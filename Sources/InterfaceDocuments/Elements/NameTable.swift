import ByteHashing

/// A fixed table of names and values.
///
/// Reading a document of one megabyte takes several hundred thousand lookups, so lookups compare bytes without creating
/// strings.
struct NameTable<Value: Sendable>: Sendable {
  private let entries: [(name: StaticString, value: Value)]
  private let index: HashIndex

  /// Creates a table; for a duplicate name, the first entry wins.
  init(_ entries: [(StaticString, Value)]) {
    self.entries = entries.map { ($0, $1) }
    var index = HashIndex(minimumCapacity: entries.count)
    for (number, entry) in entries.enumerated() { index.insert(number, hash: XMLString(entry.0).nameHash) }
    self.index = index
  }

  /// Returns the index of a name; nil if the table does not contain it.
  func index(of name: XMLString) -> Int? {
    index.firstIndex(of: name.nameHash) { name == entries[$0].name }
  }

  subscript(index: Int) -> Value { entries[index].value }

  /// The value of a name; nil if the table does not contain it.
  subscript(name: XMLString) -> Value? { index(of: name).map { entries[$0].value } }
}
