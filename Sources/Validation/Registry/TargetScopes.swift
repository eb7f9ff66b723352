import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// Which of several classes with one name the documents of a target mean: those that the target builds.
struct TargetScopes: Sendable {
  private let projects: ProjectTargets
  /// For each name that several classes have, the targets of each.
  private let ambiguous: [[Set<Int>]]
  /// The targets of each Swift class, by its name.
  private let targets: [String: [Set<Int>]]

  init(_ resolved: ResolvedClasses, projects: ProjectTargets) {
    self.projects = projects
    guard !projects.targets.isEmpty else {
      (ambiguous, targets) = ([], [:])
      return
    }
    var byName: [String: [Set<Int>]] = [:]
    var targets: [String: [Set<Int>]] = [:]
    for description in resolved.classes {
      let indexes = description.location.map { projects.indexes(building: $0.file) } ?? []
      byName[description.name, default: []].append(indexes)
      if let name = description.objectiveCName, name != description.name {
        byName[name, default: []].append(indexes)
      }
      if description.language == .swift { targets[description.name, default: []].append(indexes) }
    }
    ambiguous = byName.values.filter { $0.count > 1 }
    self.targets = targets
  }

  /// The documents by the scope that their targets make.
  func groups(of documents: [InterfaceDocument]) -> [(scope: TargetScope?, documents: [InterfaceDocument])] {
    let scopes = Dictionary(grouping: documents, by: scope)
    return scopes.sorted { ($0.key?.targets.min() ?? -1) < ($1.key?.targets.min() ?? -1) }
      .map { ($0.key, $0.value) }
  }

  /// The scope of a document; nil where no class depends on it.
  func scope(of document: InterfaceDocument) -> TargetScope? {
    let own = projects.indexes(building: document.file)
    let decides = ambiguous.contains { alternatives in
      let kept = alternatives.count { !$0.isDisjoint(with: own) }
      return kept > 0 && kept < alternatives.count
    }
    return decides ? TargetScope(targets: own) : nil
  }

  /// The classes among some that a scope keeps: those of its targets, or all if it has none of them.
  func kept(_ alternatives: [ClassDescription], in scope: TargetScope) -> [ClassDescription] {
    let kept = alternatives.filter { description in
      description.location.map { !projects.indexes(building: $0.file).isDisjoint(with: scope.targets) }
        ?? false
    }
    return kept.isEmpty ? alternatives : kept
  }

  /// The modules that hold a Swift class; nil where that is not certain.
  func modules(ofClass name: String) -> Set<String>? {
    guard let alternatives = targets[name] else { return nil }
    var modules: Set<String> = []
    for indexes in alternatives {
      guard !indexes.isEmpty else { return nil }
      for index in indexes {
        guard let names = projects.targets[index].modules else { return nil }
        modules.formUnion(names)
      }
    }
    return modules
  }
}

/// The targets whose classes a document may mean.
struct TargetScope: Hashable, Sendable {
  /// The targets' indexes.
  let targets: Set<Int>
}
