/// An error in the arguments.
enum UsageError: Error, Hashable {
  case unknownBenchmark(String)
  case unknownOption(String)
  case missingReporter
  case unknownReporter(String)
  case unexpectedOperand(String)
  case noDirectory(String)
  /// The whole-app benchmark needs at least one folder.
  case noApp
}

extension UsageError: CustomStringConvertible {
  var description: String {
    let benchmarks = BenchmarkKind.allCases.map(\.rawValue).joined(separator: ", ")
    let reporters = Reporter.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .unknownBenchmark(let name): "no benchmark '\(name)': there are \(benchmarks)"
    case .unknownOption(let option): "no option '\(option)': there is --reporter, and --help"
    case .missingReporter: "--reporter takes one of \(reporters)"
    case .unknownReporter(let name): "no reporter '\(name)': there are \(reporters)"
    case .unexpectedOperand(let operand):
      "'\(operand)' is one too many: folders are taken by \(Self.withFolders) alone"
    case .noDirectory(let path): "no folder '\(path)'"
    case .noApp: "whole-app takes the folder of an app"
    }
  }

  private static var withFolders: String {
    BenchmarkKind.allCases.filter(\.takesDirectories).map(\.rawValue).joined(separator: ", ")
  }
}
