import ClassInterfaces
import FactStorage
import Testing

@testable import Validation

/// What classes depend on, as it changes from run to run.
@Suite("The words of classes")
struct ClassWordsTests {
  private static func words(_ byName: [String: String]) -> ClassWords {
    var words = ClassWords()
    words.update(byName.mapValues { NameWords($0) })
    return words
  }

  private static func hashes(_ names: String...) -> Set<UInt32> { Set(names.map(NameWords.hash)) }

  @Test
  func `classes are found by the words that they depend on`() {
    let words = Self.words(["Card": "Card Base Radius", "Dial": "Dial", "Outer.Inner": "Outer Inner Radius"])
    #expect(words.classes(dependingOn: NameWords("Radius")) == Self.hashes("Card", "Outer.Inner"))
    #expect(words.classes(dependingOn: NameWords("Dial Base")) == Self.hashes("Dial", "Card"))
    #expect(words.classes(dependingOn: NameWords("Nobody")) == Self.hashes())
    #expect(words.words(of: Self.hashes("Card", "Nobody")) == NameWords("Card Base Radius"))
  }

  @Test
  func `what is new is added to what is known, unless that holds no more`() {
    var words = Self.words(["Card": "Card Base", "Dial": "Dial"])
    words.update(["Card": NameWords("Card Radius"), "Knob": NameWords("Knob")])
    #expect(words.words(of: Self.hashes("Card")) == NameWords("Card Base Radius"))
    #expect(words.words(of: Self.hashes("Dial", "Knob")) == NameWords("Dial Knob"))
    words.update(["Card": NameWords("Card Other")], changed: Self.hashes("Card", "Dial"))
    #expect(words.words(of: Self.hashes("Card")) == NameWords("Card Other"))
    #expect(words.words(of: Self.hashes("Dial")) == NameWords())
    #expect(words.classes(dependingOn: NameWords("Knob")) == Self.hashes("Knob"))
  }

  @Test
  func `the words come back, and damaged ones do not`() throws {
    let words = Self.words(["Card": "Card Base", "Dial": "Dial"])
    let bytes = FieldWriter.bytes(of: words)
    #expect(try FieldReader.value(ClassWords.self, from: bytes[...]) == words)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let damaged = bytes.damaged(using: &random)
      guard var read = try? FieldReader.value(ClassWords.self, from: damaged[...]) else { continue }
      // Whatever they say, asking is safe.
      _ = read.classes(dependingOn: NameWords("Base"))
      read.update(["Card": NameWords("Card")])
    }
  }
}
