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

  private(set) var entries: [Entry] = []
  /// The first entry of each name, open-addressed by the name's hash; then by `next`.
  private var slots: [Int32] = []
  private let texts: [FrameworkText]

  init(_ texts: [FrameworkText]) {
    self.texts = texts
    for index in texts.indices {
      DeclarationLineFinder(texts[index].bytes).findAll { range, headerEnd, name in
        entries.append(Entry(text: index, range: range, headerEnd: headerEnd, name: name))
      }
    }
    hashNames()
  }

  /// The entries of a name, in the order of the texts.
  func entries(named name: String) -> [Entry] {
    var name = name
    return name.withUTF8 { wanted in
      guard !slots.isEmpty, !wanted.isEmpty else { return [] }
      var found: [Entry] = []
      var slot = Self.hash(wanted) & (slots.count - 1)
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        let candidate = UnsafeBufferPointer(rebasing: texts[entry.text].bytes[entry.name])
        if candidate.elementsEqual(wanted) { found.append(entry) }
        slot = (slot + 1) & (slots.count - 1)
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

  private mutating func hashNames() {
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    for (index, entry) in entries.enumerated() {
      let name = UnsafeBufferPointer(rebasing: texts[entry.text].bytes[entry.name])
      var slot = Self.hash(name) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 29) & 0x7FFF_FFFF)
  }
}
