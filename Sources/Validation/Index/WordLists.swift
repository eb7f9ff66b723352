import ClassInterfaces
import FactStorage

/// Lists of words as hashes, one after the other, so that all of them are gone through in no time.
struct WordLists: Hashable, Sendable {
  /// How many of the words are those of each list.
  private var counts: [UInt32] = []
  private var words: [UInt32] = []

  /// How many lists there are.
  var count: Int { counts.count }

  /// Adds a list.
  mutating func append(_ list: some Collection<UInt32>) {
    counts.append(UInt32(list.count))
    words += list
  }

  /// Does something with each list, told its number.
  func forEach(_ body: (Int, ArraySlice<UInt32>) -> Void) {
    var start = 0
    for (number, count) in counts.enumerated() {
      body(number, words[start..<start + Int(count)])
      start += Int(count)
    }
  }

  /// The numbers of the lists that have one of some words.
  func numbers(ofListsWith wanted: NameWords) -> [Int] {
    let lookup = NameWords.Lookup(wanted)
    var numbers: [Int] = []
    forEach { number, list in
      if list.contains(where: lookup.contains) { numbers.append(number) }
    }
    return numbers
  }
}

extension WordLists: Storable {
  static var blank: WordLists { WordLists() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(numbers: &counts)
    coder.code(numbers: &words)
    // Whatever the bytes say, no list has words that are not there.
    if counts.reduce(0, { $0 + Int($1) }) != words.count { coder.fail() }
  }
}
