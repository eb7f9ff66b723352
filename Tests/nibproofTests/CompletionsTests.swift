import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof

private let script = CompletionScript(commands: Commands.all, standard: Commands.standard)

@Suite("Completions")
struct CompletionsTests {
  @Test("Every script contains every command and option", arguments: CompletionScript.Shell.allCases)
  func complete(_ shell: CompletionScript.Shell) {
    let text = script.text(for: shell)
    for command in Commands.all {
      #expect(text.contains(command.name))
      for option in command.options {
        #expect(text.contains(shell == .fish ? "-l \(option.name)" : option.spelling), "\(option.name)")
      }
    }
    #expect(text.hasSuffix("\n"))
  }

  @Test("bash loads the script, and completes values, options and commands", .enabled(if: Bash.isThere))
  func bash() throws {
    #expect(try Bash.completions(of: ["validate", "--reporter", "sa"]) == "sarif\n")
    #expect(try Bash.completions(of: ["--repo"]) == "--reporter\n")
    #expect(try Bash.completions(of: ["trace", "--st"]) == "\n")
    #expect(try Bash.completions(of: ["expl"]) == "explain\n")
    #expect(try Bash.completions(of: ["validate", "--reporter", "=", "sa"]) == "sarif\n")
    #expect(try Bash.completions(of: ["completions", ""]) == "bash zsh fish\n")
    #expect(try Bash.completions(of: ["help", "tr"]) == "trace\n")
    #expect(try Bash.completions(of: ["explain", "undefined-o"]) == "undefined-outlet\n")
    #expect(try Bash.completions(of: ["validate", "--jobs", ""]) == "\n")
    #expect(try Bash.completions(of: ["validate", "-o", "/usr/bin/en"]).contains("/usr/bin/env"))
  }

  @Test(
    "fish loads the script, and completes values, options, commands and files",
    .enabled(if: Fish.path != nil),
    arguments: [
      ("expl", "explain"), ("validate --reporter sa", "sarif"), ("--lenie", "--lenient"),
      ("fix --dry", "--dry-run"), ("completions fi", "fish"), ("help tr", "trace"),
      ("trace --st", ""), ("validate --reporter=sa", "--reporter=sarif"), ("/etc/shell", "/etc/shells"),
      ("validate --derived-data /us", "/usr/"), ("validate --derived-data /etc/shell", ""),
    ]
  )
  func fish(_ words: String, _ expected: String) throws {
    let found = try Fish.completions(of: words)
    #expect(expected.isEmpty ? found.isEmpty : found.contains(expected), "\(found)")
  }

  @Test("zsh loads the script", .enabled(if: Shell.path(of: "zsh") != nil))
  func zsh() throws {
    let folder = try TemporaryTree(["_nibproof": script.text(for: .zsh)])
    let path = try #require(Shell.path(of: "zsh"))
    let line =
      "autoload -Uz compinit; compinit -D -u; source '\(folder("_nibproof"))' 2>/dev/null; whence -w _nibproof"
    #expect(try Shell.output(of: path, ["-f", "-c", line]) == "_nibproof: function\n")
    #expect(try Shell.output(of: path, ["-n", folder("_nibproof")]).isEmpty)
  }

  @Test(
    "zsh completes commands, options, values, files and folders",
    .enabled(if: Shell.path(of: "zsh") != nil)
  )
  func zshAnswers() throws {
    let answers = [
      "expl": "explain ", "--lenie": "--lenient ", "fix --dry": "fix --dry-run ",
      "validate --reporter=sa": "validate --reporter=sarif ", "--reporter sa": "--reporter sarif ",
      "document --col": "document --color=", "trace --st": "trace --st", "help tr": "help trace ",
      "explain undefined-o": "explain undefined-outlet ", "completions fi": "completions fish ",
      "draw /etc/shell": "draw /etc/shells ", "--only nil-in-path --onl": "--only nil-in-path --only=",
      "--derived-data=/usr/sbi": "--derived-data=/usr/sbin/",
    ]
    let words = answers.keys.sorted()
    #expect(try Zsh.completions(of: words) == words.map { answers[$0] })
  }

  @Test("An apostrophe in a summary is quoted for zsh and fish")
  func quotes() {
    #expect(script.text(for: .fish).contains("(Xcode'\\''s -derivedDataPath).'\n"))
    #expect(script.text(for: .zsh).contains("(Xcode'\\''s -derivedDataPath).]:derived-data:"))
  }

  @Test("An unknown shell, and none")
  func unknownShell() async {
    let unknown = await run("completions", "fisch")
    #expect(unknown.status == .couldNotRun)
    #expect(
      unknown.errors
        == complaint(
          .unknownOperand(
            "fisch",
            expected: "shell",
            nearest: "fish",
            choices: ["bash", "zsh", "fish"]
          ),
          seeHelpOf: "completions"
        )
    )
    #expect(
      await run("completions", "tcsh").errors
        == complaint(
          .unknownOperand(
            "tcsh",
            expected: "shell",
            nearest: nil,
            choices: ["bash", "zsh", "fish"]
          ),
          seeHelpOf: "completions"
        )
    )
    #expect(
      await run("completions").errors
        == complaint(.missingOperand("SHELL"), seeHelpOf: "completions")
    )
    let fish = await run("completions", "fish")
    #expect(fish.status == .success && fish.output == script.text(for: .fish))
  }
}

/// The functions of Bash that the tests need.
private enum Bash {
  static let path = "/bin/bash"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Returns the completions of the last of the given words.
  static func completions(of words: [String]) throws -> String {
    let folder = try TemporaryTree(["script": script.text(for: .bash)])
    let line =
      "source '\(folder("script"))'; COMP_WORDS=(nibproof \(words.joined(separator: " "))); "
      + "COMP_CWORD=\(words.count); _nibproof; echo \"${COMPREPLY[@]}\""
    return try Shell.output(of: path, ["-c", line])
  }
}

private enum Fish {
  static let path = Shell.path(of: "fish")

  /// Returns the completions of a command line, without their descriptions.
  static func completions(of words: String) throws -> [String] {
    guard let path else { return [] }
    let folder = try TemporaryTree(["script": script.text(for: .fish)])
    let line = "function nibproof; end; source '\(folder("script"))'; complete -C 'nibproof \(words)'"
    return try Shell.output(of: path, ["-N", "-c", line]).split(separator: "\n").map { line in
      line.split(separator: "\t").first.map(String.init) ?? ""
    }
  }
}

private enum Zsh {
  /// Returns the command lines after Tab is pressed, in an interactive shell with its own terminal.
  static func completions(of lines: [String]) throws -> [String] {
    let folder = try TemporaryTree(["_nibproof": script.text(for: .zsh), "ask": question])
    let path = try #require(Shell.path(of: "zsh"))
    return try Shell.output(of: path, ["-f", folder("ask"), folder.path] + lines).split(separator: "\n")
      .map(String.init)
  }

  /// A script that presses Tab and then a test key, which prints the command line in brackets and clears it.
  private static let question = #"""
    zmodload zsh/zpty
    export TERM=dumb
    zpty shell zsh -f -i
    zpty -w shell "PS1= PS2= RPS1=; unsetopt prompt_sp; setopt no_beep; fpath=(${(q)1} \$fpath)
    autoload -Uz compinit; compinit -u -D
    show() { print -r -- \"<\$BUFFER>\"; BUFFER= }; zle -N show; bindkey '^X' show; print -r -- re''ady"
    zpty -r shell text $'*ready\r\n*'
    shift
    for line in "$@"; do
      zpty -n -w shell "nibproof $line"$'\t\x18'
      zpty -r shell text '*<nibproof *>*'
      print -r -- "${${text##*<nibproof }%%>*}"
    done
    zpty -d shell
    """#
}

private enum Shell {
  /// Returns the path of a shell, if it is installed.
  static func path(of name: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func output(of path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try InputDescriptor(descriptor: pipe.fileHandleForReading.fileDescriptor).bytes()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
