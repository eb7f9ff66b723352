/// The whole command on a tree, beside reading the same files and counting their lines.
enum WholeAppBenchmark {
  static func run(_ directories: [String]) throws -> [Measurement] {
    let program = try ChildProcess.sibling("nibproof")
    return try directories.flatMap { directory -> [Measurement] in
      let validate = { (jobs: Int) in
        [program, "validate", directory, "--reporter", "json", "--jobs", "\(jobs)"]
      }
      let name = directory.split(separator: "/").last.map(String.init) ?? directory
      let one = try Stopwatch.milliseconds(validate(1), floor: TreeFloor.command(directory))
      let two = try Stopwatch.milliseconds(validate(2), floor: TreeFloor.command(directory))
      let speedup = try Stopwatch.milliseconds(validate(1), floor: validate(2))
      return [
        Measurement("whole-app-one-job \(name)", value: one.work, unit: "ms", floor: one.floor),
        Measurement("whole-app-two-jobs \(name)", value: two.work, unit: "ms", floor: two.floor),
        Measurement("whole-app-speedup \(name)", value: speedup.work, unit: "ms", floor: speedup.floor),
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
