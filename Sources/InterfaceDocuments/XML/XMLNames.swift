/// A cache of recently used names, since documents repeat a small set of names.
struct XMLNames {
  private var entries: [(name: XMLString, string: String)?]
  private static let count = 512

  init() { entries = Array(repeating: nil, count: Self.count) }

  /// Returns the string of a name, whose bytes must outlive the cache.
  mutating func string(_ name: XMLString) -> String {
    let slot = Int(truncatingIfNeeded: name.nameHash >> 40) & (Self.count - 1)
    if let entry = entries[slot], entry.name.bytes.elementsEqual(name.bytes) { return entry.string }
    let string = name.string
    entries[slot] = (name, string)
    return string
  }

  /// Returns the values of all attributes by name.
  mutating func values(_ attributes: XMLAttributes) -> [String: String] {
    Dictionary(attributes.map { (string($0.name), $0.value.string) }) { first, _ in first }
  }
}
