import Foundation

/// Runs `nibproof-benchmarks`, which prints figures as ratios to baselines measured in the same run.
@main
enum BenchmarkCommand {
  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      if arguments.wantsHelp {
        print(Arguments.usage)
        return
      }
      var measurements: [Measurement] = []
      for benchmark in arguments.benchmarks {
        measurements += try benchmark.run(arguments.directories)
      }
      print(try arguments.reporter.report(measurements))
    } catch {
      FileHandle.standardError.write(Data("nibproof-benchmarks: \(error)\n".utf8))
      exit(2)
    }
  }
}
