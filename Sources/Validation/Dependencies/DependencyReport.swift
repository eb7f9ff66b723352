/// The dependencies of a tree: what lock files name, and what was found.
package struct DependencyReport: Hashable, Sendable {
  /// The dependencies by kind and name.
  package var statuses: [DependencyStatus] = []
  /// Lock files that cannot be read, and copies that differ from them.
  package var problems: [ConfigurationDiagnostic] = []

  /// The dependencies without a copy.
  package var missing: [Dependency] { statuses.filter { $0.state == .missing }.map(\.dependency) }

  /// The commands that bring the missing dependencies; empty if there are none.
  package var remedy: String { DependencyMessages.install(missing) }

  /// All that a run takes from the report.
  var digestTexts: [String] {
    statuses.map {
      "\($0.dependency.lock) \($0.dependency.name) \($0.dependency.pin ?? "") \($0.state.rawValue)"
    }
      + problems.map(\.description)
  }
}

/// A dependency and the copies of it that were found.
package struct DependencyStatus: Hashable, Sendable {
  /// Whether a dependency is at hand.
  package enum State: String, CaseIterable, Sendable {
    case found
    /// The only copies are of other versions.
    case differs
    case missing
  }

  package var dependency: Dependency
  /// The copies, the one that is read first.
  package var copies: [DependencyCopy] = []

  package var state: State {
    guard let used = copies.first else { return .missing }
    return dependency.matches(version: used.version, revision: used.revision) == false ? .differs : .found
  }
}

/// A copy of a dependency on this machine.
package struct DependencyCopy: Hashable, Sendable {
  /// The folder.
  package var path: String
  /// The version, if whoever made the copy recorded it.
  package var version: String?
  /// The commit, likewise.
  package var revision: String?

  init(_ path: String, version: String? = nil, revision: String? = nil) {
    (self.path, self.version, self.revision) = (path, version, revision)
  }
}
