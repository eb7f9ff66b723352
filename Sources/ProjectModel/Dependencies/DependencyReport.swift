/// The dependencies in a tree's lock files, manifests and projects, with their copies on this machine.
package struct DependencyReport: Hashable, Sendable {
  /// The dependencies, ordered by kind and name.
  package var statuses: [DependencyStatus] = []
  /// Unreadable lock files, and copies whose versions differ from the locked versions.
  package var problems: [ConfigurationDiagnostic] = []

  package init() {}

  /// The dependencies without a copy.
  package var missing: [Dependency] { statuses.filter { $0.state == .missing }.map(\.dependency) }

  /// The instruction to run the commands that install missing dependencies; empty if there are no such commands.
  package var remedy: String { DependencyMessages.install(missing) }
}

/// A dependency and its local copies.
package struct DependencyStatus: Hashable, Sendable {
  /// The availability of a dependency.
  package enum State: String, CaseIterable, Sendable {
    case found
    /// All copies have a different version.
    case differs
    case missing
  }

  package var dependency: Dependency
  /// The copies in order of preference; the first copy is read.
  package var copies: [DependencyCopy] = []

  package var state: State {
    guard let used = copies.first else { return .missing }
    return dependency.matches(version: used.version, revision: used.revision) == false ? .differs : .found
  }
}

/// A copy of a dependency on this machine.
package struct DependencyCopy: Hashable, Sendable {
  /// The path of the copy's folder.
  package var path: String
  /// The version, if recorded.
  package var version: String?
  /// The commit, if recorded.
  package var revision: String?

  init(_ path: String, version: String? = nil, revision: String? = nil) {
    (self.path, self.version, self.revision) = (path, version, revision)
  }
}
