package import RuntimeAttributes

/// A dependency that a lock file names.
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
  /// The locked version or tag.
  package var version: String?
  /// The locked commit.
  package var revision: String?
  /// The repository, if there is one.
  package var url: String?
  /// The folder of a submodule, or of a local pod or package.
  package var path: String?
  /// The lock file and the line of the entry.
  package var lock: SourceLocation

  init(
    _ name: String,
    _ kind: Kind,
    version: String? = nil,
    revision: String? = nil,
    url: String? = nil,
    path: String? = nil,
    lock: SourceLocation
  ) {
    (self.name, self.kind, self.version, self.revision) = (name, kind, version, revision)
    (self.url, self.path, self.lock) = (url, path, lock)
  }

  /// The name as SwiftPM compares it: that of the repository in lower case.
  var identity: String { Self.identity(of: name) }

  /// The identity of a repository: `swift-log` of `https://example.org/Swift-Log.git`.
  static func identity(of url: String) -> String { repository(of: url).lowercased() }

  /// The name of a repository: `Swift-Log` of `https://example.org/Swift-Log.git`.
  static func repository(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") && last.utf8.count > 4 ? String(last.dropLast(4)) : last
  }

  /// The locked version, or else the start of the commit.
  package var pin: String? { version ?? revision.map { String($0.prefix(7)) } }

  /// Whether a copy's version or commit is the locked one; nil if that is not known.
  func matches(version: String?, revision: String?) -> Bool? {
    if let own = self.revision, let revision { return own == revision }
    if let own = self.version, let version { return Self.bare(own) == Self.bare(version) }
    return nil
  }

  /// A version without the letter that some tags begin with.
  private static func bare(_ version: String) -> Substring {
    version.first == "v" ? version.dropFirst() : version[...]
  }
}
