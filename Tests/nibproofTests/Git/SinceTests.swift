import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("Findings since a revision", .enabled(if: GitRepository.hasGit))
struct SinceTests {
  /// The parts of a JSON report that a comparison determines.
  private struct Report: Equatable {
    /// The introduced findings: id and file, without the tree's path.
    var introduced: [String]
    var fixed: Int
    var unchanged: Int
  }

  /// A change to an app, and the findings that the change introduces and fixes.
  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var before: [String: String]
    /// The new texts of files; nil removes a file.
    var after: [String: String?]
    var introduced: [String] = []
    var fixed = 0
    var unchanged = 0
    var status = ExitStatus.success
    var location = SourceLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    var testDescription: String { name }

    init(
      _ name: String,
      _ before: [String: String],
      _ after: [String: String?],
      introduced: [String] = [],
      fixed: Int = 0,
      unchanged: Int = 0,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.name, self.before, self.after, self.introduced) = (name, before, after, introduced)
      (self.fixed, self.unchanged, self.location) = (fixed, unchanged, location)
      status = introduced.isEmpty ? .success : .found
    }
  }

  private static func xib(_ outlet: String, prefix: String = "") -> String {
    DocumentText.xib(
      prefix
        + "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Panel\"><connections>"
        + "<outlet property=\"\(outlet)\" destination=\"b\" id=\"c\"/></connections></placeholder><button id=\"b\"/>"
    )
  }

  private static func swift(_ outlet: String) -> String {
    "import UIKit\n@objc(Panel) class Panel: UIResponder { @IBOutlet var \(outlet): UIButton! }\n"
  }

  private static func objectiveC(_ outlet: String) -> String {
    "#import <UIKit/UIKit.h>\n@interface Panel : UIResponder\n@property IBOutlet UIButton *\(outlet);\n@end\n"
      + "@implementation Panel\n@end\n"
  }

  static let changes: [Change] = [
    Change("nothing", ["P.xib": xib("gone"), "P.swift": swift("button")], [:], unchanged: 1),
    Change(
      "a line is inserted above a finding",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["P.xib": xib("gone", prefix: "\n\n")],
      unchanged: 1
    ),
    Change(
      "an outlet is renamed in Swift",
      ["P.xib": xib("button"), "P.swift": swift("button")],
      ["P.swift": swift("key")],
      introduced: ["undefined-outlet P.xib"]
    ),
    Change(
      "an outlet is renamed in Objective-C",
      ["P.xib": xib("button"), "P.m": objectiveC("button")],
      ["P.m": objectiveC("key")],
      introduced: ["undefined-outlet P.xib"]
    ),
    Change(
      "a finding is fixed",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["P.xib": xib("button")],
      fixed: 1
    ),
    Change(
      "one finding replaces another",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["P.xib": xib("lost")],
      introduced: ["undefined-outlet P.xib"],
      fixed: 1
    ),
    Change(
      "a document is moved",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["P.xib": nil, "Views/P.xib": xib("gone")],
      unchanged: 1
    ),
    Change(
      "a document is deleted",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["P.xib": nil],
      fixed: 1
    ),
    Change(
      "a document is added",
      ["P.swift": swift("button")],
      ["P.xib": xib("gone")],
      introduced: ["undefined-outlet P.xib"]
    ),
    Change(
      "an untracked document is added next to one with the same finding",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["New/Q.xib": xib("gone")],
      introduced: ["undefined-outlet New/Q.xib"],
      unchanged: 1
    ),
    Change(
      "a suppression is removed",
      [
        "P.xib": xib("gone"), "P.swift": swift("button"),
        "nibproof.json": "{\"severity\": {\"undefined-outlet\": \"off\"}}",
      ],
      ["nibproof.json": nil],
      introduced: ["undefined-outlet P.xib"]
    ),
    Change(
      "a warning becomes an error",
      [
        "P.xib": xib("gone"), "P.swift": swift("button"),
        "nibproof.json": "{\"severity\": {\"undefined-outlet\": \"warning\"}}",
      ],
      ["nibproof.json": nil],
      introduced: ["undefined-outlet P.xib"]
    ),
    Change(
      "an error becomes a warning",
      ["P.xib": xib("gone"), "P.swift": swift("button")],
      ["nibproof.json": "{\"severity\": {\"undefined-outlet\": \"warning\"}}"],
      unchanged: 1
    ),
  ]

  /// Returns a repository with one commit.
  private static func repository(_ files: [String: String]) throws -> TemporaryTree {
    let tree = try TemporaryTree(files)
    try GitRepository.git(["init", "-q", "-b", "main", tree.path])
    try commit(tree)
    return tree
  }

  private static func commit(_ tree: TemporaryTree, _ folder: String? = nil) throws {
    let folder = folder ?? tree.path
    try GitRepository.git(["-C", folder, "add", "-A"])
    try GitRepository.git([
      "-C", folder, "-c", "commit.gpgsign=false", "commit", "-q", "--allow-empty", "-m", "x",
    ])
  }

  private static func report(_ result: RunResult, _ tree: TemporaryTree) throws -> Report {
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = json?["findings"] as? [[String: Any]] ?? []
    let summary = json?["summary"] as? [String: Any]
    return Report(
      introduced: findings.map { "\($0["id"] ?? "") \(tree.relative("\($0["file"] ?? "")"))" },
      fixed: summary?["fixed"] as? Int ?? -1,
      unchanged: summary?["baseline"] as? Int ?? -1
    )
  }

  private func since(_ revision: String, _ tree: TemporaryTree, in path: String = "") async throws -> Report {
    try Self.report(await run("--since", revision, "--reporter", "json", tree(path)), tree)
  }

  @Test("Only findings of the change are reported", arguments: changes)
  func change(_ change: Change) async throws {
    let tree = try Self.repository(change.before)
    for (file, text) in change.after {
      if let text {
        try tree.write(file, text)
      } else {
        try FileManager.default.removeItem(atPath: tree(file))
      }
    }
    // Git finds a moved file only if it is tracked.
    if change.after.values.contains(nil) { try GitRepository.git(["-C", tree.path, "add", "-A"]) }
    let before = try GitRepository.git(["-C", tree.path, "status", "--porcelain"])
    let result = await run("--since", "HEAD", "--reporter", "json", tree.path)
    let expected = Report(introduced: change.introduced, fixed: change.fixed, unchanged: change.unchanged)
    #expect(try Self.report(result, tree) == expected, sourceLocation: change.location)
    #expect(result.status == change.status, sourceLocation: change.location)
    #expect(result.errors.isEmpty || !tree.names.contains("P.xib"), sourceLocation: change.location)
    let after = try GitRepository.git(["-C", tree.path, "status", "--porcelain"])
    #expect(before == after, sourceLocation: change.location)
  }

  @Test("A branch is compared with the commit at which it left the other one")
  func branch() async throws {
    let tree = try Self.repository(["P.xib": Self.xib("gone"), "P.swift": Self.swift("button")])
    try GitRepository.git(["-C", tree.path, "checkout", "-q", "-b", "feature"])
    try Self.commit(tree)
    try GitRepository.git(["-C", tree.path, "checkout", "-q", "main"])
    try tree.write("P.xib", Self.xib("button"))
    try Self.commit(tree)
    try GitRepository.git(["-C", tree.path, "checkout", "-q", "feature"])
    #expect(try await since("main", tree) == Report(introduced: [], fixed: 0, unchanged: 1))
  }

  @Test(
    "A folder is compared with the same folder of the revision, even if it is new or reached through a link"
  )
  func folder() async throws {
    let tree = try Self.repository(["A/P.xib": Self.xib("gone"), "A/P.swift": Self.swift("button")])
    #expect(try await since("HEAD", tree, in: "A") == Report(introduced: [], fixed: 0, unchanged: 1))
    try tree.write("B/Q.xib", Self.xib("gone"))
    let new = Report(introduced: ["undefined-outlet B/Q.xib"], fixed: 0, unchanged: 0)
    #expect(try await since("HEAD", tree, in: "B") == new)
    let link = try TemporaryTree()
    try link.link("app", to: tree("A"))
    #expect(try await since("HEAD", link, in: "app") == Report(introduced: [], fixed: 0, unchanged: 1))
  }

  @Test("Ignored files, such as generated sources and installed dependencies, belong to both states")
  func ignored() async throws {
    let tree = try Self.repository([
      "P.xib": Self.xib("gone"), ".gitignore": "Generated/\n*.gen.swift\n", "Other.swift": "import UIKit\n",
    ])
    try tree.write("Generated/Deep/P.swift", Self.swift("button"))
    #expect(try await since("HEAD", tree) == Report(introduced: [], fixed: 0, unchanged: 1))
    try FileManager.default.removeItem(atPath: tree("Generated"))
    try tree.write("P.gen.swift", Self.swift("button"))
    #expect(try await since("HEAD", tree) == Report(introduced: [], fixed: 0, unchanged: 1))
    // If the file is not ignored, it is part of the change, so the finding is certain.
    try tree.write(".gitignore", "")
    let new = Report(introduced: ["undefined-outlet P.xib"], fixed: 0, unchanged: 0)
    #expect(try await since("HEAD", tree) == new)
  }

  @Test("A submodule has the commit of the revision, or else the present files")
  func submodule() async throws {
    let kit = try Self.repository(["P.swift": Self.swift("button")])
    let tree = try Self.repository(["P.xib": Self.xib("button")])
    try GitRepository.git([
      "-C", tree.path, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", kit.path, "Kit",
    ])
    try Self.commit(tree)
    try tree.write("Kit/P.swift", Self.swift("key"))
    let new = Report(introduced: ["undefined-outlet P.xib"], fixed: 0, unchanged: 0)
    #expect(try await since("HEAD", tree) == new)
    try Self.commit(tree, tree("Kit"))
    #expect(try await since("HEAD", tree) == new)
    // Without the submodule's repository, the previous files of the submodule are unknown.
    try FileManager.default.removeItem(atPath: tree("Kit/.git"))
    #expect(try await since("HEAD", tree).introduced == [])
  }

  @Test("The temporary copy is removed")
  func cleanUp() async throws {
    let folder = FileManager.default.temporaryDirectory.path
    let tree = try Self.repository(["P.xib": Self.xib("gone"), "P.swift": Self.swift("button")])
    let own = "nibproof.\(ProcessInfo.processInfo.processIdentifier)."
    _ = try await since("HEAD", tree)
    // Other tests of the process may also create folders, so the test waits until the existing folders are removed.
    let first = Set(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(own) })
    for _ in 0..<100 {
      let now = try FileManager.default.contentsOfDirectory(atPath: folder)
      if first.isDisjoint(with: now) { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("\(first) stays")
  }

  @Test("A revision that cannot be compared with is an error")
  func errors() async throws {
    func message(_ revision: String, _ reason: GitFailure.Reason) -> String {
      CommandMessages.error(Failure.revision(revision, reason).message)
    }
    let tree = try Self.repository(["P.xib": Self.xib("gone")])
    let unknown = await run("--since", "nosuch", tree.path)
    #expect(unknown.status == .couldNotRun && unknown.output.isEmpty)
    #expect(unknown.errors == message("nosuch", .unknownRevision(isShallow: false)))
    let option = await run("--since=-x", tree.path)
    #expect(option.errors == message("-x", .invalidPin("-x")))
    let outside = try TemporaryTree(["P.xib": Self.xib("gone")])
    #expect(await run("--since", "HEAD", outside.path).errors == message("HEAD", .noWorkTree(outside.path)))
    let other = try Self.repository(["P.xib": Self.xib("gone")])
    #expect(
      await run("--since", "HEAD", tree.path, other.path).errors == message("HEAD", .outside(other.path))
    )
    let invalid = try Self.repository(["P.xib": Self.xib("gone"), "nibproof.json": "{"])
    try invalid.write("nibproof.json", "{}")
    let result = await run("--since", "HEAD", invalid.path)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix("error: cannot read revision 'HEAD': nibproof.json:1:"))
    #expect(await run("--since", "HEAD", "--baseline", "b.json", tree.path).status == .couldNotRun)
  }

  @Test("A shallow clone that lacks a commit is an error with this reason")
  func shallow() async throws {
    let tree = try Self.repository(["P.xib": Self.xib("gone"), "P.swift": Self.swift("button")])
    try Self.commit(tree)
    let first = try GitRepository.git(["-C", tree.path, "rev-parse", "HEAD~1"]).trimmingCharacters(
      in: .newlines
    )
    let clones = try TemporaryTree()
    try GitRepository.git(["clone", "-q", "--depth=1", "file://" + tree.path, clones("a")])
    let result = await run("--since", first, clones("a"))
    #expect(result.status == .couldNotRun)
    let expected = Failure.revision(first, .unknownRevision(isShallow: true)).message
    #expect(result.errors == CommandMessages.error(expected))
    // The fetched commit alone does not connect the two histories.
    try GitRepository.git(["-C", clones("a"), "fetch", "-q", "--depth=1", "origin", "HEAD"])
    try GitRepository.git(["-C", tree.path, "checkout", "-q", "-b", "other", first])
    try tree.write("Other.swift", "import UIKit\n")
    try Self.commit(tree)
    try GitRepository.git(["-C", clones("a"), "fetch", "-q", "--depth=1", "origin", "other:other"])
    let apart = await run("--since", "other", clones("a"))
    #expect(apart.errors == CommandMessages.error(Failure.revision("other", .noCommonCommit).message))
    try GitRepository.git(["-C", clones("a"), "fetch", "-q", "--unshallow"])
    #expect(await run("--since", first, clones("a")).status == .success)
  }
}
