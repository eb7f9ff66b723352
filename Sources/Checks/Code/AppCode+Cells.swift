import KeyValueCoding
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes

extension AppCode {
  /// Whether it is certain that no code registers a cell for an identifier that a class dequeues.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - named: The type that dequeues the cell.
  ///   - platform: The platform of the source.
  /// - Returns: False also if superclasses are unknown or relevant sources are unread.
  func isUnregistered(_ identifier: String, askedBy named: NamedClass, on platform: Platform) -> Bool {
    guard !cells.mayRegister(identifier, requestedIn: named.file),
      let ancestors = ancestors(of: named, on: platform)
        ?? (valueTypes.contains(named.unqualifiedName) ? [named.unqualifiedName] : nil)
    else { return false }
    return areRead(projects.indexes(building: named.file), relatedTo: ancestors.union([identifier]))
  }

  /// Whether all sources of the given targets that probably register cells or declare the given names were read.
  ///
  /// A few unread files, such as generated sources or secrets, are ignored if their names are unrelated to cells.
  ///
  /// - Parameters:
  ///   - targets: The indexes of the targets.
  ///   - names: The names of the searched cells or classes, and of related classes.
  /// - Returns: False if more than a few sources are unread, or if the name of an unread source is related.
  func areRead(_ targets: Set<Int>, relatedTo names: Set<String>) -> Bool {
    let read = lowercasedPaths
    var unread: Set<String> = []
    for target in targets {
      unread.formUnion(
        projects.targets[target].sources.lazy.map { $0.lowercased() }.filter { !read.contains($0) }
      )
    }
    if unread.isEmpty { return true }
    let words = Self.wordsOfTables + names.map { $0.lowercased() }
    return unread.count <= Self.mostUnread
      && unread.lazy.map(PathName.file).allSatisfy { file in !words.contains { file.contains($0) } }
  }

  /// The maximum number of unread sources to ignore.
  private static let mostUnread = 3
  /// Words in the names of sources that may register cells.
  private static let wordsOfTables = [
    "cell", "collection", "controller", "datasource", "delegate", "list", "nib", "regist", "reus", "table",
    "view",
  ]
}
