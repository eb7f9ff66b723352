/// The entries of a dictionary of a property list.
///
/// A project file has thousands of dictionaries with a few entries each, which are found faster by looking at all of
/// them than hashed, and one with thousands.
struct PropertyListDictionary: Sendable {
  private static let largestSearched = 16

  private let entries: [(key: String, value: PropertyListValue)]
  /// Where the entry of each key stands, if there are many.
  private let places: [String: Int]

  /// Takes entries; of two with one key the last one counts.
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
