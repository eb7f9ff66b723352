package import InterfaceDocuments
package import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The classes whose sources belong to a project, but not to any target, or not to all targets of a document.
package struct UnbuiltClasses: Sendable {
  private let classes: [String: RegistryCompleteness.UnbuiltClass]
  private let projects: ProjectTargets
  /// The classes that only apps compile, without the others that link their code.
  private let ofApps: [String: ClassOfApps]
  private let code: AppCode

  /// A class that only apps compile.
  private struct ClassOfApps: Sendable {
    var language: SourceLanguage
    var location: FileLocation
    var targets: Set<Int>
  }

  /// Finds the unbuilt classes among the classes of the sources.
  ///
  /// - Parameters:
  ///   - resolved: The classes of the sources.
  ///   - scopes: The targets.
  ///   - code: The code of the sources. Classes that built code needs are excluded, since they are built in an unknown
  ///     way.
  package init(_ resolved: ResolvedClasses, scopes: TargetScopes, code: AppCode) {
    projects = scopes.projects
    self.code = code
    ofApps = Self.classesOfApps(resolved, projects)
    var classes: [String: RegistryCompleteness.UnbuiltClass] = [:]
    if !projects.targets.isEmpty {
      let unbuilt = scopes.unbuiltFiles()
      var files: [String: Bool] = [:]
      var built: Set<String> = []
      for summary in resolved.summaries where !summary.isFileScoped {
        let name = summary.objectiveCName ?? summary.name
        let file = summary.location.file
        let isUnbuilt = files[file] ?? unbuilt.contain(file)
        files[file] = isUnbuilt
        if isUnbuilt, !name.contains(".") {
          classes[name] = RegistryCompleteness.UnbuiltClass(summary.language, at: summary.location)
        } else {
          built.insert(name)
        }
      }
      classes = classes.filter { !built.contains($0.key) && !code.needs(class: $0.key) }
    }
    self.classes = classes
  }

  /// Returns the classes that only apps compile, by their names in documents; empty unless there are several apps.
  private static func classesOfApps(
    _ resolved: ResolvedClasses,
    _ projects: ProjectTargets
  ) -> [String: ClassOfApps] {
    guard projects.targets.count(where: { $0.isAppTarget && !$0.isTest }) > 1 else { return [:] }
    var classes: [String: ClassOfApps] = [:]
    var others: Set<String> = []
    for summary in resolved.summaries {
      let name = summary.objectiveCName ?? summary.name
      let targets = projects.indexes(building: summary.location.file)
      let isOfApps = !targets.isEmpty && targets.allSatisfy { projects.targets[$0].isAppTarget }
      guard isOfApps, !summary.isFileScoped, !name.contains(".") else {
        others.insert(name)
        continue
      }
      let own = ClassOfApps(language: summary.language, location: summary.location, targets: targets)
      classes[name, default: own].targets.formUnion(targets)
    }
    return classes.filter { !others.contains($0.key) }
  }

  /// Returns the unbuilt classes, which are missing in a document; empty if no target builds the document.
  package func missing(in document: InterfaceDocument) -> [String: RegistryCompleteness.UnbuiltClass] {
    let unbuilt = classes.isEmpty || !projects.build(document.file) ? [:] : classes
    return ofApps.isEmpty ? unbuilt : unbuilt.merging(missingInTargets(of: document)) { first, _ in first }
  }

  /// Returns the classes of a document that some of the apps with the document lack, although others compile them.
  private func missingInTargets(of document: InterfaceDocument) -> [String: RegistryCompleteness.UnbuiltClass]
  {
    let own = projects.indexes(ofClassesIn: document.file)
    guard own.count > 1 else { return [:] }
    var missing: [String: RegistryCompleteness.UnbuiltClass] = [:]
    for name in Set(document.objects.lazy.filter { $0.placeholder == nil }.compactMap(\.customClass)) {
      guard let found = ofApps[name], !found.targets.isDisjoint(with: own),
        let target = own.subtracting(found.targets).sorted().first(where: {
          lacks(name, $0) && loads(document, $0)
        })
      else { continue }
      missing[name] = RegistryCompleteness.UnbuiltClass(
        found.language,
        at: found.location,
        outside: projects.targets[target].name
      )
    }
    return missing
  }

  /// Whether an app certainly lacks a class that it does not compile: all its sources were read, and none of them needs
  /// the class.
  private func lacks(_ className: String, _ index: Int) -> Bool {
    let target = projects.targets[index]
    return target.isAppTarget && !target.isTest && !target.hasScripts && target.isWhole(with: code.paths)
      && !code.needs(class: className, in: index)
  }

  /// Whether an app certainly loads a document: a string in its code or one of its settings is the name of the document.
  ///
  /// Many targets contain documents that only other targets load.
  private func loads(_ document: InterfaceDocument, _ index: Int) -> Bool {
    let (name, target) = (PathName.nibName(of: document.file), projects.targets[index])
    let isNamed = code.sources(containing: name).contains { source, text in
      projects.indexes(building: source.path).contains(index)
        && source.facts.occurrences.contains { $0.name == text && $0.role == .string }
    }
    if isNamed { return true }
    guard let lists = target.infoLists else { return false }
    // Xcode generates the list of an app from the settings of the project.
    let files = lists.isEmpty && !target.isExtension ? [target.project] : lists
    return files.contains { file in
      guard let bytes = try? FileBytes.read(file) else { return false }
      return LaunchSettings.documents(namedIn: bytes, path: file).contains {
        ($0.kind == .nib || $0.kind == .storyboard) && $0.name == name
      }
    }
  }
}

extension AppCode {
  /// Whether code of an app requires a class to compile or link.
  ///
  /// - Parameters:
  ///   - className: The name of the class.
  ///   - target: The index of the target that compiles the code; nil for any code.
  /// - Returns: Whether the code requires the class.
  package func needs(class className: String, in target: Int? = nil) -> Bool {
    sources(containing: className).contains { source, name in
      if let target, !projects.indexes(building: source.path).contains(target) { return false }
      if (source.types + source.localTypes).contains(where: { $0.supertypeNames.contains(className) }) {
        return true
      }
      return source.facts.occurrences.contains { occurrence in
        guard occurrence.name == name || occurrence.receiverName == name else { return false }
        switch occurrence.role {
        case .string, .stringPart: return false
        case .construction, .metatype: return true
        default: return source.language == .swift || occurrence.receiver == .type
        }
      } || source.language == .swift && source.facts.parameters.contains { $0.type == name }
    }
  }
}
