/// Measures validating a tree, compared with reading the same files and counting their lines.
///
/// Each round reads the files and validates them with one job and with two, so that all figures are measured under
/// the same conditions.
enum WholeAppBenchmark {
  /// The number of rounds; the figures are medians.
  private static let rounds = 21

  static func run(_ directories: [String]) throws -> [Measurement] {
    let program = try ChildProcess.sibling("nibproof")
    return try directories.flatMap { directory -> [Measurement] in
      let validate = { (jobs: Int) in
        [program, "validate", directory, "--reporter", "json", "--jobs", "\(jobs)"]
      }
      let name = directory.split(separator: "/").last.map(String.init) ?? directory
      let programs = [TreeBaseline.command(directory), validate(1), validate(2)]
      let times = try Stopwatch.usages(of: programs, rounds: rounds).map(\.milliseconds)
      return [
        Measurement("whole-app-one-job \(name)", value: times[1], unit: "ms", floor: times[0]),
        Measurement("whole-app-two-jobs \(name)", value: times[2], unit: "ms", floor: times[0]),
        Measurement("whole-app-speedup \(name)", value: times[1], unit: "ms", floor: times[2]),
      ]
    }
  }
}

/// The baseline for a run over a tree: finding its files, reading them and counting their lines.
enum TreeBaseline {
  private static let extensions = ["xib", "storyboard", "swift", "swiftinterface", "h", "m", "mm"]

  static func command(_ directory: String) -> [String] {
    let names = extensions.map { "-name '*.\($0)'" }.joined(separator: " -o ")
    return ["sh", "-c", "find \"$0\" -type f \\( \(names) \\) -print0 | xargs -0 cat | wc -l", directory]
  }
}
