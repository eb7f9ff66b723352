/// The app targets to which each file belongs, in a tree with several apps.
///
/// A reference in one app's code does not load a document of another app.
struct AppTargetScopes: Sendable {
  private let projects: ProjectTargets
  /// The app targets with code, without test targets.
  ///
  /// A target without code, such as a watch app whose code is in its extension, uses the code of another target.
  private let programs: Set<Int>
  /// The number of each of these targets in ``AppTargets``.
  private let numbers: [Int: Int]
  /// The app targets of each project, without test targets; empty if the tree has a single app target.
  private let byProject: [String: Set<Int>]
  /// The app targets that use each property list.
  private let byList: [String: Set<Int>]
  /// The app targets whose property lists are unknown.
  private let unlisted: Set<Int>

  /// Creates the scopes from the targets of all projects.
  init(_ projects: ProjectTargets) {
    self.projects = projects
    programs = Set(
      projects.targets.indices.filter { index in
        let target = projects.targets[index]
        return target.isProgram && !target.isTest && target.mayHaveCode
      }
    )
    numbers = Dictionary(uniqueKeysWithValues: programs.sorted().enumerated().map { ($1, $0) })
    var byProject: [String: Set<Int>] = [:]
    var byList: [String: Set<Int>] = [:]
    var unlisted: Set<Int> = []
    for index in programs where programs.count > 1 {
      let target = projects.targets[index]
      byProject[target.project, default: []].insert(index)
      for list in target.infoLists ?? [] { byList[list, default: []].insert(index) }
      if target.infoLists == nil { unlisted.insert(index) }
    }
    (self.byProject, self.byList, self.unlisted) = (byProject, byList, unlisted)
  }

  /// Returns the app targets that build a document or source, or all targets if a target other than an app builds it
  /// as well.
  func building(_ document: String) -> AppTargets {
    guard !byProject.isEmpty, let own = programs(of: document) else { return .all }
    return set(own)
  }

  /// Returns the app targets that load the documents a property list names.
  func reached(fromList list: String) -> AppTargets {
    byList[list].map { set($0.union(unlisted)) } ?? .all
  }

  /// Returns the app targets that load the documents a project's settings name.
  func reached(fromProject project: String) -> AppTargets {
    byProject.count > 1 ? byProject[project].map(set) ?? .all : .all
  }

  private func set(_ targets: Set<Int>) -> AppTargets { AppTargets(targets.compactMap { numbers[$0] }) }

  /// Returns the app targets that build a file, or nil if they are unknown or other targets build it as well.
  private func programs(of file: String) -> Set<Int>? {
    let own = projects.indexes(building: file).filter { !projects.targets[$0].isTest }
    guard !own.isEmpty, own.isSubset(of: programs) else { return nil }
    return own
  }
}
