import ProjectModel
import RuntimeAttributes
import SourceModel

/// The bundles that contain the documents of an app, according to the targets that build them.
struct ResourceBundles: Sendable {
  /// A target with a bundle of its own.
  private enum Target: Hashable {
    case project(Int)
    case package(PackageManifest.Target)
  }

  private let projects: ProjectTargets
  private let packages: PackageTargets
  private let unbuilt: UnbuiltFiles

  init(_ projects: ProjectTargets, sources: [String]) {
    self.projects = projects
    packages = PackageTargets(sources)
    unbuilt = UnbuiltFiles(projects, sources: sources)
  }

  /// Returns the document that exists, but that no target builds.
  ///
  /// - Parameters:
  ///   - documents: All documents of the name.
  ///   - file: The file that names the document: a source, another document, or the settings of an app.
  /// - Returns: A document, or nil if a target may build one of them.
  func unbuilt(_ documents: [String], namedIn file: String) -> MisplacedDocument? {
    guard let first = documents.min(), !projects.targets.isEmpty, documents.allSatisfy(isUnbuilt) else {
      return nil
    }
    let targets = projects.indexes(building: file).map { projects.targets[$0] }
    guard targets.allSatisfy({ !$0.isTest && ($0.isProgram || $0.isFramework) }) else { return nil }
    return MisplacedDocument(
      file: first,
      bundle: .main,
      target: targets.map(\.name).min() ?? "",
      place: .nowhere
    )
  }

  /// Whether no target builds a document.
  func isUnbuilt(_ document: String) -> Bool {
    projects.indexes(building: document).isEmpty && packages.target(ofResource: document) == nil
      && unbuilt.contain(document)
  }

  /// Whether the bundles of a document certainly do not contain a resource, since targets with bundles of their own
  /// build it.
  func isElsewhere(_ resource: String, than document: String) -> Bool {
    let (own, others) = (targets(ofDocument: document), targets(ofDocument: resource))
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
      && own.allSatisfy { hasBundle($0) && !isTest($0) }
      && others.allSatisfy { other in hasBundle(other) && !own.contains { mayContain(other, in: $0) } }
  }

  /// Whether a target may copy the resources of a framework in another project, as CocoaPods does with those of a pod.
  private func mayContain(_ framework: Target, in target: Target) -> Bool {
    guard case .project(let own) = target, case .project(let other) = framework else { return false }
    return projects.targets[other].isFramework
      && projects.targets[own].project != projects.targets[other].project
  }

  /// Returns the document that exists, but not in the bundle in which code looks for it.
  ///
  /// - Parameters:
  ///   - documents: All documents of the name.
  ///   - bundle: The bundle that the code passes.
  ///   - source: The file with the code.
  /// - Returns: A document, or nil if the bundle contains one of them or if that is unknown.
  func misplaced(_ documents: [String], in bundle: ReferencedBundle, from source: String)
    -> MisplacedDocument?
  {
    let code = targets(ofSource: source)
    guard !code.isEmpty, !documents.isEmpty else { return nil }
    var builders: [Set<Target>] = []
    for document in documents {
      let targets = self.targets(ofDocument: document)
      guard !targets.isEmpty, targets.allSatisfy(hasBundle) else { return nil }
      builders.append(targets)
    }
    let all = builders.reduce(into: Set()) { $0.formUnion($1) }
    guard !isFound(all, in: bundle, from: code), let target = all.min(by: { name($0) < name($1) }) else {
      return nil
    }
    return MisplacedDocument(
      file: documents[builders.firstIndex { $0.contains(target) } ?? 0],
      bundle: bundle,
      target: name(target),
      place: place(of: target, isOwn: code.contains(target))
    )
  }

  /// Whether a bundle may contain a document that targets build.
  private func isFound(_ builders: Set<Target>, in bundle: ReferencedBundle, from code: Set<Target>) -> Bool {
    switch bundle {
    case .module:
      // Projects may declare a bundle of that name.
      return code.contains { if case .project = $0 { true } else { builders.contains($0) } }
    case .ofClass(let name) where code.allSatisfy(hasBundle) && !code.contains(where: isPackage):
      // A subclass may be a class of the app.
      return !builders.isDisjoint(with: code) || name == "Self" && builders.contains(where: isProgram)
    case .main where code.allSatisfy(isProgram):
      return !builders.isDisjoint(with: code)
    // The code of packages and static libraries is a part of the programs that link them.
    case .main, .ofClass: return builders.contains(where: isProgram)
    }
  }

  // MARK: - Targets

  private func targets(ofSource source: String) -> Set<Target> {
    let indexes = projects.indexes(building: source)
    guard indexes.isEmpty else {
      return indexes.contains { projects.targets[$0].isTest } ? [] : Set(indexes.map(Target.project))
    }
    return packages.target(of: source).map { [.package($0)] } ?? []
  }

  private func targets(ofDocument document: String) -> Set<Target> {
    // The extension of a watch app loads the documents of the app.
    let indexes = projects.indexes(building: document).union(projects.indexes(ofClassesIn: document))
    guard indexes.isEmpty else { return Set(indexes.map(Target.project)) }
    return packages.target(ofResource: document).map { [.package($0)] } ?? []
  }

  private func isPackage(_ target: Target) -> Bool { if case .package = target { true } else { false } }

  private func isTest(_ target: Target) -> Bool {
    if case .project(let index) = target { projects.targets[index].isTest } else { false }
  }

  private func isProgram(_ target: Target) -> Bool {
    if case .project(let index) = target { projects.targets[index].isProgram } else { false }
  }

  /// Whether the contents of the target's bundle are known: static libraries have none, and projects do not load the
  /// other kinds by class.
  private func hasBundle(_ target: Target) -> Bool {
    switch target {
    case .package: true
    case .project(let index): projects.targets[index].isProgram || projects.targets[index].isFramework
    }
  }

  private func name(_ target: Target) -> String {
    switch target {
    case .package(let package): package.name
    case .project(let index): projects.targets[index].name
    }
  }

  private func place(of target: Target, isOwn: Bool) -> MisplacedDocument.Place {
    switch target {
    case .package: isOwn ? .ownModule : .module
    case .project(let index): projects.targets[index].isProgram ? .program : .framework
    }
  }
}
