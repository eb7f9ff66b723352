/// The entries of a property list dictionary.
///
/// A project file has thousands of dictionaries with few entries, for which a linear search is faster than hashing,
/// and one dictionary with thousands of entries.
package struct PropertyListDictionary: Sendable {
  private static let largestSearched = 16

  /// The entries in the order of the file.
  package let entries: [(key: String, value: PropertyList)]
  /// The index of each key's entry; empty if there are few entries.
  private let places: [String: Int]

  /// Creates a dictionary; for a duplicate key, the last entry wins.
  init(_ entries: [(key: String, value: PropertyList)]) {
    self.entries = entries
    places =
      entries.count > Self.largestSearched
      ? Dictionary(zip(entries.lazy.map(\.key), entries.indices)) { $1 } : [:]
  }

  /// The value for a key, if any; the last value if the key is repeated.
  package subscript(key: String) -> PropertyList? {
    let place = places.isEmpty ? entries.lastIndex { $0.key == key } : places[key]
    return place.map { entries[$0].value }
  }
}

extension PropertyListDictionary: Equatable {
  package static func == (left: PropertyListDictionary, right: PropertyListDictionary) -> Bool {
    let keys = [left, right].map { Set($0.entries.lazy.map(\.key)) }
    return keys[0] == keys[1] && keys[0].allSatisfy { left[$0] == right[$0] }
  }
}

extension PropertyListDictionary: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, PropertyList)...) {
    self.init(elements.map { (key: $0, value: $1) })
  }
}
