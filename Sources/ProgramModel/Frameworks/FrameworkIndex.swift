import ByteHashing

/// The positions of the declarations in the framework interfaces, found by scanning only the starts of lines.
struct FrameworkIndex: Sendable {
  /// A declaration with its attribute lines, up to the next declaration.
  struct Entry: Sendable {
    var text: Int
    var range: Range<Int>
    /// The end of the header line, where the members begin.
    var headerEnd: Int
    var name: Range<Int>
  }

  let entries: [Entry]
  /// The entries by name hash.
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

  /// Returns the entries with the given name, in the order of the interfaces.
  func entries(named name: String) -> [Entry] {
    var name = name
    return name.withUTF8 { wanted in
      var found: [Entry] = []
      // The predicate always returns false, so that all entries with the hash are visited.
      _ = index.firstIndex(of: FNVHash.hash(of: wanted)) { number in
        let entry = entries[number]
        if texts[entry.text].bytes[entry.name].elementsEqual(wanted) { found.append(entry) }
        return false
      }
      return found
    }
  }

  /// The kind of an entry, as far as it can be determined from its header without parsing.
  enum ClassForm {
    case everywhere, notEverywhere, noClass
  }

  /// Returns whether an entry is a class, and whether it is available on all platforms of its framework.
  func classForm(of entry: Entry) -> ClassForm {
    let bytes = texts[entry.text].bytes
    func matches(_ word: StaticString, before end: Int) -> Bool {
      let start = end - word.utf8CodeUnitCount
      return start >= entry.range.lowerBound && word.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
    }
    guard matches("class ", before: entry.name.lowerBound) else { return .noClass }
    // Only `unavailable` before a closing parenthesis excludes a platform.
    let isRestricted = (entry.range.lowerBound..<entry.name.lowerBound).contains { offset in
      bytes[offset] == UInt8(ascii: ")") && matches("unavailable", before: offset)
    }
    return isRestricted ? .notEverywhere : .everywhere
  }
}
