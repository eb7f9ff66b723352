import KeyValueCoding
import ProgramModel
import ProjectModel
import SourceModel

/// Lookups of the outlets and actions that classes declare, and of the methods that their code calls.
extension AppCode {
  /// Returns the classes that inherit from a framework class and declare an outlet or action, sorted by name.
  ///
  /// - Parameters:
  ///   - member: The key of the outlet, or the selector of the action.
  ///   - framework: The framework class.
  ///   - platform: The platform to check.
  /// - Returns: The classes that a document can name.
  func classes(
    declaring member: String,
    derivedFrom framework: String,
    on platform: Platform
  ) -> [ClassSummary] {
    guard let classes = classes[platform] else { return [] }
    return classes.types.nodes.indices.filter { index in
      let node = classes.types.nodes[index]
      return node.declares(member) && !classes.summaries[index].isFileScoped
        && classes.types.superclasses(of: node).names.contains(framework)
    }
    .map { classes.summaries[$0] }.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
  }

  /// Whether the code of a class calls a method on `self` that no source declares.
  ///
  /// In that case, an unread source declares the method in an extension of the class.
  package func callsUndeclared(_ method: String, in className: String) -> Bool {
    var isCalled = false
    for (source, name) in sources(containing: method) {
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
}

extension Occurrence {
  /// Whether the code calls a method on `self`.
  fileprivate var callsOwnMethod: Bool {
    traits.contains(.isCall) && !traits.contains(.isLocal)
      && (role == .name || role == .member && receiver == .own)
  }
}

extension Types.Node {
  /// Whether the class declares an outlet with the given key, or an action with the given selector.
  fileprivate func declares(_ member: String) -> Bool {
    parts.contains { part in
      part.declaration.properties.contains { $0.name == member && $0.traits.modifiers.contains(.outlet) }
        || part.declaration.methods.contains {
          $0.selector == member && $0.traits.modifiers.contains(.action)
        }
    }
  }
}
