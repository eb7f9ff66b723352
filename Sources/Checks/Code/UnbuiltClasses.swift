package import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The classes whose sources belong to a project, but not to any target.
package struct UnbuiltClasses: Sendable {
  private let classes: [String: RegistryCompleteness.UnbuiltClass]
  private let projects: ProjectTargets

  /// Finds the unbuilt classes among the classes of the sources.
  ///
  /// - Parameters:
  ///   - resolved: The classes of the sources.
  ///   - scopes: The targets that build the sources.
  ///   - code: The code of the sources. Classes that built code needs are excluded, since they are built in an unknown
  ///     way.
  package init(_ resolved: ResolvedClasses, scopes: TargetScopes, code: AppCode) {
    projects = scopes.projects
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

  /// Returns the unbuilt classes, which are missing in a document; empty if no target builds the document.
  package func missing(in document: String) -> [String: RegistryCompleteness.UnbuiltClass] {
    classes.isEmpty || !projects.build(document) ? [:] : classes
  }
}

extension AppCode {
  /// Whether code requires a class to compile or link.
  ///
  /// - Parameters:
  ///   - className: The name of the class.
  ///   - target: The index of the target that compiles the code; nil for any code.
  /// - Returns: True if code names the class outside of strings; in Objective-C, only supertypes, metatypes, receivers
  ///   and created objects count.
  package func needs(class className: String, in target: Int? = nil) -> Bool {
    sources(containing: className).contains { source, name in
      if let target, !projects.indexes(building: source.path).contains(target) { return false }
      if source.allTypes.contains(where: { $0.supertypeNames.contains(className) }) { return true }
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
