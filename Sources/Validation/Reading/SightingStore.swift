import ClassInterfaces
import Foundation

/// The mentions that earlier runs found in sources, completed by this run.
final class SightingStore: @unchecked Sendable {
  private let lock = NSLock()
  private var sightings: [String: StoredSighting]
  private var isChanged = false

  /// Takes the mentions of entries.
  init(_ sources: [IndexedFile]) {
    sightings = Dictionary(sources.map { ($0.entry.path, $0.entry.sighting) }) { first, _ in first }
  }

  /// The mentions in a source.
  subscript(path: String) -> StoredSighting? {
    get { lock.withLock { sightings[path] } }
    set {
      lock.withLock {
        sightings[path] = newValue
        isChanged = true
      }
    }
  }

  /// All mentions, if this run has found any.
  var changes: [String: StoredSighting]? { lock.withLock { isChanged ? sightings : nil } }

  /// The sources that may contain one of some words.
  func paths(mentioning words: Set<String>, among paths: [String]) -> [String] {
    let folds = words.map(WordFilter.NameFold.init)
    return folds.isEmpty ? [] : paths.filter { self[$0]?.mayMention(folds) != false }
  }
}
