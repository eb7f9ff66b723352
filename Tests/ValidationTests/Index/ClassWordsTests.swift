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

  @Test
  func `classes are found by the words that they depend on`() {
    let words = Self.words(["Card": "Card Base Radius", "Dial": "Dial", "Outer.Inner": "Outer Inner Radius"])
    #expect(words.names(dependingOn: NameWords("Radius")) == ["Card", "Outer.Inner"])
    #expect(words.names(dependingOn: NameWords("Dial Base")) == ["Dial", "Card"])
    #expect(words.names(dependingOn: NameWords("Nobody")) == [])
    #expect(words.words(of: ["Card", "Nobody"]) == NameWords("Card Base Radius"))
  }

  @Test
  func `what is new is added to what is known, unless that holds no more`() {
    var words = Self.words(["Card": "Card Base", "Dial": "Dial"])
    words.update(["Card": NameWords("Card Radius"), "Knob": NameWords("Knob")])
    #expect(words.words(of: ["Card"]) == NameWords("Card Base Radius"))
    #expect(words.words(of: ["Dial", "Knob"]) == NameWords("Dial Knob"))
    words.update(["Card": NameWords("Card Other")], changed: ["Card", "Dial"])
    #expect(words.words(of: ["Card"]) == NameWords("Card Other"))
    #expect(words.words(of: ["Dial"]) == NameWords())
    #expect(words.names(dependingOn: NameWords("Knob")) == ["Knob"])
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
      _ = read.names(dependingOn: NameWords("Base"))
      read.update(["Card": NameWords("Card")])
    }
  }
}
