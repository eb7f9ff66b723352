import ClassInterfaces
import FactStorage
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// A document that is loaded beside the sources it leads to comes to what it does beside all of them.
@Suite("Loads beside a part of the sources")
struct PartialLoadsTests {
  /// The unit of a tree with all that its loads come to.
  private struct Loaded {
    let classes: PartialClasses
    let outline: UnitOutline
    let words: SourceWords
    let outcomes: [DocumentOutcome]

    init(_ tree: TemporaryTree) async throws {
      let unit = try #require(try await ValidationUnit.units(at: [tree.path], specFile: nil).first)
      let validation = UnitValidation(unit: unit, options: Validator.Options())
      let inspector = FileInspector(FactLibrary([]), trust: .unchangedFiles)
      let reading = await UnitReading(validation)
      var loads = UnitLoads(validation, reading, notesClasses: true)
      var outcomes: [DocumentOutcome] = []
      while let part = await loads.outcomes() { outcomes += part }
      let files = await UnitInspection(unit, known: nil, by: inspector, jobs: 1)
      classes = PartialClasses(validation, files)
      outline = try #require(loads.outline)
      words = SourceWords(reading.sources.map(\.interface))
      self.outcomes = outcomes.filter { $0.file != UnitValidation.sources }
    }

    var partial: PartialLoads { PartialLoads(classes, outline: outline, words: words) }
  }

  @Test
  func `each document comes to the same, whatever is known of it before`() async throws {
    let tree = try TemporaryTree(DeclarationEditTests.files)
    let loaded = try await Loaded(tree)
    #expect(loaded.outcomes.count == 7)
    for outcome in loaded.outcomes {
      let dependencies = outcome.dependencies.value()
      #expect(outcome.findings.count > 0)
      for start in [NameWords(), dependencies.words, NameWords("Card Helper")] {
        let found = try #require(await loaded.partial.load([outcome.file], dependingOn: start))
        #expect(found.outcomes.map(\.findings) == [outcome.findings], "\(tree.relative(outcome.file))")
        #expect(found.outcomes.map { $0.dependencies.value() } == [dependencies])
      }
    }
  }

  @Test
  func `no source is looked at to which nothing leads`() async throws {
    let tree = try TemporaryTree(DeclarationEditTests.files)
    let loaded = try await Loaded(tree)
    let card = try #require(loaded.outcomes.first { $0.file.hasSuffix("Card.xib") })
    let found = try #require(await loaded.partial.load([card.file], dependingOn: NameWords()))
    let words = found.classes.values.reduce(card.dependencies.value().words) { $0.union($1) }
    let files = loaded.words.sources(calledBy: words).compactMap { loaded.classes.source($0)?.interface.file }
    #expect(Set(files.map(tree.relative)) == ["Base.swift", "Card.swift", "Types.swift", "Views.swift"])
  }

  @Test
  func `where most of many sources belong to a load nobody tries with a part`() async throws {
    var files = ["Panel.xib": xib(#"<view id="v" customClass="Panel"/>"#)]
    for number in 0..<130 {
      files["Panel\(number).swift"] = "extension \(number < 70 ? "Panel" : "Other\(number)") {}"
    }
    let loaded = try await Loaded(try TemporaryTree(files))
    let document = try #require(loaded.outcomes.first?.file)
    #expect(await loaded.partial.load([document], dependingOn: NameWords("Panel")) == nil)
  }
}
