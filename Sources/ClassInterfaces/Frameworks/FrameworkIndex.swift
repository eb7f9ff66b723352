import ByteHashing
import RuntimeAttributes

/// Where each declaration of the framework texts stands, found by looking at the beginnings of lines only.
struct FrameworkIndex: Sendable {
  /// A declaration with its attribute line, up to the next one.
  struct Entry: Sendable {
    var text: Int
    var range: Range<Int>
    /// The end of the line that names it, where its members begin.
    var headerEnd: Int
    var name: Range<Int>
  }

  let entries: [Entry]
  /// The entries by the hashes of their names.
  private let index: HashIndex
  private let texts: [FrameworkText]

  init(_ texts: [FrameworkText]) {
    self.texts = texts
    var entries: [Entry] = []
    for text in texts.indices {
      DeclarationLineFinder(texts[text].bytes).findAll { range, headerEnd, name in
        entries.append(Entry(text: text, range: range, headerEnd: headerEnd, name: name))
      }
    }
    var index = HashIndex(minimumCapacity: entries.count)
    for (number, entry) in entries.enumerated() {
      index.insert(number, hash: FNVHash.hash(of: texts[entry.text].bytes[entry.name]))
    }
    (self.entries, self.index) = (entries, index)
  }

  /// The entries of a name, in the order of the texts.
  func entries(named name: String) -> [Entry] {
    var name = name
    return name.withUTF8 { wanted in
      var found: [Entry] = []
      // Refuses every entry, so that all of the hash are visited.
      _ = index.firstIndex(of: FNVHash.hash(of: wanted)) { number in
        let entry = entries[number]
        if texts[entry.text].bytes[entry.name].elementsEqual(wanted) { found.append(entry) }
        return false
      }
      return found
    }
  }

  /// What the header of an entry shows without being parsed.
  enum ClassForm {
    case everywhere, notEverywhere, noClass
  }

  /// Whether an entry is a class, and one of all platforms of its framework.
  func classForm(of entry: Entry) -> ClassForm {
    let bytes = texts[entry.text].bytes
    func stands(_ word: StaticString, before end: Int) -> Bool {
      let start = end - word.utf8CodeUnitCount
      return start >= entry.range.lowerBound && word.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
    }
    guard stands("class ", before: entry.name.lowerBound) else { return .noClass }
    // The one word that takes a platform away ends before a parenthesis.
    let isRestricted = (entry.range.lowerBound..<entry.name.lowerBound).contains { offset in
      bytes[offset] == UInt8(ascii: ")") && stands("unavailable", before: offset)
    }
    return isRestricted ? .notEverywhere : .everywhere
  }
}
