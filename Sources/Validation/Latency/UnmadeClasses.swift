import ClassInterfaces

/// The views and controllers of which nothing makes an object, and the sources that consist of them: what these load, and
/// ask for, is never asked for.
///
/// A class is made where another source than its own names it, but for casts, which make nothing; where a document has an
/// object of it; and where a literal or a property list holds its name.
struct UnmadeClasses {
  private(set) var classes: Set<String> = []
  /// The paths of the sources that declare nothing else.
  private(set) var files: Set<String> = []

  /// Finds them out.
  ///
  /// - Parameters:
  ///   - seen: What sources mention.
  ///   - documents: The documents.
  ///   - settings: What property lists and projects name.
  init(_ seen: SeenSources, documents: [DocumentSummary], settings: LaunchSettings) {
    var named = Set(
      settings.names.lazy.map { name in
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
      }
    )
    for document in documents {
      for use in document.classes where !use.isPlaceholder && use.name != document.nibName {
        named.insert(use.name)
      }
    }
    let candidates = Self.candidates(seen.totals).subtracting(named)
    guard !candidates.isEmpty else { return }
    // What only such a class names is not made either.
    for _ in 0..<Self.mostRounds {
      var made = named
      for source in seen.sources where !files.contains(source.interface.file) {
        made.formUnion(source.madeClasses(among: candidates))
      }
      let unmade = candidates.filter { !Self.isMade($0, made, seen.totals) }
      let unmadeFiles = Set(seen.sources.lazy.filter { $0.consists(of: unmade) }.map(\.interface.file))
      guard unmadeFiles != files || unmade != classes else { return }
      (classes, files) = (unmade, unmadeFiles)
    }
  }

  /// Nobody has so many classes that only name one another.
  private static let mostRounds = 8

  /// The views and controllers among the classes that sources declare.
  private static func candidates(_ totals: MentionTotals) -> Set<String> {
    Set(
      totals.inherited.keys.filter { name in
        guard !FrameworkNames.isClass(name) else { return false }
        return totals.chain(of: name).contains {
          FrameworkNames.isView($0) || FrameworkNames.isClass($0) && FrameworkNames.isController($0)
        }
      }
    )
  }

  /// Whether a class or one that derives from it is made.
  private static func isMade(_ name: String, _ made: Set<String>, _ totals: MentionTotals) -> Bool {
    var visited: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if made.contains(next) { return true }
      if visited.insert(next).inserted { open += totals.subclasses[next, default: []] }
    }
    return false
  }
}

extension SeenSources.Source {
  /// The classes that the source may make objects of.
  fileprivate func madeClasses(among candidates: Set<String>) -> Set<String> {
    var made: Set<String> = []
    for (name, use) in mentions.classes where candidates.contains(name) {
      let isOwn = declares(name)
      if !use.isDisjoint(with: isOwn ? [.made, .named] : [.made, .named, .inferred, .quoted]) {
        made.insert(name)
      }
    }
    for name in mentions.members.keys where candidates.contains(name) && !declares(name) { made.insert(name) }
    // What tables are told to make cells of.
    for name in mentions.registrations.keys where candidates.contains(name) { made.insert(name) }
    return made
  }

  /// Whether the source declares some classes and nothing else.
  fileprivate func consists(of classes: Set<String>) -> Bool {
    guard !mentions.hasGlobals else { return false }
    var holdsClass = false
    for index in interface.types.indices where interface.types[index].scope.isEmpty {
      guard interface.types[index].kind != .protocol else { continue }
      guard classes.contains(interface.types[index].name) else { return false }
      holdsClass = true
    }
    return holdsClass
  }
}
