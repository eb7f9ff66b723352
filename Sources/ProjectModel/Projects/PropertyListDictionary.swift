/// The entries of a property list dictionary.
///
/// A project file has thousands of dictionaries with few entries, for which a linear search is faster than hashing,
/// and one dictionary with thousands of entries.
struct PropertyListDictionary: Sendable {
  private static let largestSearched = 16

  private let entries: [(key: String, value: PropertyListValue)]
  /// The index of each key's entry; empty if there are few entries.
  private let places: [String: Int]

  /// Creates a dictionary; the last entry of a duplicate key wins.
  init(_ entries: [(key: String, value: PropertyListValue)]) {
    self.entries = entries
    places =
      entries.count > Self.largestSearched
      ? Dictionary(zip(entries.lazy.map(\.key), entries.indices)) { $1 } : [:]
  }

  subscript(key: String) -> PropertyListValue? {
    let place = places.isEmpty ? entries.lastIndex { $0.key == key } : places[key]
    return place.map { entries[$0].value }
  }

  /// Returns the values of a build setting under all conditions: of `NAME`, `NAME[sdk=macosx*]` and others.
  func values(ofSetting name: String) -> [PropertyListValue] {
    entries.filter { $0.key == name || $0.key.hasPrefix(name + "[") }.map(\.value)
  }
}

extension PropertyListDictionary: Equatable {
  static func == (left: PropertyListDictionary, right: PropertyListDictionary) -> Bool {
    let keys = [left, right].map { Set($0.entries.lazy.map(\.key)) }
    return keys[0] == keys[1] && keys[0].allSatisfy { left[$0] == right[$0] }
  }
}

extension PropertyListDictionary: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self.init(elements.map { (key: $0, value: $1) })
  }
}
