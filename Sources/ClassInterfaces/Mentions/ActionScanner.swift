/// Looks through the text of sources for what answers actions: methods, and whatever else spells their names, such as
/// selectors and strings.
package struct ActionScanner: Sendable {
  /// What is looked for, by the folded hash of its word.
  private let spellings: [UInt64: [(selector: String, spelling: ActionSpelling)]]

  /// Creates a scanner for what answers some selectors.
  package init(_ selectors: some Sequence<String>) {
    var spellings: [UInt64: [(selector: String, spelling: ActionSpelling)]] = [:]
    for selector in selectors {
      for spelling in ActionSpelling.all(of: selector) {
        spellings[FoldedHash.of(spelling.word.utf8), default: []].append((selector, spelling))
      }
    }
    self.spellings = spellings
  }

  /// Those of the selectors that a source may answer, comments aside.
  package func answered(in bytes: [UInt8]) -> Set<String> {
    bytes.withUnsafeBufferPointer { bytes in
      // The same that an index keeps of a source to tell which names it surely does not mention.
      var pass = MentionPass(bytes, scanner: MentionScanner(names: [], classes: []), keepsFolds: true)
      pass.read(bytes.indices)
      var answered: Set<String> = []
      for fold in Set(pass.folds ?? []) {
        for (selector, spelling) in spellings[fold] ?? [] where !answered.contains(selector) {
          if Self.stands(spelling, in: bytes) { answered.insert(selector) }
        }
      }
      return answered
    }
  }

  /// Whether a word stands somewhere as it is spelt, with its label.
  private static func stands(_ spelling: ActionSpelling, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = Array(spelling.word.utf8)
    guard let first = word.first else { return false }
    var start = 0
    while start + word.count <= bytes.count {
      defer { start += 1 }
      guard bytes[start] == first, bytes[start..<start + word.count].elementsEqual(word) else { continue }
      let end = start + word.count
      let begins = start == 0 || !bytes[start - 1].continuesWord
      let ends = end == bytes.count || !bytes[end].continuesWord
      if begins, ends, spelling.label.map({ Self.label($0, standsAt: end, in: bytes) }) ?? true {
        return true
      }
    }
    return false
  }

  /// Whether the list of parameters that begins at an offset begins with a label.
  private static func label(
    _ label: String,
    standsAt offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    func afterBlanks(_ start: Int) -> Int { bytes[start...].firstIndex { $0 > 0x20 } ?? bytes.count }
    let parenthesis = afterBlanks(offset)
    guard parenthesis < bytes.count, bytes[parenthesis] == UInt8(ascii: "(") else { return false }
    let start = afterBlanks(parenthesis + 1)
    let end = bytes[start...].firstIndex { !$0.continuesWord } ?? bytes.count
    return bytes[start..<end].elementsEqual(label.utf8)
  }
}
