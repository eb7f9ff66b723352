import Foundation
import NibproofTestSupport
import ProjectModel
import RuntimeAttributes
import Testing

@testable import nibproof

// The files that the command reads, writes and leaves unchanged.
extension CommandLineToolTests {
  @Test("An input file is not overwritten")
  func outputOverInput() async throws {
    let files = Self.files(property: "button").merging(["nibproof.json": "{}"]) { $1 }
    let folder = try TemporaryTree(files)
    for (name, text) in files {
      for command in ["validate", "baseline", "classes"] {
        let result = await run(command, "-o", folder(name), folder.path)
        #expect(result.status == .couldNotRun)
        #expect(
          result.errors
            == cannotWrite(folder(name), CommandMessages.isInput)
        )
        #expect(try folder.text(name) == text)
      }
    }
    #expect(await run("--reporter", "json", "-o", folder("new.swift"), folder.path).status == .success)
  }

  @Test("Many files with the same warning are counted, unless all details are requested")
  func manyWarnings() async throws {
    let folder = try TemporaryTree(Self.files(property: "button").merging(["Pods/0.h": ""]) { $1 })
    for number in 1...3 { try folder.link("Pods/\(number).h", to: "gone.h") }
    #expect(await run("validate", folder.path).errors.split(separator: "\n").count == 3)
    for number in 4...9 { try folder.link("Pods/\(number).h", to: "gone.h") }
    let errors = await run("validate", folder.path).errors
    let message = CommandMessages.passedOver("No such file or directory")
    #expect(
      errors
        == CommandMessages.warning(folder("Pods/1.h"), CommandMessages.warning(message, alsoAbout: 8))
    )
    let app = CommandMessages.note(folder.path, CommandMessages.app(folder.path))
    let warnings = (1...9).map { CommandMessages.warning(folder("Pods/\($0).h"), message) }
    #expect(await run("validate", "--verbose", folder.path).errors == app + warnings.joined())
  }

  @Test("A path with a line break does not start a new line")
  func forgedLines() async throws {
    let folder = try TemporaryTree()
    let name = folder("x\n::error file=a.swift,line=1::pwned")
    #expect(await run("validate", name).errors.split(separator: "\n").count == 1)
    try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    let empty = await run("validate", name)
    #expect(empty.status == .success && empty.errors.split(separator: "\n").count == 1)
    try Data("{".utf8).write(to: URL(fileURLWithPath: name + "/nibproof.json"))
    try Data("<".utf8).write(to: URL(fileURLWithPath: name + "/a.xib"))
    let broken = await run("validate", "--reporter", "github-actions", name)
    #expect(broken.status == .couldNotRun)
    #expect(broken.output.split(separator: "\n").count == 1 && broken.output.contains("x%0A%3A%3Aerror file"))
    let plain = await run("validate", name)
    #expect(plain.errors.split(separator: "\n").count == 1 && plain.errors.contains(#"x\n::error file"#))
  }

  @Test("document and trace read a document from standard input")
  func standardInput() async throws {
    let files = Self.files(property: "buton")
    let folder = try TemporaryTree(files)
    let document = await run("document", "-", input: files["Panel.xib"] ?? "")
    #expect(document.output.hasPrefix("<stdin>: xib for iOS, 2 objects\n") && document.status == .success)
    let trace = await run("trace", "-", folder.path, input: files["Panel.xib"] ?? "")
    #expect(trace.output.hasPrefix("<stdin> on iOS, 5 events\n") && trace.status == .success)
    #expect(trace.output.contains("outlet buton -> b: raised  [crash]"))
    let broken = await run("document", "-", input: "<a>")
    #expect(broken.status == .couldNotRun && broken.errors.hasPrefix("error: <stdin>: "))
  }

  @Test("Faults of a configuration are reported with their position, also in line-based formats")
  func brokenConfiguration() async throws {
    let folder = try TemporaryTree(["nibproof.json": "{\n  platfrm: 1 }", "A.xib": "<"])
    let file = folder("nibproof.json")
    let error = ValidationError.invalidSpec(
      file: file,
      [
        .init(
          position: SourcePosition(line: 2, column: 3),
          problem: .unknownKey("platfrm", nearest: "platform")
        )
      ]
    )
    let problem = try #require(error.diagnostics.first?.message)
    for reporter in ["text", "json", "sarif"] {
      let result = await run("--reporter", reporter, folder.path)
      #expect(result.status == .couldNotRun && result.output.isEmpty)
      #expect(result.errors == "\(file):2:3: error: \(problem)\n")
    }
    let xcode = await run("--reporter", "xcode", folder.path)
    #expect(xcode.status == .couldNotRun && xcode.errors.isEmpty)
    #expect(xcode.output == "\(file):2:3: error: \(problem)\n")
    let variables = ["GITHUB_WORKSPACE": folder.path]
    let server = await run("--reporter", "github-actions", folder.path, variables: variables)
    #expect(server.output == "::error file=nibproof.json,line=2,col=3::\(problem)\n")
  }

  @Test("A folder whose sources are excluded is not missing")
  func noCountedSources() async throws {
    let files = Self.files(property: "button").merging(["nibproof.json": "{ included: [\"*.xib\"] }"]) { $1 }
    let folder = try TemporaryTree(files)
    #expect(
      await run(folder.path).errors
        == CommandMessages.warning(folder.path, CommandMessages.noCountedSources)
    )
  }

  @Test("fix reports documents in an encoding that it cannot fix")
  func fixWide() async throws {
    let files = Self.files(property: "left")
    let folder = try TemporaryTree(files)
    let text = (files["Panel.xib"] ?? "").replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    let wide = try #require(text.data(using: .utf16))
    try wide.write(to: URL(fileURLWithPath: folder("Panel.xib")))
    let result = await run("fix", "--unsafe", folder.path)
    #expect(
      result.errors == CommandMessages.warning(folder("Panel.xib"), CommandMessages.isWide)
        + CommandMessages.fixed(tally(0, left: 1), isDryRun: false)
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("Panel.xib"))) == wide)
  }

  @Test("fix --quiet makes changes without output")
  func fixQuietly() async throws {
    let folder = try TemporaryTree(Self.files(property: "left"))
    let result = await run("fix", "-q", "--unsafe", folder.path)
    #expect(result.status == .success && result.output.isEmpty && result.errors.isEmpty)
    #expect(try !folder.text("Panel.xib").contains("left"))
    let other = try TemporaryTree(Self.files(property: "left"))
    #expect(await run("fix", "-qn", "--unsafe", other.path).output.contains("\n-"))
  }
}
