import Foundation

/// Measures the command's start-up time, compared with an empty program.
enum StartUpBenchmark {
  private static let rounds = 31

  static func run() throws -> [Measurement] {
    let program = try ChildProcess.sibling("nibproof")
    let floor = [try ChildProcess.sibling("nibproof-empty")]
    let folder = try TemporaryFolder()
    try TreeGenerator(documents: 1, sources: 1).write(to: folder.path)
    let runs = [
      ("start-up-version", [program, "--version"]),
      ("start-up-explain", [program, "explain", "undefined-key"]),
      ("start-up-validate", [program, "validate", folder.path]),
    ]
    return try runs.map { name, command in
      let times = try Stopwatch.milliseconds(command, floor: floor, rounds: rounds)
      return Measurement(name, value: times.work, unit: "ms", floor: times.floor)
    }
  }
}
