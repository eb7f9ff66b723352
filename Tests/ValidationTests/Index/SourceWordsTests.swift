import ClassInterfaces
import FactStorage
import Testing

@testable import Validation

/// Which sources a word leads to.
@Suite("The words of sources")
struct SourceWordsTests {
  /// A word, and the files of the sources that it leads to.
  struct Case {
    var word: String
    var files: [String]
    var sourceLocation: SourceLocation

    init(_ word: String, _ files: [String], sourceLocation: SourceLocation = #_sourceLocation) {
      (self.word, self.files, self.sourceLocation) = (word, files, sourceLocation)
    }
  }

  private static let texts = [
    "Alias.swift": "typealias Tile = Card\ntypealias Pane = Tile",
    "Card.swift": "class Card: UIView { @IBOutlet var label: Badge! }",
    "Dial.h": "@interface APDial : UIControl\n@end",
    "Dial+More.m": "@interface APDial (More)\n@end",
    "Generic.swift": "class Box<Content>: Card {}",
    "Loader.swift":
      "class Loader { func load() { Bundle.main.loadNibNamed(\"Panel\", owner: self) } }",
    "Named.swift": "@objc(CRDSlider) class Slider: UISlider {}",
    "Nested.swift": "extension Outer { class Inner {} }",
    "PaneMore.swift": "extension Pane { @objc var more: Int { 0 } }",
    "SliderMore.m": "@interface CRDSlider (More)\n@end",
  ]

  static let cases = [
    Case("Card", ["Alias.swift", "Card.swift", "PaneMore.swift"]),
    // A type is none of those that a declaration is called by because a member has it.
    Case("Badge", []),
    Case("UIView", []),
    Case("Tile", ["Alias.swift", "PaneMore.swift"]),
    Case("Pane", ["Alias.swift", "PaneMore.swift"]),
    Case("APDial", ["Dial+More.m", "Dial.h"]),
    Case("Content", ["Generic.swift"]),
    Case("Panel", ["Loader.swift"]),
    Case("Slider", ["Named.swift", "SliderMore.m"]),
    Case("CRDSlider", ["Named.swift", "SliderMore.m"]),
    Case("Outer", ["Nested.swift"]),
    Case("Inner", ["Nested.swift"]),
    Case("Nobody", []),
  ]

  private static let sources = texts.sorted { $0.key < $1.key }.map { scan($0.value, $0.key) }

  private static func scan(_ text: String, _ file: String) -> SourceInterface {
    file.hasSuffix(".swift")
      ? SwiftInterfaceScanner.scan(Array(text.utf8), file: file)
      : ObjectiveCInterfaceScanner.scan(Array(text.utf8), file: file)
  }

  private static func files(_ words: SourceWords, _ wanted: NameWords) -> [String] {
    words.sources(calledBy: wanted).map { sources[$0].file }
  }

  @Test(arguments: cases)
  func `a word leads to the sources that declare something called so, or by another name`(_ example: Case) {
    let words = SourceWords(Self.sources)
    #expect(
      Self.files(words, NameWords(example.word)) == example.files,
      sourceLocation: example.sourceLocation
    )
  }

  @Test
  func `the subclasses of a class have a word of their own`() {
    var wanted = NameWords()
    wanted.insert(subclassesOf: "Module.Card")
    #expect(Self.files(SourceWords(Self.sources), wanted) == ["Generic.swift"])
  }

  @Test
  func `a source that declares something else has other words, and gives other names`() throws {
    let number = try #require(Self.sources.firstIndex { $0.file == "Alias.swift" })
    let words = SourceWords(Self.sources)
    let changed = words.replacing([number: Self.scan("typealias Pane = Panel", "Alias.swift")])
    #expect(Self.files(changed, NameWords("Card")) == ["Card.swift"])
    #expect(Self.files(changed, NameWords("Panel")) == ["Alias.swift", "Loader.swift", "PaneMore.swift"])
    #expect(changed.words(behind: NameWords("Pane"), former: words) == NameWords("Pane Tile Card Panel"))
    #expect(words.replacing([:]) == words)
  }

  @Test
  func `the words come back, and damaged ones do not`() throws {
    let words = SourceWords(Self.sources)
    let bytes = FieldWriter.bytes(of: words)
    #expect(try FieldReader.value(SourceWords.self, from: bytes[...]) == words)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let damaged = bytes.damaged(using: &random)
      guard let read = try? FieldReader.value(SourceWords.self, from: damaged[...]) else { continue }
      // Whatever they say, asking is safe.
      _ = read.sources(calledBy: NameWords("Card"))
      _ = read.replacing([0: Self.sources[0]])
    }
  }
}
