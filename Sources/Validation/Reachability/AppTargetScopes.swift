/// Tells which programs a file speaks to, where a tree has several apps: what one mentions wakes no document of another.
struct AppTargetScopes: Sendable {
  private let projects: ProjectTargets
  /// The programs of each project, without those that test; empty where the tree has but one program.
  private let byProject: [String: Set<Int>]
  /// The programs that each property list tells the system about.
  private let byList: [String: Set<Int>]
  /// Those of which nobody can say which property lists these are.
  private let unlisted: Set<Int>

  /// Divides the programs of a tree.
  init(_ projects: ProjectTargets) {
    self.projects = projects
    let programs = projects.targets.indices.filter {
      projects.targets[$0].isProgram && !projects.targets[$0].isTest
    }
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

  /// The programs that build a document or source; all if something else builds it as well.
  func building(_ document: String) -> AppTargets {
    guard !byProject.isEmpty, let own = programs(of: document) else { return .all }
    return AppTargets(targets: own)
  }

  /// The programs that load what a property list names.
  func reached(fromList list: String) -> AppTargets {
    byList[list].map { AppTargets(targets: $0.union(unlisted)) } ?? .all
  }

  /// The programs that load what a project's settings name.
  func reached(fromProject project: String) -> AppTargets {
    byProject.count > 1 ? byProject[project].map { AppTargets(targets: $0) } ?? .all : .all
  }

  /// The programs that build a file; nil if something else does as well, or nobody can say what does.
  private func programs(of file: String) -> Set<Int>? {
    let own = projects.indexes(building: file).filter { !projects.targets[$0].isTest }
    guard !own.isEmpty, own.allSatisfy({ projects.targets[$0].isProgram }) else { return nil }
    return own
  }
}
