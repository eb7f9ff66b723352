package import ProjectModel
import RuntimeAttributes
package import SourceModel

/// Determines the targets that compile sources: targets of projects and packages, and tests.
package struct SourceTargets {
  private let projects: ProjectTargets
  private let packages: PackageTargets
  /// The scopes by the project targets that compile a source.
  private var ofProjects: [Set<Int>: SourceScope] = [:]
  /// The scopes of the targets of packages, and of tests outside of projects.
  private var others: [Target: SourceScope] = [:]

  /// A target outside of projects.
  private enum Target: Hashable {
    case package(PackageManifest.Target)
    case tests(folder: String)
  }

  /// Returns the scope of each source.
  package static func scopes(of sources: [SourceFile], in projects: ProjectTargets) -> [SourceScope] {
    var targets = SourceTargets(projects: projects, packages: PackageTargets(sources.lazy.map(\.path)))
    let implementations = Dictionary(
      grouping: sources.filter { $0.language == .objectiveC && !isHeader($0) },
      by: { PathName.stem(of: $0.path) }
    )
    return sources.map { source in
      guard isHeader(source), let all = implementations[PathName.stem(of: source.path)] else {
        return targets.scope(of: source)
      }
      // The target that lists a header may differ from the target that compiles the declared classes.
      let folder = PathName.folder(of: source.path)
      let own = all.count == 1 ? all[0] : all.first { PathName.folder(of: $0.path) == folder }
      let scope = targets.scope(of: own ?? source)
      return scope.targets.isEmpty ? targets.scope(of: source) : scope
    }
  }

  private static func isHeader(_ source: SourceFile) -> Bool { source.path.hasSuffix(".h") }

  private init(projects: ProjectTargets, packages: PackageTargets) {
    (self.projects, self.packages) = (projects, packages)
  }

  private mutating func scope(of source: SourceFile) -> SourceScope {
    let targets = projects.indexes(building: source.path)
    guard targets.isEmpty else { return scope(of: targets) }
    if let target = packages.target(of: source.path) { return scope(of: .package(target)) }
    return Self.testFolder(of: source).map { scope(of: .tests(folder: $0)) } ?? .unknown
  }

  private mutating func scope(of targets: Set<Int>) -> SourceScope {
    if let known = ofProjects[targets] { return known }
    let all = targets.map { projects.targets[$0] }
    let scope = SourceScope(
      targets: targets,
      modules: projects.modules(of: targets),
      isLibrary: !all.allSatisfy(\.isAppTarget),
      isClosed: all.allSatisfy(\.isTest)
    )
    ofProjects[targets] = scope
    return scope
  }

  private mutating func scope(of target: Target) -> SourceScope {
    if let known = others[target] { return known }
    var scope = SourceScope(
      targets: [projects.targets.count + others.count],
      modules: [],
      isLibrary: false,
      isClosed: true
    )
    if case .package(let package) = target {
      scope.isLibrary = true
      scope.modules = [package.module]
    }
    others[target] = scope
    return scope
  }

  /// Returns the test folder that contains a source, if any: a folder such as `Tests` or `AppTests`, or the folder of a
  /// source that imports a test framework.
  private static func testFolder(of source: SourceFile) -> String? {
    let own = PathName.folder(of: source.path)
    var folder = own
    while !folder.isEmpty, folder != "/", folder != "." {
      if PathName.file(of: folder).hasSuffix("Tests") { return folder }
      folder = PathName.folder(of: folder)
    }
    return source.isTest ? own : nil
  }
}
