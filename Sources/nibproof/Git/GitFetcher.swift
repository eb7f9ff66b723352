import PortableFoundation
import ProjectModel

/// Fetches the locked commits of dependencies into a cache folder, each commit atomically.
struct GitFetcher: Sendable {
  private let cache: String
  private let git: GitCommand

  /// The maximum number of connections; some servers reject more connections.
  private static let mostJobs = 4
  /// The age in seconds after which the folder of an interrupted run is removed.
  private static let partialLimit = 60.0 * 60
  private static let partialEnding = ".partial"

  init(cache: String, allowsLocal: Bool) {
    self.cache = cache
    git = GitCommand(allowsLocal: allowsLocal)
  }

  /// Fetches dependencies concurrently.
  ///
  /// - Returns: The failures, in order.
  func fetch(_ dependencies: [Dependency], jobs: Int?) async -> [GitFailure] {
    removePartials()
    var failures: [Int: GitFailure] = [:]
    var rest = Array(dependencies.enumerated())[...]
    await withTaskGroup(of: (Int, GitFailure?).self) { group in
      func addNext() {
        guard let (index, dependency) = rest.popFirst() else { return }
        group.addTask {
          do throws(GitFailure.Reason) {
            try fetch(dependency)
            return (index, nil)
          } catch {
            return (index, GitFailure(name: dependency.name, reason: error))
          }
        }
      }
      for _ in 0..<max(1, min(jobs ?? Self.mostJobs, Self.mostJobs)) { addNext() }
      while let (index, failure) = await group.next() {
        if let failure { failures[index] = failure }
        addNext()
      }
    }
    return failures.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Fetches a dependency unless it is already cached.
  private func fetch(_ dependency: Dependency) throws(GitFailure.Reason) {
    guard let name = dependency.cacheName, let url = dependency.url else { return }
    let folder = "\(cache)/\(name)"
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    guard allows(url) else { throw .disallowedURL(url) }
    let references = try self.references(of: dependency)
    let partial = "\(cache)/.\(name).\(UInt32.random(in: 0 ... .max))\(Self.partialEnding)"
    defer { try? FileManager.default.removeItem(atPath: partial) }
    try write { try FileManager.default.createDirectory(atPath: partial, withIntermediateDirectories: true) }
    _ = try git.run(["init", "--quiet", "--template=", partial])
    try write {
      let info = partial + "/.git/info"
      try FileManager.default.createDirectory(atPath: info, withIntermediateDirectories: true)
      // These attributes override the repository's attributes: filters do not run, and the bytes stay unchanged.
      try Data("* -filter -text -ident -working-tree-encoding\n".utf8).write(
        to: URL(fileURLWithPath: info + "/attributes")
      )
    }
    try fetch(references, from: url, into: partial)
    if let revision = dependency.revision {
      let commit = try git.run(["-C", partial, "rev-parse", "--verify", "FETCH_HEAD^{commit}"])
        .filter { !$0.isWhitespace }
      guard commit == revision else { throw .otherCommit(commit) }
    }
    _ = try git.run(["-C", partial, "checkout", "--quiet", "--detach", "FETCH_HEAD"])
    try write {
      try FileManager.default.removeItem(atPath: partial + "/.git")
      // Another run may have fetched the commit in the meantime.
      guard rename(partial, folder) != 0, !FileManager.default.fileExists(atPath: folder) else { return }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Fetches the first reference that exists in the repository.
  private func fetch(_ references: [String], from url: String, into folder: String) throws(GitFailure.Reason)
  {
    var failure = GitFailure.Reason.invalidPin("")
    for reference in references {
      do throws(GitFailure.Reason) {
        _ = try git.run([
          "-C", folder, "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--", url,
          reference,
        ])
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Returns the references to try: the commit, followed by tags for servers that do not serve commits.
  private func references(of dependency: Dependency) throws(GitFailure.Reason) -> [String] {
    var references: [String] = []
    if let revision = dependency.revision {
      guard [40, 64].contains(revision.utf8.count), revision.allSatisfy(\.isHexDigit) else {
        throw .invalidPin(revision)
      }
      references.append(revision)
    }
    if let version = dependency.version {
      let isTag =
        version.first != "-" && !version.contains("..")
        && version.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._+-/".contains($0)) }
      if isTag {
        references += ["refs/tags/\(version)", "refs/tags/v\(version)"]
      } else if references.isEmpty {
        throw .invalidPin(version)
      }
    }
    return references
  }

  /// Whether a repository uses an allowed protocol: https, ssh, or `user@host:path`, which is ssh.
  private func allows(_ url: String) -> Bool {
    guard !url.hasPrefix("-") else { return false }
    if let scheme = url.firstRange(of: "://") {
      let name = url[..<scheme.lowerBound].lowercased()
      return ["https", "ssh"].contains(name) || allowsLocal && name == "file"
    }
    if url.contains("::") { return false }
    if url.hasPrefix("/") || url.hasPrefix(".") { return allowsLocal }
    let host = url.prefix { $0 != ":" && $0 != "/" }
    return host.endIndex < url.endIndex && url[host.endIndex] == ":" && !host.isEmpty
  }

  private var allowsLocal: Bool { git.allowsLocal }

  /// Removes the folders of interrupted runs.
  private func removePartials() {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: cache)) ?? []
    where name.hasSuffix(Self.partialEnding) {
      let path = "\(cache)/\(name)"
      let changed = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let changed, -changed.timeIntervalSinceNow > Self.partialLimit {
        try? manager.removeItem(atPath: path)
      }
    }
  }

  private func write(_ body: () throws -> Void) throws(GitFailure.Reason) {
    do { try body() } catch { throw .unwritable(error.systemReason) }
  }
}
