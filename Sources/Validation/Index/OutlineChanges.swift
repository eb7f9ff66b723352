import ClassInterfaces
import RuntimeAttributes

/// What has changed of that which all loads of a unit share, what its sources declare aside: which names may mean something
/// else, and what is loaded again whatever it names.
///
/// It takes what is known of all files, which is still less than to load all documents.
struct OutlineChanges {
  /// The words of names of classes, nibs and storyboards that may mean something else.
  private(set) var words = NameWords()
  /// The documents that belong to something else than before.
  private(set) var documents: Set<String> = []

  /// Compares a unit as it is with the same as it was; nil where everything may be different.
  ///
  /// - Parameters:
  ///   - preparation: What all loads share.
  ///   - outline: What they shared before, the classes aside.
  ///   - files: The files of the unit.
  ///   - former: The unit as it was.
  ///   - validation: What the unit is validated by.
  ///   - sources: What its sources declare.
  init?(
    _ preparation: UnitPreparation,
    since outline: UnitOutline,
    _ files: UnitInspection,
    since former: FormerUnit,
    _ validation: UnitValidation,
    _ sources: [SourceRecord]
  ) {
    guard preparation.outline.hasUnseenDependencies == outline.hasUnseenDependencies,
      former.entries.projects.map(\.value.path) == files.projects.map(\.entry.path),
      PackageManifest.among(former.entries.sources.map(\.value.path))
        == PackageManifest.among(validation.unit.sources),
      let targets = TargetChanges(before: former.projects, now: preparation.projects)
    else { return nil }
    for platform in preparation.outline.platforms {
      guard let before = outline.platform(platform.platform),
        before.modules.names == platform.modules.names, before.adoptedClasses == platform.adoptedClasses,
        before.dependencyKeys == platform.dependencyKeys
      else { return nil }
      addNames(before, platform)
      documents.formUnion(before.closedDocuments.symmetricDifference(platform.closedDocuments))
      let stated = validation.statedSystem
      documents.formUnion(
        validation.subjects.filter { document in
          before.surroundings(of: document, projects: targets.before, stated: stated)
            != platform.surroundings(of: document, projects: targets.now, stated: stated)
            || before.lackingModules[document] != platform.lackingModules[document]
        }
      )
    }
    documents.formUnion(validation.subjects.filter(targets.concern))
    let isConcerned = targets.concerned(among: validation.unit.sources)
    for source in sources where isConcerned(source.interface.file) {
      for type in source.interface.types { words.formUnion(type.callingWords) }
    }
    guard let listed = Self.nibs(among: targets.files) else { return nil }
    add(nibs: listed.union(Self.changedNibs(files, former)), preparation)
  }

  /// Adds the names by which documents use classes otherwise than before, and those of nibs that have become one of several
  /// or are that no more.
  private mutating func addNames(_ before: PlatformOutline, _ now: PlatformOutline) {
    for (surroundings, uses) in now.uses {
      // Documents that were surrounded by something else are loaded again anyway.
      guard let former = before.uses[surroundings], former != uses else { continue }
      for name in ModuleNames(uses).differences(from: ModuleNames(former)) { words.insert(name) }
    }
    for name in Set(before.modules.ofClasses.keys).union(now.modules.ofClasses.keys)
    where before.modules.ofClasses[name] != now.modules.ofClasses[name] {
      words.insert(name)
    }
    for (name, respelled) in now.respelledClasses where before.respelledClasses[name] != respelled {
      words.insert(name)
    }
    for name in before.respelledClasses.keys where now.respelledClasses[name] == nil { words.insert(name) }
    for name in before.placedClasses.symmetricDifference(now.placedClasses) { words.insert(name) }
    for name in before.repeatedNibs.symmetricDifference(now.repeatedNibs) { words.insert(name) }
  }

  /// Adds the names of nibs and storyboards, and those of the classes that load such nibs.
  private mutating func add(nibs: Set<String>, _ preparation: UnitPreparation) {
    guard !nibs.isEmpty else { return }
    for name in nibs { words.insert(interfaceNamed: name) }
    for loads in preparation.platforms.values {
      // A class may load the nib of its own name wherever that is said.
      for name in nibs where !loads.factory.resolved.outlines(named: name).isEmpty { words.insert(name) }
      for (className, facts) in loads.factory.resolved.bodies
      where facts.nibLoads.contains(where: { load in
        load.nibName(in: className).map { nibs.contains(PathName.nibName(of: $0)) } ?? false
      }) {
        words.insert(className)
      }
    }
  }

  /// The names of the documents that are new, gone, or say something else to others.
  private static func changedNibs(_ files: UnitInspection, _ former: FormerUnit) -> Set<String> {
    let before = Dictionary(former.entries.documents.map { ($0.value.path, $0.value.structure) }) { $1 }
    let now = Dictionary(files.documents.map { ($0.entry.path, $0.entry.structure) }) { $1 }
    let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
    return Set(changed.map(PathName.nibName))
  }

  /// The names of the nibs and storyboards among files that targets list otherwise than before; nil where there are images
  /// among these.
  private static func nibs(among files: Set<String>) -> Set<String>? {
    guard !files.contains(where: { FileTree.FileKind(name: $0) == .image }) else { return nil }
    return Set(files.filter { BundleContents.Interface(file: $0) != nil }.map(PathName.nibName))
  }
}

extension FormerUnit {
  /// The targets of the projects.
  fileprivate var projects: ProjectTargets {
    ProjectTargets(entries.projects.flatMap { IndexedFile($0).targets })
  }
}
