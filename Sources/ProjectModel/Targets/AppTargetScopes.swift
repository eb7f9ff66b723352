/// The app targets to which each file belongs, in a tree with several apps.
///
/// A reference in one app's code does not load a document of another app.
package struct AppTargetScopes: Sendable {
  private let projects: ProjectTargets
  /// The numbers in ``AppTargets`` of the app targets with code, by target index; test targets are omitted.
  ///
  /// A target without code, such as a watch app, uses the code of another target.
  private let numbers: [Int: Int]
  /// The app targets of each project, except tests; empty if the tree has a single app target.
  private let byProject: [String: AppTargets]
  /// The app targets that use each property list.
  private let byList: [String: AppTargets]
  /// The app targets whose property lists are unknown.
  private let unlisted: AppTargets
  /// The app targets whose code is mostly in other languages, such as Python.
  package let scripted: AppTargets
  /// The extensions whose property lists were read, so that the code that the system starts is known.
  let extensions: AppTargets
  /// The app targets with property lists that were not read, such as lists that a build generates from templates.
  let unread: AppTargets

  /// Creates the scopes.
  ///
  /// - Parameters:
  ///   - projects: The targets of all projects.
  ///   - propertyLists: The property lists that were read.
  package init(_ projects: ProjectTargets, propertyLists: [String]) {
    self.projects = projects
    let read = Set(propertyLists)
    let appTargets = projects.targets.indices.filter { index in
      let target = projects.targets[index]
      return target.isAppTarget && !target.isTest && target.mayHaveCode
    }
    numbers = Dictionary(uniqueKeysWithValues: appTargets.enumerated().map { ($1, $0) })
    var byProject: [String: AppTargets] = [:]
    var byList: [String: AppTargets] = [:]
    var (unlisted, unread) = (AppTargets.none, AppTargets.none)
    var (extensions, scripted) = (AppTargets.none, AppTargets.none)
    // Without a project, a single `Info.plist` is assumed to be the app's own.
    if appTargets.isEmpty, !read.contains(where: { $0.hasSuffix("Info.plist") }) { unread = .all }
    for (number, index) in appTargets.enumerated() {
      let (target, own) = (projects.targets[index], AppTargets([number]))
      if target.infoLists?.isSubset(of: read) != true {
        unread.formUnion(own)
      } else if target.isExtension {
        extensions.formUnion(own)
      }
      if target.isMostlyScripts { scripted.formUnion(own) }
      guard appTargets.count > 1 else { continue }
      byProject[target.project, default: .none].formUnion(own)
      for list in target.infoLists ?? [] { byList[list, default: .none].formUnion(own) }
      if target.infoLists == nil { unlisted.formUnion(own) }
    }
    (self.byProject, self.byList) = (byProject, byList)
    (self.unlisted, self.unread) = (unlisted, unread)
    (self.extensions, self.scripted) = (extensions, scripted)
  }

  /// Returns the app targets that build a document or source; all app targets if unknown, or if other targets also
  /// build it.
  package func building(_ document: String) -> AppTargets {
    guard !byProject.isEmpty else { return .all }
    let own = projects.indexes(building: document).filter { !projects.targets[$0].isTest }
    let appTargets = own.compactMap { numbers[$0] }
    return own.isEmpty || appTargets.count < own.count ? .all : AppTargets(appTargets)
  }

  /// Returns the app target at an index in `projects`; nil for tests, targets without code and targets of other kinds,
  /// or if other targets may share its bit.
  package func appTarget(at index: Int) -> AppTargets? {
    guard numbers.count <= AppTargets.capacity, let number = numbers[index] else { return nil }
    return AppTargets([number])
  }

  /// Returns the modules of the targets that build a source, or nil if they are unknown.
  package func modules(building source: String) -> Set<String>? { projects.modules(building: source) }

  /// Whether a property list describes an app or another bundle, so that the system reads it.
  func isInfoList(_ list: String) -> Bool {
    list.hasSuffix("Info.plist") || projects.targets.contains { $0.infoLists?.contains(list) == true }
  }

  /// Whether the app targets that use a property list ignore a key because of their device families.
  func ignore(_ key: String, inList list: String) -> Bool {
    let families = projects.targets.lazy.filter { $0.isAppTarget && $0.infoLists?.contains(list) == true }
      .map(\.deviceFamilies)
    return !families.isEmpty
      && families.allSatisfy { $0.map { !DeviceFamily.areAmong($0, ofKey: key) } ?? false }
  }

  /// Returns the app targets that load the documents that a property list names; all app targets if unknown.
  func reached(fromList list: String) -> AppTargets {
    guard var appTargets = byList[list] else { return .all }
    appTargets.formUnion(unlisted)
    return appTargets
  }

  /// Returns the app targets that load the documents that the settings of a project name; all app targets if unknown.
  func reached(fromProject project: String) -> AppTargets {
    byProject.count > 1 ? byProject[project] ?? .all : .all
  }
}
