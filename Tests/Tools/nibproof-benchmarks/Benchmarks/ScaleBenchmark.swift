import Foundation

/// Measures the validation of generated trees of increasing size.
///
/// Time should grow linearly, and peak memory should stay below a fixed limit.
enum ScaleBenchmark {
  private static let documents = 20_000
  private static let sources = 50_000
  private static let parts = [16, 8, 4, 2, 1]
  private static let memoryLimit = 400.0

  static func run() throws -> [Measurement] {
    let program = try ChildProcess.sibling("nibproof")
    var measurements: [Measurement] = []
    var points: [(size: Double, time: Double)] = []
    var peak = 0.0
    for part in parts {
      let folder = try TemporaryFolder()
      try TreeGenerator(documents: documents / part, sources: sources / part).write(to: folder.path)
      let times = try Stopwatch.milliseconds(
        [program, "validate", folder.path, "--reporter", "json"],
        floor: TreeBaseline.command(folder.path),
        rounds: 3
      )
      measurements.append(Measurement("scale-1/\(part)", value: times.work, unit: "ms", floor: times.floor))
      points.append((1 / Double(part), times.work))
      peak = max(peak, times.peakKibibytes / 1024)
    }
    return measurements + [
      Measurement("scale-exponent", value: exponent(points), unit: "of size", floor: 1),
      Measurement("scale-memory", value: peak, unit: "MiB", floor: memoryLimit),
    ]
  }

  /// Returns the growth exponent that fits the times best: the slope of the regression line through the logarithms of
  /// sizes and times.
  static func exponent(_ points: [(size: Double, time: Double)]) -> Double {
    let logarithms = points.map { (x: log($0.size), y: log($0.time)) }
    let count = Double(points.count)
    let mean = (
      x: logarithms.reduce(0) { $0 + $1.x } / count, y: logarithms.reduce(0) { $0 + $1.y } / count
    )
    let covariance = logarithms.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) }
    let variance = logarithms.reduce(0) { $0 + ($1.x - mean.x) * ($1.x - mean.x) }
    return variance > 0 ? covariance / variance : 0
  }
}
