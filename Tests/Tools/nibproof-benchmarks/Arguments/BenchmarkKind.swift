/// The available benchmarks.
enum BenchmarkKind: String, CaseIterable {
  case apply, documents, interfaces, registry
  case startUp = "start-up"
  case wholeApp = "whole-app"
  case scale
  case session

  /// The benchmarks that run by default.
  ///
  /// The whole-app benchmark and the session benchmark need an app, and the scale benchmark takes minutes.
  static let standard = [apply, documents, interfaces, registry, startUp]

  /// Whether the benchmark accepts folders as arguments.
  var takesDirectories: Bool {
    switch self {
    case .documents, .interfaces, .wholeApp, .session: true
    case .apply, .registry, .startUp, .scale: false
    }
  }

  func run(_ directories: [String]) throws -> [Measurement] {
    switch self {
    case .apply: try ApplyBenchmark.run() + SwitchBenchmark.run()
    case .documents: try DocumentsBenchmark.run(directories)
    case .interfaces: try InterfacesBenchmark.run(directories)
    case .registry: try RegistryBenchmark.run()
    case .startUp: try StartUpBenchmark.run()
    case .wholeApp: try WholeAppBenchmark.run(directories)
    case .scale: try ScaleBenchmark.run()
    case .session: try SessionBenchmark.run(directories)
    }
  }
}
