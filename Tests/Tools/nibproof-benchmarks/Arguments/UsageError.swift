/// An error in the arguments.
enum UsageError: Error, Hashable {
  case unknownBenchmark(String)
  case unknownOption(String)
  case missingReporter
  case unknownReporter(String)
  case unexpectedOperand(String)
  case noDirectory(String)
  /// The benchmark needs the folder of an app.
  case noApp(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    let benchmarks = BenchmarkKind.allCases.map(\.rawValue).joined(separator: ", ")
    let reporters = Reporter.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .unknownBenchmark(let name): "unknown benchmark '\(name)'; expected one of \(benchmarks)"
    case .unknownOption(let option): "unknown option '\(option)'; expected --reporter or --help"
    case .missingReporter: "missing value for '--reporter'; expected one of \(reporters)"
    case .unknownReporter(let name): "unknown reporter '\(name)'; expected one of \(reporters)"
    case .unexpectedOperand(let operand):
      "unexpected argument '\(operand)'; only \(Self.withFolders) take folders"
    case .noDirectory(let path): "no such folder: \(path)"
    case .noApp(let name): "missing folder of an app for \(name)"
    }
  }

  private static var withFolders: String {
    BenchmarkKind.allCases.filter(\.takesDirectories).map(\.rawValue).joined(separator: ", ")
  }
}
