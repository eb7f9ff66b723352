package import ProjectModel
import RuntimeAttributes
import SourceModel

/// The bundles that contain the documents of an app, according to the targets that build the documents.
package struct ResourceBundles: Sendable {
  /// A target that builds sources or resources.
  private enum Target: Hashable {
    case project(Int)
    case package(PackageManifest.Target)
    case pod(PodTargets.Pod)
    /// A bundle in the framework of a pod, or in the apps that link the pod.
    case bundleOfPod(PodTargets.Pod)
  }

  private let projects: ProjectTargets
  private let packages: PackageTargets
  private let pods: PodTargets
  private let unbuilt: UnbuiltFiles

  /// Reads the package manifests among the sources, and the Podfiles in or above project folders.
  package init(_ projects: ProjectTargets, sources: [String]) {
    self.projects = projects
    pods = PodTargets(projects: Set(projects.targets.lazy.map(\.project)))
    packages = PackageTargets(sources)
    unbuilt = UnbuiltFiles(projects, sources: sources)
  }

  /// Returns a document that exists, but that no target builds.
  ///
  /// - Parameters:
  ///   - documents: All documents with the name.
  ///   - file: The file that names the document: a source, another document, or the settings of an app.
  /// - Returns: A document, or nil if a target may build one of the documents.
  func unbuilt(_ documents: [String], namedIn file: String) -> MisplacedDocument? {
    if let pod = pods.pod(ofSource: file), let first = documents.min(),
      documents.allSatisfy({ isUnbuilt($0) || isLeftOut($0, of: pod) })
    {
      return MisplacedDocument(file: first, bundle: .main, target: pod.name, place: .outsideOfPod)
    }
    if isOfPackage(file), let package = packages.target(of: file), let first = documents.min(),
      documents.allSatisfy({
        isInNoOtherTarget($0) && pods.use(ofResource: $0) == nil && packages.ignoresResource($0)
      })
    {
      return MisplacedDocument(file: first, bundle: .main, target: package.name, place: .ofOldPackage)
    }
    guard let first = documents.min(), !projects.targets.isEmpty, documents.allSatisfy(isUnbuilt) else {
      return nil
    }
    let targets = projects.indexes(building: file).map { projects.targets[$0] }
    guard targets.allSatisfy({ !$0.isTest && ($0.isAppTarget || $0.isFramework) }) else { return nil }
    return MisplacedDocument(
      file: first,
      bundle: .main,
      target: targets.map(\.name).min() ?? "",
      place: .nowhere
    )
  }

  /// Whether no target builds a document or another resource.
  func isUnbuilt(_ resource: String) -> Bool {
    isInNoOtherTarget(resource) && pods.use(ofResource: resource) == nil && unbuilt.contain(resource)
  }

  /// Whether a pod omits a document in its folder, and no other target builds the document.
  private func isLeftOut(_ document: String, of pod: PodTargets.Pod) -> Bool {
    isInNoOtherTarget(document) && pods.use(ofResource: document) == .nothing(pod)
  }

  private func isInNoOtherTarget(_ resource: String) -> Bool {
    projects.indexes(building: resource).isEmpty && packages.target(ofResource: resource) == nil
  }

  /// Whether only a package compiles a source.
  func isOfPackage(_ source: String) -> Bool {
    packages.target(of: source) != nil && projects.indexes(building: source).isEmpty
      && pods.pod(ofSource: source) == nil
  }

  /// Whether a pod compiles a source, so that the pod's resources are known.
  func isOfPod(_ source: String) -> Bool {
    projects.indexes(building: source).isEmpty && pods.pod(ofSource: source) != nil
  }

  /// Returns a document that only targets with their own bundles build.
  ///
  /// The app bundle of the referencing document does not contain such a document, although UIKit and AppKit search that
  /// bundle.
  ///
  /// - Parameters:
  ///   - documents: All documents with the name.
  ///   - file: The referencing document.
  /// - Returns: A document, or nil if the app bundle may contain one of the documents.
  func elsewhere(_ documents: [String], namedIn file: String) -> MisplacedDocument? {
    elsewhere(documents, than: targets(ofDocument: file))
  }

  /// Returns a document that only targets with their own bundles build, and none of the given targets, if these are apps.
  private func elsewhere(_ documents: [String], than apps: Set<Target>) -> MisplacedDocument? {
    guard let first = documents.min(), documents.allSatisfy({ isElsewhere($0, than: apps) }),
      apps.allSatisfy(isAppTarget),
      let target = targets(ofDocument: first).min(by: { name($0) < name($1) })
    else { return nil }
    return MisplacedDocument(
      file: first,
      bundle: .main,
      target: name(target),
      place: place(of: target, isOwn: false)
    )
  }

  /// Returns the bundles into which targets build a document, as noun phrases.
  ///
  /// Returns an empty array if the bundles are unknown, and nil if no target builds the document.
  package func bundles(with document: String) -> [String]? {
    let targets = targets(ofDocument: document)
    if !targets.isEmpty { return Set(targets.map(phrase)).sorted() }
    if case .nothing = pods.use(ofResource: document), isInNoOtherTarget(document) { return nil }
    return isUnbuilt(document) ? nil : []
  }

  private func phrase(_ target: Target) -> String {
    switch target {
    case .project: "target '\(name(target))'"
    case .package: "the resource bundle of package target '\(name(target))'"
    case .pod(let pod): pod.isFramework == true ? "the framework of pod '\(pod.name)'" : "pod '\(pod.name)'"
    case .bundleOfPod(let pod): "a resource bundle of pod '\(pod.name)'"
    }
  }

  /// Whether the bundles of a document certainly do not contain a resource, because only other targets build the
  /// resource.
  func isElsewhere(_ resource: String, than document: String) -> Bool {
    isElsewhere(resource, than: targets(ofDocument: document))
  }

  private func isElsewhere(_ resource: String, than own: Set<Target>) -> Bool {
    let others = targets(ofDocument: resource)
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
      && own.allSatisfy { hasBundle($0) && !isTest($0) && !isPlugIn($0) }
      && others.allSatisfy { other in
        hasBundle(other) && !isPlugIn(other) && !own.contains { mayContain(other, in: $0) }
      }
  }

  /// Whether a target may copy the resources of a framework in another project, as CocoaPods does for pods.
  private func mayContain(_ framework: Target, in target: Target) -> Bool {
    guard case .project(let own) = target, case .project(let other) = framework else { return false }
    return projects.targets[other].isFramework
      && projects.targets[own].project != projects.targets[other].project
  }

  /// Returns a document that only targets with their own bundles build, and none of the given apps.
  ///
  /// - Parameters:
  ///   - documents: All documents with the name.
  ///   - apps: The indexes of app targets.
  /// - Returns: A document, or nil if the bundle of an app may contain one of the documents.
  func outside(_ documents: [String], of apps: Set<Int>) -> MisplacedDocument? {
    apps.contains { projects.targets[$0].mayCopyByScript }
      ? nil : elsewhere(documents, than: Set(apps.map(Target.project)))
  }

  /// Returns a document that exists, but is not in any of the searched bundles.
  ///
  /// - Parameters:
  ///   - documents: All documents with the name.
  ///   - searched: The bundles that the framework searches; the finding names the last bundle.
  ///   - source: The file with the code.
  /// - Returns: A document, or nil if one of the bundles may contain one of the documents.
  func misplaced(_ documents: [String], in searched: [ReferencedBundle], from source: String)
    -> MisplacedDocument?
  {
    guard let bundle = searched.last else { return nil }
    let code = targets(ofSource: source)
    guard !code.isEmpty, !documents.isEmpty else { return nil }
    var builders: [Set<Target>] = []
    for document in documents {
      let targets = self.targets(ofDocument: document)
      guard !targets.isEmpty, targets.allSatisfy(hasBundle) else { return nil }
      builders.append(targets)
    }
    let all = builders.reduce(into: Set()) { $0.formUnion($1) }
    guard !searched.contains(where: { isFound(all, in: $0, from: code) }),
      let target = all.min(by: { name($0) < name($1) })
    else {
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
      // Projects and pods may define their own `Bundle.module`.
      return code.contains { if case .package = $0 { builders.contains($0) } else { true } }
    case .ofClass(let name) where code.allSatisfy(hasBundle) && !code.contains(where: isPackage):
      // A subclass may be a class of the app.
      return !builders.isDisjoint(with: code) || name == "Self" && builders.contains(where: isAppTarget)
    case .main where code.allSatisfy(isAppTarget):
      return !builders.isDisjoint(with: code)
    // The code of packages and static libraries is part of the apps that link them.
    case .main, .ofClass: return builders.contains(where: isAppTarget)
    }
  }

  /// Whether the same known targets compile two sources.
  func areOfSameTargets(_ source: String, _ other: String) -> Bool {
    let own = targets(ofSource: source)
    return !own.isEmpty && own == targets(ofSource: other)
  }

  // MARK: - Targets

  private func targets(ofSource source: String) -> Set<Target> {
    let indexes = projects.indexes(building: source)
    guard indexes.isEmpty else {
      return indexes.contains { projects.targets[$0].isTest } ? [] : Set(indexes.map(Target.project))
    }
    return packages.target(of: source).map { [.package($0)] }
      ?? pods.pod(ofSource: source).map { [.pod($0)] } ?? []
  }

  private func targets(ofDocument document: String) -> Set<Target> {
    // The extension of a watch app loads the documents of the app.
    let indexes = projects.indexes(building: document).union(projects.indexes(ofClassesIn: document))
    guard indexes.isEmpty else { return Set(indexes.map(Target.project)) }
    if let package = packages.target(ofResource: document) { return [.package(package)] }
    switch pods.use(ofResource: document) {
    case .resource(let pod): return [.pod(pod)]
    case .bundled(let pod): return [.bundleOfPod(pod)]
    case .nothing, nil: return []
    }
  }

  private func isPackage(_ target: Target) -> Bool { if case .package = target { true } else { false } }

  private func isTest(_ target: Target) -> Bool {
    if case .project(let index) = target { projects.targets[index].isTest } else { false }
  }

  private func isAppTarget(_ target: Target) -> Bool {
    if case .project(let index) = target { projects.targets[index].isAppTarget } else { false }
  }

  /// Whether the target has a bundle with known contents.
  ///
  /// Static libraries do not have a bundle, and code does not load bundles without code by class.
  private func hasBundle(_ target: Target) -> Bool {
    switch target {
    case .package, .bundleOfPod: true
    case .pod(let pod): pod.isFramework == true
    case .project(let index):
      projects.targets[index].isAppTarget || projects.targets[index].isFramework || isPlugIn(target)
    }
  }

  /// Whether the target builds a bundle with code, which another app loads.
  private func isPlugIn(_ target: Target) -> Bool {
    guard case .project(let index) = target else { return false }
    return projects.targets[index].isBundle && projects.targets[index].mayHaveCode
  }

  private func name(_ target: Target) -> String {
    switch target {
    case .package(let package): package.name
    case .pod(let pod), .bundleOfPod(let pod): pod.name
    case .project(let index): projects.targets[index].name
    }
  }

  private func place(of target: Target, isOwn: Bool) -> MisplacedDocument.Place {
    switch target {
    case .package: isOwn ? .ownModule : .module
    case .pod: .pod
    case .bundleOfPod: .bundleOfPod
    case .project(let index):
      projects.targets[index].isAppTarget ? .program : isPlugIn(target) ? .plugIn : .framework
    }
  }
}
