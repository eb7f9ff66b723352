import NibproofTestSupport
import Testing

@testable import Validation

@Suite("Division into scopes")
struct ValidationUnitTests {
  @Test("Each spec folder is a scope without nested specs; all other files are one scope")
  func units() async throws {
    let tree = try TemporaryTree([
      "One/spec.json": "{ title: 'one' }", "One/a.xib": "", "One/a.swift": "",
      "One/Inner/spec.json": "{ sources: ['b*.swift'] }", "One/Inner/b.xib": "", "One/Inner/b1.swift": "",
      "One/Inner/c.swift": "", "loose.xib": "", "loose.swift": "",
    ])
    let units = try await ValidationScope.units(at: [tree.path], specFile: nil)
    #expect(units.map { $0.specFile.map(tree.relative) } == ["One/spec.json", "One/Inner/spec.json", nil])
    #expect(
      units.map { $0.documents.map(tree.relative) } == [["One/a.xib"], ["One/Inner/b.xib"], ["loose.xib"]]
    )
    #expect(
      units.map { $0.sources.map(tree.relative) } == [
        ["One/a.swift"], ["One/Inner/b1.swift"], ["loose.swift"],
      ]
    )
  }

  @Test("The scope of a spec has its own images only")
  func imagesOfStory() async throws {
    let tree = try TemporaryTree([
      "Story/spec.json": "{ title: 'story' }", "Story/a.xib": "", "Story/Art/b.png": "", "c.png": "",
      "Story/Images.xcassets/d.imageset/Contents.json": "{}",
    ])
    let units = try await ValidationScope.units(at: [tree.path], specFile: nil)
    let story = try #require(units.first { $0.specFile != nil })
    #expect(story.images.map(tree.relative).sorted() == ["Story/Art/b.png", "Story/Images.xcassets"])
  }

  @Test("A specified spec applies to all paths")
  func namedSpec() async throws {
    let tree = try TemporaryTree([
      "app/spec.json": "{}", "app/a.xib": "", "other/my.json": "{ title: 'mine' }", "app/a.swift": "",
    ])
    let units = try await ValidationScope.units(
      at: [tree.path + "/app"],
      specFile: tree.path + "/other/my.json"
    )
    #expect(units.count == 1)
    #expect(units.first?.spec?.title == "mine")
    #expect(units.first?.documents.map(tree.relative) == ["app/a.xib"])
  }
}
