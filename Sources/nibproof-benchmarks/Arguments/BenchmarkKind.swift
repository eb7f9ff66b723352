/// What can be measured.
enum BenchmarkKind: String, CaseIterable {
  case apply, documents, interfaces, registry
  case startUp = "start-up"
  case wholeApp = "whole-app"
  case scale
  case index

  /// What is measured unless one is named: the whole-app benchmark wants an app, and scale its time.
  static let standard = [apply, documents, interfaces, registry, startUp]

  /// Whether the files to measure with can be named.
  var takesDirectories: Bool {
    switch self {
    case .documents, .interfaces, .wholeApp, .index: true
    case .apply, .registry, .startUp, .scale: false
    }
  }

  /// Measures.
  func run(_ directories: [String]) throws -> [Measurement] {
    switch self {
    case .apply: try ApplyBenchmark.run()
    case .documents: try DocumentsBenchmark.run(directories)
    case .interfaces: try InterfacesBenchmark.run(directories)
    case .registry: try RegistryBenchmark.run()
    case .startUp: try StartUpBenchmark.run()
    case .wholeApp: try WholeAppBenchmark.run(directories)
    case .scale: try ScaleBenchmark.run()
    case .index: try IndexBenchmark.run(directories)
    }
  }
}
