import Foundation

/// `nibproof-benchmarks [apply] [--reporter text|json]`: figures as ratios to their floors, all in one run.
@main
enum BenchmarkCommand {
  static func main() throws {
    var measurements: [Measurement] = []
    measurements += try ApplyBenchmark.run()
    for measurement in measurements {
      print(
        measurement.name,
        String(format: "%.1f %@, floor %.1f, ratio %.3f", measurement.value, measurement.unit, measurement.floor, measurement.ratio)
      )
    }
  }
}
