import Checks
import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The checks of the sources, property lists and projects of a scope.
struct SourceChecks {
  private let validation: ScopeValidation
  private let reading: ScopeReading
  /// The documents of the scope, ordered by path.
  private let records: [DocumentRecord]
  private let contents: BundleContents
  private let code: AppCode

  /// Prepares the checks of a scope.
  ///
  /// - Parameters:
  ///   - validation: The scope and the options.
  ///   - reading: The files of the scope.
  ///   - records: The documents of the scope, ordered by path.
  ///   - preparation: The code of the sources and the resources of the app.
  init(
    _ validation: ScopeValidation,
    _ reading: ScopeReading,
    _ records: [DocumentRecord],
    _ preparation: ScopePreparation
  ) {
    (self.validation, self.reading, self.records) = (validation, reading, records)
    (contents, code) = (preparation.references.contents, preparation.code)
  }

  func findings() async -> [Finding] {
    let platforms = validation.platforms(of: records)
    let settings = documentsInSettings()
    return (platforms.isEmpty ? [] : await codeFindings(on: platforms, settings))
      + launchDocuments(settings, platforms) + listAlone(platforms) + (await unusedMembers())
  }

  /// Returns the findings about uses of documents and their objects in code.
  private func codeFindings(
    on platforms: [Platform],
    _ settings: [String: [LaunchReference]]
  ) async -> [Finding] {
    let sources = validation.sources(reading)
    let documents = records.compactMap(\.summary)
    let references = SourceReferences(
      contents: contents,
      platforms: platforms,
      code: code,
      sources: sources
    )
    let created = CreatedControllers(code, contents: contents, documents: documents)
    let codeMade = CodeMadeControllers(code, contents: contents, documents: documents)
    let cells = RegisteredCellClasses(code, documents: documents)
    let createdViews = CreatedViews(code, documents: documents)
    let unloaded = UnloadedViews(code, documents: documents)
    let contained = ContainedControllers(
      code,
      contents: contents,
      documents: documents,
      mainStoryboards: mainStoryboards(settings)
    )
    let views = SupplementaryViews(code, contents: contents, documents: documents)
    let testCasts = TestCasts(code, contents: contents, documents: documents)
    // These checks report findings only in the checked source. Expectations need the findings of all sources.
    let selection = validation.options.selection
    let reported =
      validation.unit.spec?.expect == nil ? sources.filter { selection.contains($0.path) } : sources
    let checks =
      [{ reported.flatMap(references.findings) }]
      + platforms.flatMap { platform -> [@Sendable () -> [Finding]] in
        [
          {
            reported.flatMap {
              contained.findings(in: $0, on: platform) + views.findings(in: $0, on: platform)
                + testCasts.findings(in: $0, on: platform)
            }
          },
          { created.findings(on: platform) },
          { codeMade.findings(on: platform) },
          { createdViews.findings(on: platform) },
          { cells.findings(on: platform) },
          { unloaded.findings(on: platform) },
          { applicationClasses(on: platform) },
        ]
      }
    return await ConcurrentMap.map(checks, jobs: validation.options.jobs) { $0() }.flatMap(\.self)
  }

  /// Returns the findings about classes that the apps of a platform pass to `UIApplicationMain`.
  private func applicationClasses(on platform: Platform) -> [Finding] {
    let check = LaunchDocuments(contents, code)
    let apps = reading.projects.targets.indices.filter { index in
      let target = reading.projects.targets[index]
      return target.isAppTarget && !target.isTest && !target.isTool
        && target.deploymentTargets[platform] != nil
    }
    return apps.flatMap { check.missingApplicationClasses(of: $0, on: platform) }
      .filter { validation.unit.reports($0.file) }
  }

  /// Returns the documents and classes that the settings of apps and bundles name, by file, without unreadable files.
  private func documentsInSettings() -> [String: [LaunchReference]] {
    let targets = reading.projects.targets.filter { $0.isAppTarget && !$0.isTest || $0.isBundle }
    var users: [String: [ProjectTarget]] = [:]
    for target in targets {
      for file in (target.infoLists ?? []).union([target.project]) { users[file, default: []].append(target) }
    }
    let inSettingsFiles = Set(targets.flatMap(\.mainDocuments))
    for file in validation.unit.settingsFiles where !inSettingsFiles.isEmpty { users[file] = [] }
    return users.reduce(into: [:]) { documents, user in
      let (file, targets) = user
      let found = (try? FileBytes.read(file)).map { bytes in
        LaunchSettings.documents(namedIn: bytes, path: file) { text in
          let users = targets.filter { $0.project != file }
          return users.reduce(into: Set<String>()) { $0.formUnion(ProjectFile.values(of: text, in: $1)) }
            .sorted()
        }
      }
      documents[file] = targets.isEmpty ? found?.filter { inSettingsFiles.contains($0.name) } : found
    }
  }

  /// Returns the files whose settings apply to an app target: its property lists, its project, and the settings files
  /// that name main documents which neither of them names.
  ///
  /// The settings of a project apply to all its targets.
  private func settingsFiles(of target: ProjectTarget, _ settings: [String: [LaunchReference]]) -> Set<String>
  {
    let own = (target.infoLists ?? []).union([target.project])
    let others = target.mainDocuments.subtracting(own.flatMap { settings[$0] ?? [] }.map(\.name))
    guard !others.isEmpty else { return own }
    return own.union(
      validation.unit.settingsFiles.filter { settings[$0]?.contains { others.contains($0.name) } == true }
    )
  }

  /// Returns the names of the main storyboards of app targets, by the index of the target.
  private func mainStoryboards(_ settings: [String: [LaunchReference]]) -> [Int: Set<String>] {
    var storyboards: [Int: Set<String>] = [:]
    for (index, target) in reading.projects.targets.enumerated() where target.isAppTarget && !target.isTest {
      let named = settingsFiles(of: target, settings).flatMap { settings[$0] ?? [] }
      let names = Set(named.filter { $0.kind == .storyboard && $0.isReadByApplication }.map(\.name))
      if !names.isEmpty { storyboards[index] = names }
    }
    return storyboards
  }

  /// Returns the findings about the documents and classes that the property lists and projects of apps and bundles
  /// name.
  private func launchDocuments(
    _ settings: [String: [LaunchReference]],
    _ platforms: [Platform]
  ) -> [Finding] {
    let (unit, targets) = (validation.unit, reading.projects.targets)
    let lists = Set(unit.propertyLists)
    var apps: [String: (platform: Platform, targets: Set<Int>)] = [:]
    for (index, target) in targets.enumerated()
    where target.isAppTarget && !target.isTest && !target.isTool || target.isBundle {
      let isTargeted = { target.deploymentTargets[$0] != nil }
      guard
        let platform = platforms.first(where: isTargeted) ?? platforms.first
          ?? Platform.allCases.first(where: isTargeted)
      else { continue }
      let files = settingsFiles(of: target, settings).filter { file in
        file == target.project
          ? !target.isBundle : target.infoLists?.contains(file) != true || lists.contains(file)
      }
      for file in files {
        apps[file, default: (platform, [])].targets.insert(index)
      }
    }
    let check = LaunchDocuments(contents, code)
    // Several apps may share the class of their delegates.
    var seen: Set<FileLocation> = []
    return apps.sorted { $0.key < $1.key }.flatMap { path, app -> [Finding] in
      guard unit.reports(path), unit.hasAllDocuments(of: path), let references = settings[path] else {
        return []
      }
      return check.findings(references, of: app.targets, on: app.platform).filter { finding in
        finding.file == path
          || unit.reports(finding.file)
            && seen.insert(FileLocation(file: finding.file, position: finding.position)).inserted
      }
    }
  }

  /// Returns the findings about unknown classes, such as scene delegates, in the only property list of a single app
  /// without projects and packages.
  ///
  /// A generated project may override other settings.
  private func listAlone(_ platforms: [Platform]) -> [Finding] {
    let unit = validation.unit
    guard unit.isWhole, unit.projects.isEmpty, platforms.count == 1, unit.specs.isEmpty,
      reading.sources.count(where: { $0.hasEntryPoint && !$0.isTest }) == 1,
      !reading.sources.contains(where: { PackageManifest.isManifest($0.path) })
    else { return [] }
    let lists = unit.propertyLists.compactMap { path -> [LaunchReference]? in
      guard let bytes = try? FileBytes.read(path) else { return nil }
      let documents = LaunchSettings.documents(namedIn: bytes, path: path)
        .filter { !$0.kind.isOfClass || $0.kind == .sceneDelegate }
      return documents.isEmpty ? nil : documents
    }
    guard lists.count == 1, lists[0].allSatisfy(\.isReadByApplication) else { return [] }
    // A partial copy of an app may lack documents, so only findings about unknown classes are certain.
    return LaunchDocuments(contents, code).findings(lists[0], of: [], on: platforms[0])
      .filter { $0.id == .unknownClass && $0.isVerified }
  }

  /// Returns the findings about unused members, if enabled.
  private func unusedMembers() async -> [Finding] {
    guard validation.choice.severity(of: .unusedMember) != .some(.off) else { return [] }
    let unit = validation.unit
    // A missing document may use any member.
    let skipped = reading.sources.lazy.map(\.path).filter { source in
      reading.absent.contains { !reading.projects.areOfDifferentAppTargets(source, $0.file) }
    }
    let members = UnusedMembers(
      reading.sources,
      skipping: unit.unreported.union(skipped),
      code,
      jobs: validation.options.jobs
    )
    let others = Set(unit.documentsAround + unit.dependencyDocuments).subtracting(records.map(\.file))
    return await members.findings(in: records, others.sorted(), reading.sources)
  }
}
