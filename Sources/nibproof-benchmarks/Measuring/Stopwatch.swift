/// Times work beside a floor, in turn, so that what else the machine does falls on both; the medians count.
enum Stopwatch {
  /// How many rounds each figure is the median of.
  static let rounds = 7

  /// The median times of the work and of its floor, in nanoseconds.
  static func nanoseconds(_ work: () -> Void, floor: () -> Void) -> (work: Double, floor: Double) {
    let clock = ContinuousClock()
    work()
    floor()
    var times: (work: [Double], floor: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.floor.append(nanoseconds(clock.measure(floor)))
      times.work.append(nanoseconds(clock.measure(work)))
    }
    return (median(times.work), median(times.floor))
  }

  /// The median times of two programs in milliseconds, and the most memory that the first one had.
  static func milliseconds(
    _ work: [String],
    floor: [String],
    rounds: Int = rounds
  ) throws(UsageError) -> (work: Double, floor: Double, peakKibibytes: Double) {
    try ChildProcess.run(work)
    try ChildProcess.run(floor)
    var times: (work: [Double], floor: [Double]) = ([], [])
    var peak = 0.0
    for _ in 0..<rounds {
      times.floor.append(try ChildProcess.run(floor).milliseconds)
      let usage = try ChildProcess.run(work)
      times.work.append(usage.milliseconds)
      peak = max(peak, usage.peakKibibytes)
    }
    return (median(times.work), median(times.floor), peak)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}

/// Keeps the optimizer from seeing through a value.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
