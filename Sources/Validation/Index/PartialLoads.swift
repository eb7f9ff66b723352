import ClassInterfaces
import FactStorage
import RuntimeAttributes

/// Loads a few documents of a unit beside no more sources than these lead to.
///
/// A load comes to the same without the sources of which no declaration is called by a word on which it depends. Which
/// words these are is known of a document that was loaded before; where the load turns out to depend on others as well it
/// is done again with the sources that these lead to.
struct PartialLoads {
  private let classes: PartialClasses
  private let outline: UnitOutline
  private let words: SourceWords
  /// What documents and sources may refer to.
  private let references: DocumentReferences

  /// What documents come to, and the words on which the classes depend that they asked for.
  typealias Result = (outcomes: [DocumentOutcome], classes: [String: NameWords])

  /// After so many attempts that each led further it is quicker to load beside all sources.
  private static let mostAttempts = 8

  /// Prepares loads.
  ///
  /// - Parameters:
  ///   - classes: What resolves classes.
  ///   - outline: What all loads share beside these.
  ///   - words: What the declarations of the sources are called.
  init(_ classes: PartialClasses, outline: UnitOutline, words: SourceWords) {
    (self.classes, self.outline, self.words) = (classes, outline, words)
    let contents = BundleContents(
      classes.validation.unit,
      offers: outline.offers,
      projects: classes.projects,
      imageNames: [:]
    )
    references = DocumentReferences(contents: contents)
  }

  /// Loads documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - start: The words on which they depended when they were loaded before, as far as that is known.
  /// - Returns: What they come to; nil if it takes most of the sources to tell.
  func load(_ documents: Set<String>, dependingOn start: NameWords) async -> Result? {
    var words = start
    var sources: [Int: SourceRecord] = [:]
    for _ in 0..<Self.mostAttempts {
      let numbers = self.words.sources(calledBy: words)
      guard classes.isSmall(numbers) else { return nil }
      for number in numbers where sources[number] == nil { sources[number] = classes.source(number) }
      let known = sources
      guard let result = await load(documents, beside: known.sorted { $0.key < $1.key }.map(\.value))
      else { return nil }
      for own in result.outcomes.map({ $0.dependencies.value().words }) + result.classes.values {
        words.formUnion(own)
      }
      if self.words.sources(calledBy: words).allSatisfy({ known[$0] != nil }) { return result }
    }
    return nil
  }

  /// What checks what sources ask for by name; nil where no document is loaded.
  var sourceReferences: SourceReferences? { references.ofSources(in: outline) }

  /// Loads documents beside some sources; nil if one is of a platform for which none was loaded.
  private func load(_ documents: Set<String>, beside sources: [SourceRecord]) async -> Result? {
    let validation = classes.validation
    let own = classes.files.documents.filter { documents.contains($0.entry.path) }
    let reading = UnitReading(
      documents: own.map { $0.record() },
      sources: sources,
      projects: classes.projects
    )
    let wanted = validation.records(reading).filter { documents.contains($0.file) }
    var platforms: [Platform: PlatformLoads] = [:]
    for platform in validation.platforms(of: wanted) {
      guard let outline = outline.platform(platform) else { return nil }
      let factory = classes.factory(sources, on: platform)
      platforms[platform] = PlatformLoads(validation, factory: factory, outline: outline) { nibs in
        let others = classes.files.documents.filter { nibs.mayContain($0.entry.path) }
        return validation.records(UnitReading(documents: others.map { $0.record() }))
          .filter { validation.platform(of: $0) == platform && nibs.contain($0) }.compactMap(\.document)
      }
    }
    let preparation = UnitPreparation(
      projects: classes.projects,
      references: references,
      outline: outline,
      platforms: platforms
    )
    var loads = UnitLoads(
      validation,
      reading,
      wanted: documents,
      notesClasses: true,
      preparation: preparation
    )
    var outcomes: [DocumentOutcome] = []
    while let part = await loads.outcomes() { outcomes += part }
    return (outcomes, loads.wordsOfClasses)
  }
}
