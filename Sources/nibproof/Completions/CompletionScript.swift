/// Scripts by which shells complete the command's arguments, made from the tables that also read them.
enum CompletionScript {
  /// The shells that there is a script for.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let names = Commands.all.map(\.name)

  // MARK: bash

  private static var bash: String {
    """
    # Completes nibproof in bash.
    _nibproof() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=\(Commands.standard.name) words values
      case ${COMP_WORDS[1]} in
        \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
      esac
      case $command in
    \(Commands.all.map(bashCase).joined(separator: "\n"))
      esac
      if [[ -n $values ]]; then
        COMPREPLY=($(compgen -W "$values" -- "$word"))
      elif [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      else
        COMPREPLY=($(compgen -f -- "$word"))
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY+=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
        fi
      fi
    }
    complete -o filenames -F _nibproof nibproof

    """
  }

  private static func bashCase(_ command: any Command) -> String {
    let values = command.options.compactMap { option -> String? in
      guard let choices = option.choices, !choices.isEmpty else { return nil }
      return "      [[ $previous == \(option.spelling) ]] && values=\"\(choices.joined(separator: " "))\"\n"
    }
    let words = command.options.flatMap(\.spellings).joined(separator: " ")
    return "    \(command.name))\n      words=\"\(words)\"\n\(values.joined())      ;;"
  }

  // MARK: zsh

  private static var zsh: String {
    """
    #compdef nibproof
    # Completes nibproof in zsh.
    _nibproof() {
      local command=\(Commands.standard.name)
      if (( CURRENT == 2 )); then
        local -a commands=(
    \(Commands.all.map { "      \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
        )
        _describe command commands
      else
        case $words[2] in
          \(names.joined(separator: "|"))) command=$words[2]; shift words; (( CURRENT-- )) ;;
        esac
      fi
      case $command in
    \(Commands.all.map(zshCase).joined(separator: "\n"))
      esac
    }
    _nibproof "$@"

    """
  }

  private static func zshCase(_ command: any Command) -> String {
    let options = command.options.flatMap { option in
      option.spellings.map { spelling in
        let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
        let value = option.choices.map { choices in
          ":\(option.name):" + (choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))")
        }
        return "        " + quoted("\(spelling)[\(summary)]\(value ?? "")")
      }
    }
    return
      "    \(command.name))\n      _arguments \\\n\((options + ["        '*:path:_files'"]).joined(separator: " \\\n"))\n      ;;"
  }

  // MARK: fish

  private static var fish: String {
    var lines = ["# Completes nibproof in fish."]
    let known = names.joined(separator: " ")
    for command in Commands.all {
      lines.append(
        "complete -c nibproof -n 'not __fish_seen_subcommand_from \(known)' -a \(command.name) -d \(quoted(command.summary))"
      )
    }
    for command in Commands.all {
      let isStandard = command.name == Commands.standard.name
      let condition =
        "__fish_seen_subcommand_from \(command.name)"
        + (isStandard ? "; or not __fish_seen_subcommand_from \(known)" : "")
      for option in command.options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let values =
          option.choices.map { $0.isEmpty ? " -r" : " -x -a \(quoted($0.joined(separator: " ")))" } ?? ""
        lines.append(
          "complete -c nibproof -n '\(condition)' -l \(option.name)\(letter)\(values) -d \(quoted(option.summary))"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// In single quotes, as all three shells read them.
  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

extension Option {
  /// The name and the letter with their dashes.
  fileprivate var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }

  /// What values there are: none listed where any will do, nil for a switch.
  fileprivate var choices: [String]? {
    if case .value(let value) = argument { value.choices } else { nil }
  }
}
