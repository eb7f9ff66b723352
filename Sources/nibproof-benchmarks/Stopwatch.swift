import Foundation

/// Times work as medians of several rounds.
enum Stopwatch {
  /// How many rounds each figure is the median of.
  static let rounds = 7

  /// The median time of one of `count` units of work, in nanoseconds.
  static func nanosecondsPerUnit(_ count: Int, _ work: () -> Void) -> Double {
    work()
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in
      let duration = clock.measure(work).components
      return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
    }
    return times.sorted()[rounds / 2] / Double(count)
  }
}

/// Keeps the optimizer from seeing through a value.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
