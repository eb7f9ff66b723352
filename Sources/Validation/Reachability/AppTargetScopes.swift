/// The app targets to which each file belongs, in a tree with several apps.
///
/// A reference in one app's code does not load a document of another app.
struct AppTargetScopes: Sendable {
  private let projects: ProjectTargets
  /// The number of each app target that is no test target, by its index in the projects.
  private let numbers: [Int: Int]
  /// The app targets of each project; empty if the tree has a single app target.
  private let byProject: [String: AppTargets]
  /// The app targets that use each property list.
  private let byList: [String: AppTargets]
  /// The app targets whose property lists are unknown.
  private let unlisted: AppTargets

  /// Creates the scopes from the targets of all projects.
  init(_ projects: ProjectTargets) {
    self.projects = projects
    let programs = projects.targets.indices.filter {
      projects.targets[$0].isProgram && !projects.targets[$0].isTest
    }
    numbers = Dictionary(uniqueKeysWithValues: programs.enumerated().map { ($1, $0) })
    var byProject: [String: AppTargets] = [:]
    var byList: [String: AppTargets] = [:]
    var unlisted = AppTargets.none
    for (number, index) in programs.enumerated() where programs.count > 1 {
      let (target, own) = (projects.targets[index], AppTargets(numbers: [number]))
      byProject[target.project, default: .none].formUnion(own)
      for list in target.infoLists ?? [] { byList[list, default: .none].formUnion(own) }
      if target.infoLists == nil { unlisted.formUnion(own) }
    }
    (self.byProject, self.byList, self.unlisted) = (byProject, byList, unlisted)
  }

  /// Returns the app targets that build a document or source, or all targets if a target other than an app builds it
  /// as well.
  func building(_ document: String) -> AppTargets {
    byProject.isEmpty ? .all : programs(of: document) ?? .all
  }

  /// Returns the app targets that load the documents a property list names.
  func reached(fromList list: String) -> AppTargets {
    guard var programs = byList[list] else { return .all }
    programs.formUnion(unlisted)
    return programs
  }

  /// Returns the app targets that load the documents a project's settings name.
  func reached(fromProject project: String) -> AppTargets {
    byProject.count > 1 ? byProject[project] ?? .all : .all
  }

  /// Returns the app targets that build a file, or nil if they are unknown or other targets build it as well.
  private func programs(of file: String) -> AppTargets? {
    let own = projects.indexes(building: file).filter { !projects.targets[$0].isTest }
    let numbers = own.compactMap { self.numbers[$0] }
    return own.isEmpty || numbers.count < own.count ? nil : AppTargets(numbers: numbers)
  }
}
