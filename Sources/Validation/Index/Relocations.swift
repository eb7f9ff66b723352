import FactStorage
import RuntimeAttributes

/// Where declarations have gone that only moved within their files, as they do with every line added above them.
struct Relocations: Sendable {
  private var placesByFile: [String: [SourcePosition: SourcePosition]] = [:]

  /// Compares files with what an index said of them before.
  ///
  /// A source of which the places cannot be told apart is given a structure of its own, so that nothing that was found
  /// with the former one holds.
  init(_ files: inout [IndexedFile]) {
    for index in files.indices {
      let entry = files[index].entry
      guard let former = files[index].former, entry.kind == .source, former.structure == entry.structure
      else { continue }
      var places: [SourcePosition: SourcePosition] = [:]
      for (old, new) in zip(StoredFacts.places(in: former.facts), StoredFacts.places(in: entry.facts)) {
        if let known = places.updateValue(new, forKey: old), known != new {
          files[index].entry.structure = entry.content
        }
      }
      placesByFile[entry.path] = places
    }
  }

  /// What was found, with its declarations where they are now; nil if one is of a place that is not known.
  func relocated(_ outcome: DocumentOutcome) -> DocumentOutcome? {
    guard !placesByFile.isEmpty else { return outcome }
    var outcome = outcome
    for index in outcome.findings.indices {
      // What is found in a source itself moves as well.
      if let places = placesByFile[outcome.findings[index].file] {
        guard let place = places[outcome.findings[index].position] else { return nil }
        outcome.findings[index].position = place
      }
      guard let declaration = outcome.findings[index].declaration,
        let places = placesByFile[declaration.file]
      else { continue }
      guard let place = places[declaration.position] else { return nil }
      outcome.findings[index].declaration?.position = place
    }
    return outcome
  }
}
