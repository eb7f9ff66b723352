import RuntimeAttributes
import Testing

@Suite("Dictionaries that can be changed")
struct ModelDictionaryTests {
  @Test("A chain of 200,000 lets go of itself")
  func chain() {
    var dictionary = ModelDictionary()
    for _ in 0..<200_000 { dictionary = ModelDictionary(["next": .object(dictionary)]) }
    #expect(dictionary.entries.count == 1)
  }
}
