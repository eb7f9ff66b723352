import RuntimeAttributes
import Testing

@Suite("Key paths")
struct AttributeKeyPathTests {
  @Test(
    "Every dot separates keys, and empty keys are allowed",
    arguments: [
      ("title", [], "title"),
      ("layer.cornerRadius", ["layer"], "cornerRadius"),
      ("layer.transform.rotation.z", ["layer", "transform", "rotation"], "z"),
      ("", [], ""),
      (".", [""], ""),
      ("title.", ["title"], ""),
      (".title", [""], "title"),
      ("a..b", ["a", ""], "b"),
      ("@sum.price", ["@sum"], "price"),
    ] as [(String, [AttributeKey], AttributeKey)]
  )
  func splitting(text: String, intermediateKeys: [AttributeKey], lastKey: AttributeKey) {
    let path = AttributeKeyPath(text)
    #expect(path.intermediateKeys == intermediateKeys)
    #expect(path.lastKey == lastKey)
    #expect(path.keys == intermediateKeys + [lastKey])
    #expect(path.description == text)
    #expect(path == AttributeKeyPath(intermediateKeys, lastKey))
  }

  @Test("Paths sort by their text")
  func order() {
    let paths: [AttributeKeyPath] = ["b", "a.z", "a", "a.b"]
    #expect(paths.sorted(by: <).map(\.description) == ["a", "a.b", "a.z", "b"])
  }

  @Test("A dot separates keys even before a combining mark, as in NSString")
  func combiningMarks() {
    let path = AttributeKeyPath("a.\u{301}b.\u{FE0F}c")
    #expect(path.keys.map(\.name) == ["a", "\u{301}b", "\u{FE0F}c"])
    let index = 3
    #expect(("items\(index).name" as AttributeKeyPath).keys == ["items3", "name"])
  }
}
