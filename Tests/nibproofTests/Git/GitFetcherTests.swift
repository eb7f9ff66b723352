import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import ProjectModel
@testable import nibproof

/// A repository on this machine, with a package in two versions.
struct GitRepository {
  static let hasGit = (try? git(["--version"])) != nil

  let tree: TemporaryTree
  let first: String
  let second: String

  init() throws {
    tree = try TemporaryTree(["Kit/Sources/Kit/View.swift": Self.source])
    try Self.git(["init", "-q", tree("Kit")])
    first = try Self.commit("1.0.0", tree)
    try tree.write("Kit/Sources/Kit/New.swift", "")
    // Commands that a clone must not run.
    try tree.write("Kit/.gitattributes", "*.swift filter=evil\n")
    try tree.write(
      "Kit/.gitmodules",
      "[submodule \"x\"]\n path = x\n url = ext::sh -c touch% \(tree("ran"))\n"
    )
    second = try Self.commit("1.1.0", tree)
  }

  static let source = "import UIKit\nopen class KitView: UIView {}\n"

  private static func commit(_ tag: String, _ tree: TemporaryTree) throws -> String {
    let folder = tree("Kit")
    try git(["-C", folder, "add", "-A"])
    try git([
      "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "commit",
      "-q",
      "-m", tag,
    ])
    try git(["-C", folder, "tag", "-a", tag, "-m", tag])
    return try git(["-C", folder, "rev-parse", "HEAD"]).trimmingCharacters(in: .newlines)
  }

  @discardableResult
  static func git(_ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    for name in ["GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"] { environment[name] = "a" }
    for name in ["GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"] { environment[name] = "a@b" }
    process.environment = environment
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}

@Suite("Fetching dependencies", .enabled(if: GitRepository.hasGit))
struct GitFetcherTests {
  private static func lock(_ url: String, _ revision: String) -> String {
    #"{"pins": [{"identity": "kit", "location": "\#(url)", "#
      + #""state": {"revision": "\#(revision)", "version": "1.0.0"}}], "version": 2}"#
  }

  @Test("The locked commit is fetched, used by later runs, and replaced if the lock changes")
  func fetched() async throws {
    let repository = try GitRepository()
    let tree = repository.tree
    let url = "file://" + tree("Kit")
    try tree.write("App/Package.resolved", Self.lock(url, repository.first))
    try tree.write("App/App.swift", "import UIKit\nimport Kit\nclass Panel: KitView {}\n")
    try tree.write(
      "App/Panel.xib",
      DocumentText.xib(
        "<view id=\"v\" customClass=\"Panel\" customModule=\"App\" customModuleProvider=\"target\"><connections>"
          + "<outlet property=\"gone\" destination=\"v\" id=\"o\"/></connections></view>"
      )
    )
    let variables = ["XDG_CACHE_HOME": tree("cache")]
    func run(_ options: String...) async -> RunResult {
      await nibproofTests.run(options + [tree("App")], variables: variables)
    }
    let before = await run("dependencies")
    #expect(before.status == .success)
    #expect(before.output.contains("1 missing; run 'nibproof dependencies --fetch'"))
    #expect(await run().status == .success)

    let refused = await run("dependencies", "--fetch")
    #expect(refused.status == .found)
    #expect(refused.errors == "error: cannot fetch Kit: '\(url)' is not an https or ssh URL\n")

    let fetched = await run("dependencies", "--fetch", "--allow-local")
    #expect(fetched.status == .success, "\(fetched.errors)")
    #expect(fetched.output.contains("1 found"))
    let folder = try #require(
      try FileManager.default.contentsOfDirectory(atPath: tree("cache/nibproof/dependencies")).first
    )
    #expect(
      try tree.text("cache/nibproof/dependencies/\(folder)/Sources/Kit/View.swift") == GitRepository.source
    )
    #expect(
      !FileManager.default.fileExists(
        atPath: tree("cache/nibproof/dependencies/\(folder)/Sources/Kit/New.swift")
      )
    )
    #expect(!FileManager.default.fileExists(atPath: tree("cache/nibproof/dependencies/\(folder)/.git")))
    let proved = await run()
    #expect(proved.status == .found)
    #expect(proved.output.contains("'Panel' has no outlet 'gone'"))

    try tree.write("App/Package.resolved", Self.lock(url, repository.second))
    #expect(await run("dependencies").output.contains("1 missing"))
    let second = await run("dependencies", "--fetch", "--allow-local")
    #expect(second.status == .success, "\(second.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: tree("cache/nibproof/dependencies"))
    #expect(names.count == 2)
    #expect(!FileManager.default.fileExists(atPath: tree("ran")))
  }

  @Test("Carthage's tags are fetched as well")
  func tag() async throws {
    let repository = try GitRepository()
    let tree = repository.tree
    try tree.write("App/Cartfile.resolved", "git \"\(tree("Kit"))\" \"1.1.0\"\n")
    let result = await run(
      "dependencies",
      "--fetch",
      "--allow-local",
      tree("App"),
      variables: ["XDG_CACHE_HOME": tree("cache")]
    )
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.output.contains("found Kit 1.1.0"))
  }

  struct Case: Sendable {
    let url: String
    let revision: String?
    let version: String?
    let reason: GitFailure.Reason?
    let location: SourceLocation

    init(
      _ url: String,
      _ revision: String? = nil,
      version: String? = nil,
      _ reason: GitFailure.Reason?,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.url, self.revision, self.version) = (url, revision, version)
      (self.reason, self.location) = (reason, location)
    }
  }

  private static let commit = String(repeating: "a", count: 40)

  @Test(
    "Dependencies that are not fetched",
    arguments: [
      Case("file:///tmp/x", commit, .disallowedURL("file:///tmp/x")),
      Case("/tmp/x", commit, .disallowedURL("/tmp/x")),
      Case("../x", commit, .disallowedURL("../x")),
      Case("http://a.invalid/x", commit, .disallowedURL("http://a.invalid/x")),
      Case("git://a.invalid/x", commit, .disallowedURL("git://a.invalid/x")),
      Case("ext::sh -c true", commit, .disallowedURL("ext::sh -c true")),
      Case("--upload-pack=true", commit, .disallowedURL("--upload-pack=true")),
      Case("https://a.invalid/x", "--help", .invalidPin("--help")),
      Case("https://a.invalid/x", "abc", .invalidPin("abc")),
      Case("https://a.invalid/x", version: "-x", .invalidPin("-x")),
      Case("https://a.invalid/x", version: "a:b", .invalidPin("a:b")),
    ]
  )
  func refused(_ example: Case) async throws {
    let tree = try TemporaryTree()
    let dependency = Dependency(
      "x",
      .package,
      version: example.version,
      revision: example.revision,
      url: example.url,
      lock: .init(file: "Package.resolved", position: .init(line: 1, column: 1))
    )
    let failures = await GitFetcher(cache: tree.path, allowsLocal: false).fetch([dependency], jobs: 1)
    #expect(failures.map(\.reason) == [example.reason], sourceLocation: example.location)
    #expect(tree.names.isEmpty, sourceLocation: example.location)
  }

  @Test("A missing commit leaves no files")
  func missingCommit() async throws {
    let repository = try GitRepository()
    let dependency = Dependency(
      "Kit",
      .package,
      revision: Self.commit,
      url: "file://" + repository.tree("Kit"),
      lock: .init(file: "Package.resolved", position: .init(line: 1, column: 1))
    )
    let failures = await GitFetcher(cache: repository.tree("cache"), allowsLocal: true).fetch(
      [dependency],
      jobs: 1
    )
    #expect(failures.count == 1)
    #expect((try FileManager.default.contentsOfDirectory(atPath: repository.tree("cache"))).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: repository.tree("cache/Kit")))
  }
}
