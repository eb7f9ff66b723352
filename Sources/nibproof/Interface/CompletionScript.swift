/// Generates shell completion scripts from the tables that also parse the arguments.
struct CompletionScript {
  /// All commands.
  let commands: [any Command]
  /// The default command.
  let standard: any Command

  /// A supported shell.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  /// Returns the script for a shell.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: [String] { commands.map(\.name) }

  // MARK: bash

  private var bash: String {
    """
    # Completes nibproof in bash.
    _nibproof() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=\(standard.name) words values files folders operands
      # The shell takes --name=value apart.
      if [[ $word == "=" ]]; then
        word=
      elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case ${COMP_WORDS[1]} in
        \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
      esac
      case $command in
    \(commands.map(bashCase).joined(separator: "\n"))
      esac
      if [[ -n $values ]]; then
        COMPREPLY=($(compgen -W "$values" -- "$word"))
      elif [[ -n $files ]]; then
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$word"))
      elif [[ -n $folders ]]; then
        local IFS=$'\\n'
        COMPREPLY=($(compgen -d -- "$word"))
      elif [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      elif [[ -n $operands && $COMP_CWORD -gt 1 ]]; then
        COMPREPLY=($(compgen -W "$operands" -- "$word"))
      else
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
        fi
        local IFS=$'\\n'
        COMPREPLY+=($(compgen -f -- "$word"))
      fi
    }
    complete -o filenames -F _nibproof nibproof

    """
  }

  private func bashCase(_ command: any Command) -> String {
    var lines = [
      "    \(command.name))",
      "      words=\"\(command.options.flatMap(\.spellings).joined(separator: " "))\"",
    ]
    for option in command.options {
      let isMeant = option.spellings.map { "$previous == \($0)" }.joined(separator: " || ")
      switch option.values {
      case .none: break
      case .files: lines.append("      [[ \(isMeant) ]] && files=1")
      case .folders: lines.append("      [[ \(isMeant) ]] && folders=1")
      // Arbitrary values have no completions, not even file names.
      case .words([]): lines.append("      [[ \(isMeant) ]] && return")
      case .words(let words):
        lines.append("      [[ \(isMeant) ]] && values=\"\(words.joined(separator: " "))\"")
      }
    }
    let operands = command.operandWords
    if !operands.isEmpty { lines.append("      operands=\"\(operands.joined(separator: " "))\"") }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }

  // MARK: zsh

  private var zsh: String {
    """
    #compdef nibproof
    # Completes nibproof in zsh.
    _nibproof() {
      local command=\(standard.name)
      if (( CURRENT == 2 )); then
        local -a commands=(
    \(commands.map { "      \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
        )
        _describe command commands
      else
        case $words[2] in
          \(names.joined(separator: "|"))) command=$words[2]; shift words; (( CURRENT-- )) ;;
        esac
      fi
      case $command in
    \(commands.map(zshCase).joined(separator: "\n"))
      esac
    }
    _nibproof "$@"

    """
  }

  private func zshCase(_ command: any Command) -> String {
    let options = command.options.flatMap { option in
      option.spellings.map { spelling in
        let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
        // Accept the value after an equals sign or whitespace.
        let name = option.values != nil && spelling.hasPrefix("--") ? spelling + "=" : spelling
        let repetition = option.repeats ? "*" : ""
        let value =
          switch option.values {
          case .none: ""
          case .files: ":\(option.name):_files"
          case .folders: ":\(option.name):_files -/"
          case .words(let words): ":\(option.name):(\(words.joined(separator: " ")))"
          }
        return quoted("\(repetition)\(name)[\(summary)]\(value)")
      }
    }
    let words = command.operandWords
    let operand = words.isEmpty ? "*:path:_files" : "1:argument:(\(words.joined(separator: " ")))"
    let list = (options + [quoted(operand)]).map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments \\\n\(list)\n      ;;"
  }

  // MARK: fish

  private var fish: String {
    var lines = ["# Completes nibproof in fish."]
    let known = names.joined(separator: " ")
    for command in commands {
      lines.append(
        "complete -c nibproof -n 'not __fish_seen_subcommand_from \(known)' -a \(command.name) -d \(quoted(command.summary))"
      )
    }
    for command in commands {
      let isStandard = command.name == standard.name
      let condition =
        "__fish_seen_subcommand_from \(command.name)"
        + (isStandard ? "; or not __fish_seen_subcommand_from \(known)" : "")
      if !command.operandWords.isEmpty {
        let words = quoted(command.operandWords.joined(separator: " "))
        lines.append("complete -c nibproof -n '\(condition)' -f -a \(words)")
      }
      for option in command.options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let values =
          switch option.values {
          case .none: ""
          case .files: " -r -F"
          case .folders: " -x -a '(__fish_complete_directories)'"
          case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
          }
        lines.append(
          "complete -c nibproof -n '\(condition)' -l \(option.name)\(letter)\(values) -d \(quoted(option.summary))"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text in single quotes, which all three shells accept.
  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

extension Command {
  /// The valid values of the first operand, if there are few.
  fileprivate var operandWords: [String] { operands.first?.choices ?? [] }
}

extension Option {
  /// The completions of a value.
  fileprivate enum Values: Equatable {
    case files, folders
    /// Fixed words; empty for arbitrary values, such as numbers.
    case words([String])
  }

  /// The name and the letter with their dashes.
  fileprivate var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }

  /// The completions of the option's value; nil for a switch.
  fileprivate var values: Values? {
    guard case .value(let value) = argument else { return nil }
    return switch value.placeholder {
    case "FILE": .files
    case "DIR": .folders
    default: .words(value.choices)
    }
  }

  /// Whether the option can be repeated.
  fileprivate var repeats: Bool {
    guard case .value(let value) = argument else { return false }
    return value.repeats
  }
}
