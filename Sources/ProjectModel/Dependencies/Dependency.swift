package import RuntimeAttributes

/// A dependency in a lock file, a manifest or a project.
package struct Dependency: Hashable, Sendable {
  /// The tool that manages a dependency.
  package enum Kind: String, CaseIterable, Sendable {
    case package = "swift-package"
    case pod
    case carthage
    case submodule
  }

  /// The name of the repository, pod or folder: `MatrixKit`.
  package var name: String
  package var kind: Kind
  /// The locked version, tag or branch, if any.
  package var version: String?
  /// The locked commit, if any.
  package var revision: String?
  /// The URL of the repository, if any.
  package var url: String?
  /// The folder of a submodule, or of a local pod or package; nil for other dependencies.
  package var path: String?
  /// The location of the entry in the lock file, manifest or project.
  package var lock: FileLocation

  init(
    _ name: String,
    _ kind: Kind,
    version: String? = nil,
    revision: String? = nil,
    url: String? = nil,
    path: String? = nil,
    lock: FileLocation
  ) {
    (self.name, self.kind, self.version, self.revision) = (name, kind, version, revision)
    (self.url, self.path, self.lock) = (url, path, lock)
  }

  /// The identity that SwiftPM compares: the repository's name in lowercase.
  var identity: String { Self.identity(of: name) }

  /// Returns the identity of a repository: `swift-log` for `https://example.org/Swift-Log.git`.
  static func identity(of url: String) -> String { repository(of: url).lowercased() }

  /// Returns the name of a repository: `Swift-Log` for `https://example.org/Swift-Log.git`.
  static func repository(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") && last.utf8.count > 4 ? String(last.dropLast(4)) : last
  }

  /// The locked version, or else the abbreviated commit, if any.
  package var pin: String? { version ?? revision.map { String($0.prefix(7)) } }

  /// Whether a copy has the locked version or commit; nil if unknown.
  func matches(version: String?, revision: String?) -> Bool? {
    if let own = self.revision, let revision { return own == revision }
    if let own = self.version, let version { return Self.bare(own) == Self.bare(version) }
    return nil
  }

  /// Returns a version without a leading `v`: `1.2` for `v1.2`.
  private static func bare(_ version: String) -> Substring {
    version.first == "v" ? version.dropFirst() : version[...]
  }
}
