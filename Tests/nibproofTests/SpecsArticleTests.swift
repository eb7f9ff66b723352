import Foundation
import NibproofTestSupport
import Testing

@testable import Validation
@testable import nibproof

/// The examples in the article about specs, which are run in copies of the example apps.
@Suite("The article about specs")
struct SpecsArticleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private static func article(_ name: String) throws -> String {
    try String(contentsOfFile: "\(root)/Sources/Validation/Validation.docc/\(name).md", encoding: .utf8)
  }

  /// A code block of the article: a spec that begins with a comment with the path, or a command and its output.
  private struct Block {
    var language: String
    var head: String
    var text: String
  }

  private static func blocks(_ article: String) -> [Block] {
    var blocks: [Block] = []
    var block: Block?
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```" {
        blocks += [block].compactMap(\.self)
        block = nil
      } else if line == "```json5" || line == "```console" {
        block = Block(language: String(line.dropFirst(3)), head: "", text: "")
      } else if block?.head == "" {
        block?.head = String(line)
      } else {
        block?.text += line + "\n"
      }
    }
    return blocks
  }

  private static func copyOfApps() throws -> TemporaryTree {
    let tree = try TemporaryTree(["Specs/Tests/README.md": ""])
    for name in ["RedButton", "RenamedProperty"] {
      try FileManager.default.copyItem(atPath: "\(root)/Specs/\(name)", toPath: tree("Specs/\(name)"))
    }
    return tree
  }

  @Test("Every spec passes, or fails with the output that follows it; every command prints what is shown")
  func examples() async throws {
    let blocks = Self.blocks(try Self.article("Specs"))
    #expect(blocks.count { $0.language == "json5" } >= 8 && blocks.count { $0.language == "console" } >= 5)
    var tree = try Self.copyOfApps()
    for (index, block) in blocks.enumerated() {
      if block.language == "json5" {
        tree = try Self.copyOfApps()
        let path = String(block.head.dropFirst("// ".count))
        try tree.write(path, "\n" + block.text)
        guard !blocks.dropFirst(index + 1).prefix(1).contains(where: { $0.language == "console" }) else {
          continue
        }
        let folder = (path as NSString).deletingLastPathComponent
        let result = await run("validate", tree(folder))
        #expect(result.status == .success && result.output.contains("1 spec passed"), "\(result.output)")
      } else {
        let words = block.head.split(separator: " ").dropFirst(2).map(String.init)
        let arguments = words.map { $0.hasPrefix("Specs/") ? tree($0) : $0 }
        let result = await run(arguments)
        #expect(tree.relative(result.output + result.errors) == block.text, "\(block.head)")
      }
    }
  }

  @Test("Each key is in the table of the article about its file, and no other one")
  func keys() throws {
    for (name, file) in [("Specs", SpecFileKind.spec), ("Configuration", .configuration)] {
      let lines = try Self.article(name).split(separator: "\n", omittingEmptySubsequences: false)
      let table = lines.drop { !$0.hasPrefix("| key |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      let keys = table.flatMap { row in
        row.split(separator: "|")[0].split(separator: "`").filter { !" ,".contains($0.first ?? " ") }
      }
      #expect(Set(keys.map(String.init)) == Set(SpecKeys.all.filter { $0.belongs(in: file) }.map(\.name)))
    }
  }
}
