package import KeyValueCoding
import ProjectModel
import SourceModel

/// The outlets and actions that classes of the sources declare, and the words of the code.
extension CodeQueries {
  /// Returns the classes that derive from a class of a framework and declare an outlet or action, sorted by name.
  ///
  /// - Parameters:
  ///   - member: The key of the outlet, or the selector of the action.
  ///   - framework: The class of the framework.
  ///   - platform: The platform.
  /// - Returns: The classes that a document can name.
  package func classes(
    declaring member: String,
    derivedFrom framework: String,
    on platform: Platform
  ) -> [ClassSummary] {
    guard let classes = classes[platform] else { return [] }
    let nodes = interfaceMembers.value(for: platform) { classes.interfaceMembers }[member] ?? []
    return nodes.filter { node in
      !classes.summaries[node].isFileScoped
        && classes.types.superclasses(of: classes.types.nodes[node]).names.contains(framework)
    }
    .map { classes.summaries[$0] }.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
  }

  /// Whether the code of a class calls a method of its own object that no source declares.
  ///
  /// A source that was not read declares it then, in an extension of the class.
  package func callsUndeclared(_ method: String, in className: String) -> Bool {
    var isCalled = false
    for (source, name) in sourcesOfApps(containing: method) {
      let facts = source.facts
      let isDeclared = facts.units.contains { unit in
        unit.kind != .enumCase && (unit.name == name || unit.runtimeName == name)
      }
      if isDeclared { return false }
      isCalled =
        isCalled
        || facts.units.contains { unit in
          facts.names.text(of: unit.type) == className
            && facts.occurrences(of: unit).contains { $0.name == name && $0.callsOwnMethod }
        }
    }
    return isCalled
  }

  /// Whether a source contains a word: a name, or a string that consists of it.
  package func mentions(_ word: String) -> Bool { index.contains(word) }
}

extension Occurrence {
  /// Whether the code calls a method of the object that it belongs to.
  fileprivate var callsOwnMethod: Bool {
    traits.contains(.isCall) && !traits.contains(.isLocal)
      && (role == .name || role == .member && receiver == .own)
  }
}

extension ResolvedClasses {
  /// The indexes of the classes that declare each outlet and action, by key or selector.
  fileprivate var interfaceMembers: [String: [Int]] {
    var members: [String: [Int]] = [:]
    for (index, node) in types.nodes.enumerated() {
      var names: Set<String> = []
      for part in node.parts {
        for property in part.declaration.properties where property.traits.modifiers.contains(.outlet) {
          names.insert(property.name)
        }
        for method in part.declaration.methods where method.traits.modifiers.contains(.action) {
          names.insert(method.selector)
        }
      }
      for name in names { members[name, default: []].append(index) }
    }
    return members
  }
}
