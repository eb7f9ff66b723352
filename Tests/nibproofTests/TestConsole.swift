import Foundation

@testable import nibproof

/// Keeps what is written.
final class WrittenText: TextOutputStream {
  private(set) var text = ""
  func write(_ string: String) { text += string }
}

/// What a run of the command left.
struct RunResult {
  var status: ExitStatus
  var output: String
  var errors: String
}

/// Runs the command as a shell would.
func run(
  _ arguments: String...,
  variables: [String: String] = [:],
  isTerminal: Bool = false,
  input: String = ""
) async -> RunResult {
  await run(arguments, variables: variables, isTerminal: isTerminal, input: input)
}

/// Runs the command on a list of arguments.
func run(
  _ arguments: [String],
  variables: [String: String] = [:],
  isTerminal: Bool = false,
  input: String = ""
) async -> RunResult {
  let (output, errors) = (WrittenText(), WrittenText())
  var console = Console(output: output, errors: errors, variables: variables, isTerminal: isTerminal)
  console.input = { Array(input.utf8) }
  let status = await CommandLineTool.run(arguments, console: &console)
  return RunResult(status: status, output: output.text, errors: errors.text)
}

/// A folder of a test's own, gone with the value.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "nibproof-\(UUID().uuidString)"
    )
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }
}
