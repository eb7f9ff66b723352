/// What can be measured.
enum BenchmarkKind: String, CaseIterable {
  case apply, documents, interfaces, registry

  /// Whether the files to measure with can be named.
  var takesDirectories: Bool {
    switch self {
    case .documents, .interfaces: true
    case .apply, .registry: false
    }
  }

  /// Measures.
  func run(_ directories: [String]) throws -> [Measurement] {
    switch self {
    case .apply: try ApplyBenchmark.run()
    case .documents: try DocumentsBenchmark.run(directories)
    case .interfaces: try InterfacesBenchmark.run(directories)
    case .registry: try RegistryBenchmark.run()
    }
  }
}
