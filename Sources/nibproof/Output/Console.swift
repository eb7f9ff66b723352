import Reporting

/// What a command sees of the world around it: where it writes to, and what decides how.
struct Console {
  var output: any TextOutputStream
  var errors: any TextOutputStream
  /// The environment's variables.
  var variables: [String: String] = [:]
  /// Whether the output is a terminal.
  var isTerminal = false
  /// How wide texts for people are set.
  var textWidth = Terminal.widest
  /// Makes a line of progress, where the errors go to a terminal that can take one away again.
  var progressLine: (@Sendable () -> ProgressLine)?
  /// What lasts as long as the process, so that no time goes by with giving it back piece by piece.
  var lasting: [any Sendable] = []
  /// Reads the standard input to its end.
  var input: @Sendable () throws(FileStream.SystemFailure) -> [UInt8] = { [] }

  /// How output is set off: see https://no-color.org for the variable.
  func style(_ choice: ColorChoice, isFile: Bool) -> Style {
    switch choice {
    case .always: return .ansi
    case .never: return .plain
    case .auto:
      let isRefused = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
      return isTerminal && !isFile && !isRefused && variables["TERM"] != "dumb" ? .ansi : .plain
    }
  }
}
