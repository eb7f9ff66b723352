import Foundation

/// The command-line arguments.
struct Arguments {
  /// The text that `--help` prints.
  static let usage = """
    usage: nibproof-benchmarks [NAME] [DIR...] [--reporter text|json]
    names: \(BenchmarkKind.allCases.map(\.rawValue).joined(separator: ", ")); without one \
    \(BenchmarkKind.standard.map(\.rawValue).joined(separator: ", "))
    folders: for \(BenchmarkKind.allCases.filter(\.takesDirectories).map(\.rawValue).joined(separator: ", "))
    """

  /// The benchmarks to run; by default, ``BenchmarkKind/standard``.
  var benchmarks = BenchmarkKind.standard
  /// The folders with input files; by default, the package's own folders.
  var directories: [String] = []
  var reporter = Reporter.text
  /// Whether to print only the usage text.
  var wantsHelp = false

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    if rest.contains("--help") || rest.contains("-h") {
      wantsHelp = true
      return
    }
    if let name = rest.first, !name.hasPrefix("-") {
      guard let benchmark = BenchmarkKind(rawValue: name) else { throw .unknownBenchmark(name) }
      benchmarks = [benchmark]
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--reporter" || argument.hasPrefix("--reporter=") {
        let inline = argument.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
        guard let name = inline ?? rest.popFirst() else { throw .missingReporter }
        guard let reporter = Reporter(rawValue: name) else { throw .unknownReporter(name) }
        self.reporter = reporter
      } else if argument.hasPrefix("-") {
        throw .unknownOption(argument)
      } else {
        guard benchmarks.count == 1, benchmarks[0].takesDirectories else {
          throw .unexpectedOperand(argument)
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory),
          isDirectory.boolValue
        else {
          throw .noDirectory(argument)
        }
        directories.append(argument)
      }
    }
    if directories.isEmpty, let name = benchmarks.first, [.wholeApp, .session].contains(name) {
      throw .noApp(name.rawValue)
    }
  }
}
