import RuntimeAttributes
import Testing

@Suite("Dictionaries that can be changed")
struct ModelDictionaryTests {
  @Test("A chain of a million lets go of itself")
  func chain() {
    var dictionary = ModelDictionary()
    for _ in 0..<1_000_000 { dictionary = ModelDictionary(["next": .object(dictionary)]) }
    #expect(dictionary.entries.count == 1)
  }
}
