import ProgramModel
import ProjectModel
import SourceModel

/// A scope of a session with the contents of its files.
struct SessionScope: Sendable {
  let unit: ValidationScope
  /// Whether the previous scope, if any, has other sources.
  let isFirst: Bool
  private(set) var reading: ScopeReading
  var shared = Analysis.Shared()
  /// The number of the last change of the session that affected the scope.
  var change = 0
  /// The parts of the analysis that updates have made invalid.
  private var outdated = Outdated.nothing

  /// The parts that an update makes invalid; each case includes the previous cases.
  private enum Outdated: Comparable {
    case nothing
    /// The loads, because other documents load an updated document.
    case loads
    /// The evaluated names in code, because the documents to which they may refer changed.
    case names
    /// The classes and all code.
    case sources
  }

  init(unit: ValidationScope, isFirst: Bool, reading: ScopeReading) {
    (self.unit, self.isFirst, self.reading) = (unit, isFirst, reading)
  }

  /// Replaces the contents of a file with a text, or with the contents on disk if the text is nil.
  ///
  /// - Returns: Whether the scope contains the file, and the file can be read if it is a source.
  mutating func update(_ path: String, text: [UInt8]?, change: Int) -> Bool {
    switch reading.update(path, text: text) {
    case .missing: return false
    case .document(hasSameSummary: true):
      if shared.nests(path) { outdated = max(outdated, .loads) }
    case .document: outdated = max(outdated, .names)
    case .source: outdated = .sources
    }
    self.change = change
    return true
  }

  /// Discards the parts that updates have made invalid, and indexes the code again if necessary.
  ///
  /// Several updates share this work, which takes longer than reading a file.
  mutating func settle(jobs: Int?) {
    guard outdated > .nothing else { return }
    let changesNames = outdated >= .names && reading.index()
    let keepsClasses = outdated < .sources && !changesNames
    let classes = keepsClasses ? shared.preparation?.resolved ?? shared.classes : [:]
    let earlier = shared.lastReachability
    if !keepsClasses, let preparation = shared.preparation { Disposal.dispose(of: preparation, jobs: jobs) }
    shared = Analysis.Shared(
      classes: classes,
      earlierReachability: earlier,
      followsAhead: shared.followsAhead
    )
    outdated = .nothing
  }

  /// Returns the documents and sources whose findings depend most directly on a file: the document itself, or the
  /// source and the documents that name its classes.
  func files(affectedBy path: String) -> Set<String> {
    if unit.documents.contains(path) { return unit.reports(path) ? [path] : [] }
    guard let source = reading.sources.first(where: { $0.path == path }) else { return [] }
    let names = Set(source.types.map(\.name.unqualifiedName))
    let documents = reading.documents.lazy.filter { record in
      record.summary?.classes.contains { names.contains($0.reference.name.unqualifiedName) } == true
    }
    return Set(documents.map(\.file) + [path]).filter(unit.reports)
  }
}
