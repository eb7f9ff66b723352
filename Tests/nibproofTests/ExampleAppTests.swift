import Checks
import Foundation
import NibproofTestSupport
import Testing
import Validation

@testable import nibproof

@Suite("The example app")
struct ExampleAppTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let folder = "Specs/Examples/Badges"
  private static let example = "\(root)/\(folder)"

  @Test("Its defects are found, with the expected consequence and location")
  func findings() async throws {
    let findings = try await Validator().validate([Self.example]).findings
    let found = findings.map { finding in
      "\((finding.file as NSString).lastPathComponent):\(finding.position) \(finding.id.rawValue) \(finding.consequence)"
    }
    #expect(
      found == [
        "BadgeDetailController.xib:10:9 unconnected-outlet crash-on-use",
        "BadgeDetailController.xib:12:17 undefined-outlet crash",
        "Main.storyboard:30:37 undefined-key dropped",
        "Main.storyboard:41:29 unknown-class dropped",
      ]
    )
  }

  @Test("The command contains the files unchanged; .ci/write-example writes them")
  func embedded() throws {
    let tree = try TemporaryTree()
    try ExampleApp.write(to: tree("Badges"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.example).sorted()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: tree("Badges")).sorted() == names)
    for file in ExampleApp.files {
      let text = try String(contentsOfFile: "\(Self.example)/\(file.path)", encoding: .utf8)
      #expect(file.text == text, "\(file.path)")
    }
  }

  @Test("The README shows the command's output; .ci/write-example writes it")
  func readme() async throws {
    let readme = try String(contentsOfFile: "\(Self.root)/README.md", encoding: .utf8)
    let output = await run("validate", Self.example).output
      .replacingOccurrences(of: Self.root + "/", with: "")
    let block = "$ swift run nibproof validate \(Self.folder)\n\(output)"
      .dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    #expect(readme.contains(block))
  }

  @Test("A baseline of its findings, one of them without a key path, removes them all")
  func baseline() async throws {
    let tree = try TemporaryTree()
    #expect(await run("baseline", "-o", tree("known.json"), Self.example).status == .success)
    let known = await run("validate", "--baseline", tree("known.json"), Self.example)
    #expect(known.status == .success && known.errors.isEmpty)
  }

  @Test("demo copies the app, and runs commands in the copy")
  func demo() async throws {
    let tree = try TemporaryTree()
    let result = await run("demo", tree("App") + "/")
    #expect(result.status == .success && result.errors.isEmpty)
    let commands = result.output.split(separator: "\n").filter { $0.hasPrefix("$ nibproof ") }
      .map { $0.split(separator: " ")[2] }
    #expect(commands == ["validate", "locate", "fix", "draw"])
    #expect(result.output.contains("[undefined-outlet]"))
    #expect(try tree.text("App/Main.svg").contains("class=\"mark\""))
    let files = ["Badges/Main.storyboard", "Badges/BadgeDetailController.xib"]
    for file in files {
      #expect(
        try tree.text("App/\(file)") == String(contentsOfFile: "\(Self.example)/\(file)", encoding: .utf8)
      )
    }
  }

  @Test("fix repairs the outlet that was renamed, and removes nothing")
  func fix() async throws {
    let tree = try TemporaryTree()
    try ExampleApp.write(to: tree("Badges"))
    let result = await run("fix", tree("Badges"))
    #expect(result.status == .success)
    #expect(result.output.split(separator: "\n").count == 1)
    let names = ["titleLabel": "nameLabel"]
    for file in ExampleApp.files {
      let isDocument = file.path.hasSuffix(".xib") || file.path.hasSuffix(".storyboard")
      let expected = names.reduce(file.text) {
        isDocument ? $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") : $0
      }
      #expect(try tree.text("Badges/\(file.path)") == expected)
    }
  }

  @Test("demo does not write into a folder with contents")
  func occupied() async throws {
    let tree = try TemporaryTree(["notes.txt": ""])
    let result = await run("demo", tree.path)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == cannotWrite(tree.path, CommandMessages.isNotEmpty))
    #expect(tree.names == ["notes.txt"])
    #expect(await run("demo", tree("notes.txt")).status == .couldNotRun)
  }
}
