import Reporting

/// A command's environment: its output, variables and terminal.
struct Console {
  var output: any TextOutputStream
  var errors: any TextOutputStream
  var variables: [String: String] = [:]
  /// Whether the output is a terminal.
  var isTerminal = false
  /// The line width of prose.
  var textWidth = Terminal.widest
  /// A function that creates a progress line; nil unless standard error is a terminal that can erase lines.
  var progressLine: (@Sendable () -> ProgressLine)?
  /// Values to keep alive until the process exits, since releasing them takes time.
  var lasting: [any Sendable] = []
  /// A function that reads standard input to its end.
  var input: @Sendable () throws(FileStream.SystemFailure) -> [UInt8] = { [] }
  /// A function that returns standard input in pieces, as they arrive.
  var chunks: @Sendable () -> AsyncStream<[UInt8]> = { AsyncStream { $0.finish() } }

  /// Returns the style of output.
  ///
  /// The variable `NO_COLOR` is described at https://no-color.org.
  func style(_ choice: ColorChoice, isFile: Bool) -> TextStyle {
    switch choice {
    case .always: return .ansi
    case .never: return .plain
    case .auto:
      let isRefused = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
      return isTerminal && !isFile && !isRefused && variables["TERM"] != "dumb" ? .ansi : .plain
    }
  }
}
