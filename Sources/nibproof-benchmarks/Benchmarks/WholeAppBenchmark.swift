/// The whole command on a tree, beside reading the same files and counting their lines.
///
/// The files are read, and validated with one job and with two, once in each round, so that all figures are of the same
/// minutes of the machine and a ratio of two of them is not that of two moods.
enum WholeAppBenchmark {
  /// How many rounds each figure is the median of: runs are short, and what else a machine does falls on few of them.
  private static let rounds = 21

  static func run(_ directories: [String]) throws -> [Measurement] {
    let program = try ChildProcess.sibling("nibproof")
    return try directories.flatMap { directory -> [Measurement] in
      let validate = { (jobs: Int) in
        [program, "validate", directory, "--reporter", "json", "--jobs", "\(jobs)"]
      }
      let name = directory.split(separator: "/").last.map(String.init) ?? directory
      let programs = [TreeFloor.command(directory), validate(1), validate(2)]
      let times = try Stopwatch.usages(of: programs, rounds: rounds).map(\.milliseconds)
      return [
        Measurement("whole-app-one-job \(name)", value: times[1], unit: "ms", floor: times[0]),
        Measurement("whole-app-two-jobs \(name)", value: times[2], unit: "ms", floor: times[0]),
        Measurement("whole-app-speedup \(name)", value: times[1], unit: "ms", floor: times[2]),
      ]
    }
  }
}

/// The least that a run over a tree can cost: finding its files, reading them and counting their lines.
enum TreeFloor {
  private static let extensions = ["xib", "storyboard", "swift", "swiftinterface", "h", "m", "mm"]

  static func command(_ directory: String) -> [String] {
    let names = extensions.map { "-name '*.\($0)'" }.joined(separator: " -o ")
    return ["sh", "-c", "find \"$0\" -type f \\( \(names) \\) -print0 | xargs -0 cat | wc -l", directory]
  }
}
