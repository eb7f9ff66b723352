/// Measures work and its baseline alternately, so that both run under the same conditions; results are medians.
enum Stopwatch {
  static let rounds = 7

  /// Returns the median times of the work and of its baseline, in nanoseconds.
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

  /// Returns the median times of two programs in milliseconds, and the peak memory of the first.
  static func milliseconds(
    _ work: [String],
    floor: [String],
    rounds: Int = rounds
  ) throws(MeasurementError) -> (work: Double, floor: Double, peakKibibytes: Double) {
    let usages = try usages(of: [floor, work], rounds: rounds)
    return (usages[1].milliseconds, usages[0].milliseconds, usages[1].peakKibibytes)
  }

  /// Returns the median times of programs that run once in each round, and the peak memory of each.
  ///
  /// - Parameters:
  ///   - programs: The programs with their arguments, in order.
  ///   - rounds: The number of rounds, after one warm-up round.
  /// - Returns: The usage of each program.
  /// - Throws: ``MeasurementError/noProgram(_:)`` if a program cannot be started.
  static func usages(of programs: [[String]], rounds: Int) throws(MeasurementError) -> [ChildProcess.Usage] {
    for program in programs { try ChildProcess.run(program) }
    var usages: [[ChildProcess.Usage]] = Array(repeating: [], count: programs.count)
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() { usages[index].append(try ChildProcess.run(program)) }
    }
    return usages.map { runs in
      ChildProcess.Usage(
        milliseconds: median(runs.map(\.milliseconds)),
        peakKibibytes: runs.map(\.peakKibibytes).max() ?? 0
      )
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}

/// Prevents the optimizer from exploiting its knowledge of a value.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
