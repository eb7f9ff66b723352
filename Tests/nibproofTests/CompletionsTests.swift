import Foundation
import Testing

@testable import nibproof

@Suite("Completions")
struct CompletionsTests {
  @Test("Every command and option is in every script", arguments: CompletionScript.Shell.allCases)
  func complete(_ shell: CompletionScript.Shell) {
    let text = CompletionScript.text(for: shell)
    for command in Commands.all {
      #expect(text.contains(command.name))
      for option in command.options {
        #expect(text.contains(shell == .fish ? "-l \(option.name)" : option.spelling), "\(option.name)")
      }
    }
    #expect(text.hasSuffix("\n"))
  }

  @Test("bash takes the script, and completes a value, an option and a command", .enabled(if: Bash.isThere))
  func bash() throws {
    #expect(try Bash.completions(of: ["validate", "--reporter", "sa"]) == "sarif\n")
    #expect(try Bash.completions(of: ["--repo"]) == "--reporter\n")
    #expect(try Bash.completions(of: ["trace", "--st"]) == "\n")
    #expect(try Bash.completions(of: ["expl"]) == "explain\n")
  }

  @Test("A summary with an apostrophe stays one word, for zsh and fish alike")
  func quotes() {
    #expect(CompletionScript.text(for: .fish).contains("-d 'tells what there is, or all of one command'\n"))
    #expect(
      CompletionScript.text(for: .zsh).contains(
        "'classes:lists the classes that sources declare, as the nib'\\''s load sees them'\n"
      )
    )
  }

  @Test("No such shell, and none")
  func unknownShell() async {
    let unknown = await run("completions", "fisch")
    #expect(unknown.status == .couldNotRun)
    #expect(
      unknown.errors
        == "error: 'fisch' is no shell; did you mean 'fish'?\nSee 'nibproof help completions'.\n"
    )
    #expect(await run("completions").errors == "error: SHELL is missing\nSee 'nibproof help completions'.\n")
    let fish = await run("completions", "fish")
    #expect(fish.status == .success && fish.output == CompletionScript.text(for: .fish))
  }
}

/// The shell, as far as a test needs it.
private enum Bash {
  static let path = "/bin/bash"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What the script completes the last of some words to.
  static func completions(of words: [String]) throws -> String {
    let folder = try TemporaryFolder(["script": CompletionScript.text(for: .bash)])
    let line =
      "source '\(folder("script"))'; COMP_WORDS=(nibproof \(words.joined(separator: " "))); "
      + "COMP_CWORD=\(words.count); _nibproof; echo \"${COMPREPLY[@]}\""
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-c", line]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
