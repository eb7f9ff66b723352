import Reporting

/// Formats the output of `help` from the tables that also parse the arguments.
struct HelpText {
  /// The maximum line width.
  let width: Int

  /// Returns the help of the tool, which lists all commands and marks the default command.
  func overview(of commands: [any Command], standard: any Command) -> String {
    let rows = commands.map { command in
      (command.usage, command.summary + (command.name == standard.name ? " (the default)" : ""))
    }
    return [
      wrapped(
        "nibproof simulates nib loading: it reads .xib and .storyboard files and the app's sources, and reports every "
          + "outlet, action and runtime attribute that would crash, be dropped or do nothing."
      ),
      "",
      "Usage: nibproof [COMMAND] [ARGUMENT...]",
      "",
      "Commands:",
      list(rows),
      "",
      wrapped(
        "'nibproof help COMMAND' explains a command, 'nibproof rules' lists the ids of findings, and --version prints the "
          + "version."
      ),
      "",
      wrapped("Exit status: 0 if nothing fails, 1 if findings fail, 2 if the command could not run."),
      "",
    ].joined(separator: "\n")
  }

  /// Returns the complete help of a command.
  func text(for command: any Command) -> String {
    var lines = [wrapped("nibproof \(command.name): \(command.summary)"), ""]
    lines += ["Usage: nibproof \(command.usage)" + (command.options.isEmpty ? "" : " [OPTION...]"), ""]
    if !command.discussion.isEmpty { lines += [wrapped(command.discussion), ""] }
    if !command.operands.isEmpty {
      lines += ["Arguments:", list(command.operands.map { ($0.placeholder, $0.summary) }), ""]
    }
    let column = column(of: command.options.map(\.usage))
    for group in command.optionGroups {
      lines += ["\(group.title):", list(group.options.map { ($0.usage, $0.summary) }, column: column), ""]
    }
    lines += ["Exit status:", list(command.exitStatuses.map { ("\($0.rawValue)", $1) }), ""]
    lines += ["Examples:"]
    for example in command.examples {
      lines += ["  \(example.line)", "      \(example.explanation)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the width of the first of two columns.
  private func column(of terms: [String]) -> Int { min(terms.map(\.count).max() ?? 0, 28, width / 3) }

  /// Formats two columns; a term that does not fit into its column gets a separate line.
  func list(_ rows: [(term: String, text: String)], column: Int? = nil) -> String {
    let column = column ?? self.column(of: rows.map(\.term))
    return rows.map { term, text in
      let lines = TextWrapping.lines(of: text, width: width - column - 4)
      let margin = String(repeating: " ", count: column + 4)
      let rest = lines.dropFirst().map { "\n\(margin)\($0)" }.joined()
      let gap =
        term.count > column ? "\n\(margin)" : String(repeating: " ", count: column - term.count + 2)
      return "  \(term)\(gap)\(lines.first ?? "")\(rest)"
    }.joined(separator: "\n")
  }

  private func wrapped(_ text: String) -> String {
    TextWrapping.lines(of: text, width: width).joined(separator: "\n")
  }
}

extension Command {
  /// The command with its operands.
  fileprivate var usage: String { ([name] + operands.map(\.usage)).joined(separator: " ") }
}

extension Option {
  /// The option in the help: both spellings and the value.
  fileprivate var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return switch argument {
    case .none: short + spelling
    case .value(let value): "\(short)\(spelling) \(value.placeholder)"
    }
  }
}
