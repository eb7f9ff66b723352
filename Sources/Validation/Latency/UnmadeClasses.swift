import ClassInterfaces
import InterfaceDocuments

/// The views and controllers of which nothing makes an object, and the sources that consist of them: what these load, and
/// ask for, is never asked for.
///
/// A class is made where code makes an object of it or hands it on; where another source than its own asks it for a member,
/// names it as a type but in casts and variables of Objective-C, or holds its name in a literal; where a document has an
/// object of it, beside the nib that is called like it; and where a property list names it. What a source of such classes
/// alone says counts once one of them is made. Of classes that other programs may use, nobody knows.
struct UnmadeClasses {
  private(set) var classes: Set<String> = []
  /// The paths of the sources that declare nothing else.
  private(set) var files: Set<String> = []

  /// Finds them out: follows what is made from the sources that say something else as well, the documents and the settings.
  ///
  /// - Parameters:
  ///   - seen: What sources mention.
  ///   - documents: The documents.
  ///   - settings: What property lists and projects name.
  ///   - projects: The projects.
  init(
    _ seen: SeenSources,
    documents: [DocumentSummary],
    settings: LaunchSettings,
    projects: ProjectTargets
  ) {
    var inherited: [String: Set<String>] = [:]
    for source in seen.sources { MentionTotals.add(source.interface.types, to: &inherited) }
    let candidates = Self.candidates(seen, inherited, projects)
    guard !candidates.isEmpty else { return }
    var made = Set(
      settings.names.programs.keys.lazy.map { name in
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
      }
    )
    for document in documents {
      let nib = document.format == .storyboard ? nil : document.nibName
      for use in document.classes where !use.isPlaceholder && use.name != nib {
        made.insert(use.name)
      }
    }
    // What such a class says is said only once there is one, or one that derives from it.
    var pending: [String: [Int]] = [:]
    for index in seen.sources.indices {
      let own = seen.sources[index].classes(ifAllAmong: candidates)
      if own.isEmpty { made.formUnion(seen.sources[index].madeClasses(among: candidates)) }
      for name in own { pending[name, default: []].append(index) }
    }
    var alive: Set<String> = []
    var open = Array(made)
    var said: Set<Int> = []
    while let name = open.popLast() {
      guard candidates.contains(name), alive.insert(name).inserted else { continue }
      open += inherited[name] ?? []
      for index in pending[name] ?? [] where said.insert(index).inserted {
        open += seen.sources[index].madeClasses(among: candidates)
      }
    }
    classes = candidates.subtracting(alive)
    files = Set(
      pending.values.joined().lazy.filter { !said.contains($0) }.map { seen.sources[$0].interface.file }
    )
  }

  /// The views and controllers among the classes that sources of programs declare, and that have one name.
  private static func candidates(
    _ seen: SeenSources,
    _ inherited: [String: Set<String>],
    _ projects: ProjectTargets
  ) -> Set<String> {
    var subclasses: [String: [String]] = [:]
    for (name, others) in inherited {
      for other in others { subclasses[other, default: []].append(name) }
    }
    var candidates: Set<String> = []
    var open = subclasses.keys.filter { name in
      FrameworkNames.isView(name) || FrameworkNames.isClass(name) && FrameworkNames.isController(name)
    }
    while let name = open.popLast() {
      for subclass in subclasses[name] ?? [] where candidates.insert(subclass).inserted {
        open.append(subclass)
      }
    }
    for source in seen.sources.indices {
      lazy var targets = projects.indexes(building: seen.sources[source].interface.file)
      lazy var isOfProgram =
        targets.isEmpty ? projects.targets.isEmpty : targets.allSatisfy { projects.targets[$0].isProgram }
      for type in seen.sources[source].interface.types where candidates.contains(type.name) {
        let hasOtherName = type.traits.objectiveCName != nil
        if hasOtherName || !isOfProgram { candidates.remove(type.name) }
      }
    }
    return candidates.filter { !FrameworkNames.isClass($0) }
  }
}

extension SeenSources.Source {
  private static let making: NameMentions.ClassUse = [.made, .provided, .named]
  private static let makingElsewhere = making.union([.inferred, .quoted])

  /// The classes that the source may make objects of.
  fileprivate func madeClasses(among candidates: Set<String>) -> Set<String> {
    var made: Set<String> = []
    lazy var own = Set(interface.types.lazy.map(\.name))
    for (name, use) in mentions.classes where candidates.contains(name) {
      let isOwn = own.contains(name)
      if !use.isDisjoint(with: isOwn ? Self.making : Self.makingElsewhere) {
        made.insert(name)
      }
    }
    for name in mentions.members.keys where candidates.contains(name) && !own.contains(name) {
      made.insert(name)
    }
    // What tables are told to make cells of.
    for name in mentions.registrations.keys where candidates.contains(name) { made.insert(name) }
    return made
  }

  /// The classes that the source declares, if they are among some and it declares nothing else; none otherwise.
  fileprivate func classes(ifAllAmong candidates: Set<String>) -> [String] {
    guard !mentions.hasGlobals else { return [] }
    var classes: [String] = []
    for type in interface.types where type.scope.isEmpty && type.kind != .protocol {
      guard candidates.contains(type.name) else { return [] }
      classes.append(type.name)
    }
    return classes
  }
}
