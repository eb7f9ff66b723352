import JSON5
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("Repairs with Git")
struct GitHistoryTests {
  private func git(_ tree: TemporaryTree, _ arguments: String...) throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    let result = try ChildProcess.run(
      "/usr/bin/env",
      ["git", "-C", tree.path] + identity + arguments,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": tree.path]
    )
    #expect(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
  }

  private static let source = "import UIKit\nclass Card: UIView {\n@IBOutlet var title: UILabel?\n}\n"
  private static let document = DocumentText.xib(
    #"<view id="v" customClass="Card" customModule="A" customModuleProvider="target"><subviews><label id="l"/></subviews><connections><outlet property="title" destination="l" id="o"/></connections></view>"#
  )

  private func repository(_ files: [String: String]) throws -> TemporaryTree {
    let tree = try TemporaryTree(files)
    try git(tree, "init", "-q")
    try git(tree, "add", "-A")
    try git(tree, "commit", "-q", "-m", "a")
    return tree
  }

  @Test("A renamed outlet is found since the last change of the document, or since a revision")
  func outlets() async throws {
    let tree = try repository(["App/Card.swift": Self.source, "App/Card.xib": Self.document])
    try tree.write("App/Card.swift", Self.source.replacing("title", with: "name"))
    let expected = Self.document.replacing("\"title\"", with: "\"name\"")
    let dry = await run("fix", "--diff", tree("App"))
    #expect(dry.output.contains("property=\"name\"") && dry.errors.isEmpty)
    #expect(try tree.text("App/Card.xib") == Self.document)
    // After the renaming is committed, an edit of the document hides the renaming, unless `--since` specifies a
    // revision.
    try git(tree, "commit", "-q", "-a", "-m", "b")
    try tree.write("App/Card.xib", Self.document + "\n")
    #expect(await run("fix", tree.path).output.isEmpty)
    #expect(await run("fix", "--since", "HEAD~1", "--diff", tree.path).output.contains("property=\"name\""))
    try tree.write("App/Card.xib", Self.document)
    let done = await run("fix", tree.path)
    #expect(done.status == .success && done.output.contains("renamed 'title' to 'name' (renamed since "))
    #expect(try tree.text("App/Card.xib") == expected)
  }

  @Test("A code action renames a stale outlet by the history, although two outlets fit")
  func codeAction() async throws {
    let source =
      "import UIKit\nclass Card: UIView {\n@IBOutlet var other: UILabel?\n@IBOutlet var title: UILabel?\n}\n"
    let tree = try repository(["App/Card.swift": source, "App/Card.xib": Self.document])
    try tree.write("App/Card.swift", source.replacing("title", with: "name"))
    for (client, texts) in [
      (EditorClient(tree, history: { GitHistory().sources }), ["name"]), (EditorClient(tree), [""]),
    ] {
      try await client.start()
      let actions = try await client.ask(
        "textDocument/codeAction",
        "App/Card.xib",
        at: "<outlet",
        in: Self.document
      )
      let edits = actions.elements.flatMap {
        $0["edit"]?["changes"]?[client.uri("App/Card.xib")]?.elements ?? []
      }
      #expect(edits.compactMap { $0["newText"]?.string } == texts)
    }
  }

  @Test("The path of a repository may contain a space")
  func folderWithSpace() async throws {
    let tree = try TemporaryTree(["My App/Card.swift": Self.source, "My App/Card.xib": Self.document])
    try git(tree, "-C", "My App", "init", "-q")
    try git(tree, "-C", "My App", "add", "-A")
    try git(tree, "-C", "My App", "commit", "-q", "-m", "a")
    try tree.write("My App/Card.swift", Self.source.replacing("title", with: "name"))
    #expect(await run("fix", "--diff", tree("My App")).output.contains("property=\"name\""))
  }

  @Test("An unknown revision is an error")
  func revision() async throws {
    let tree = try repository(["Card.swift": Self.source, "Card.xib": Self.document])
    #expect(await run("fix", "--since", "nosuch", tree.path).status == .couldNotRun)
    #expect(await run("fix", "--since", "--all", tree.path).status == .couldNotRun)
  }

  @Test("Without a repository, nothing is found")
  func noRepository() async throws {
    let tree = try TemporaryTree([
      "Card.swift": Self.source.replacing("title", with: "name"), "Card.xib": Self.document,
    ])
    #expect(await run("fix", tree.path).output.isEmpty)
    #expect(try tree.text("Card.xib") == Self.document)
  }
}
