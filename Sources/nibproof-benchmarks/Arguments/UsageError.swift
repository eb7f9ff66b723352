/// Why the command could not run.
enum UsageError: Error, Hashable {
  case unknownBenchmark(String)
  case unknownOption(String)
  case missingReporter
  case unknownReporter(String)
  case unexpectedOperand(String)
  case noDirectory(String)
  /// The whole-app benchmark was not told of any.
  case noApp
  /// A program that is measured cannot be started.
  case noProgram(String)
  /// No file of the kind that is measured stands below the folders.
  case noFiles(String)
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
      "'\(operand)' is one too many: documents, interfaces, whole-app and index alone take folders"
    case .noDirectory(let path): "no folder '\(path)'"
    case .noApp: "whole-app takes the folder of an app"
    case .noProgram(let path): "cannot run '\(path)': build all with swift build -c release first"
    case .noFiles(let kind): "no \(kind) below the folders"
    }
  }
}
