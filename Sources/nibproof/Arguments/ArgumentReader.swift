import RuntimeAttributes

/// Parses arguments according to a command's options and operands.
struct ArgumentReader {
  let options: [Option]
  let operands: [Operand]

  /// Parses the arguments after the command's name.
  ///
  /// - Parameter arguments: `--name value`, `--name=value`, `-n value`, `-nvalue`, single or combined switches, and
  ///   operands, in any order; all arguments after `--` are operands.
  /// - Returns: The settings that the arguments select.
  /// - Throws: A ``UsageError`` for the first invalid argument.
  func read(_ arguments: some Sequence<String>) throws(UsageError) -> Settings {
    var settings = Settings()
    var rest = Array(arguments)[...]
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        settings.operands += rest
        break
      }
      if argument.hasPrefix("--") {
        try readLong(argument, &rest, into: &settings, given: &given)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readLetters(argument, &rest, into: &settings, given: &given)
      } else {
        settings.operands.append(argument)
      }
    }
    if !settings.wantsHelp && !settings.wantsVersion {
      try checkOperands(settings.operands)
      for option in options where given.contains(option.name) {
        if let other = option.excluded.first(where: given.contains) {
          throw .conflictingOptions(option.spelling, "--\(other)")
        }
        if let needed = option.needed, !given.contains(needed) {
          throw .optionWithout(option.spelling, needed: "--\(needed)")
        }
      }
    }
    return settings
  }

  private func readLong(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    into settings: inout Settings,
    given: inout Set<String>
  ) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = options.first(where: { $0.name == name }) else {
      let names = options.map(\.name)
      if let command = Self.commandHabits[name] {
        throw .unknownOption("--\(name)", nearest: "nibproof \(command)")
      }
      let nearest =
        Self.habits[name].flatMap { names.contains($0) ? $0 : nil } ?? NearestName.find(name, among: names)
      throw .unknownOption("--\(name)", nearest: nearest.map { "--\($0)" })
    }
    switch option.argument {
    case .none(let set):
      if parts.count > 1 { throw .unexpectedValue(String(parts[1]), option: option.spelling) }
      given.insert(option.name)
      set(&settings)
    case .value(let value):
      let text = parts.count > 1 ? String(parts[1]) : Self.popValue(&rest)
      try take(text, value, of: option, into: &settings, given: &given)
    }
  }

  /// Names of options in other tools, with the corresponding commands of this tool.
  private static let commandHabits = [
    "autocorrect": "fix", "fix": "fix", "generate-baseline": "baseline", "list-rules": "explain",
    "write-baseline": "baseline",
  ]

  /// Names of options in other tools, with the corresponding options of this tool.
  private static let habits = [
    "config-file": "config", "configuration": "config", "disable-rule": "disable", "format": "reporter",
    "no-color": "color", "only-rule": "only", "output-file": "output", "output-format": "reporter",
    "rule": "only", "silent": "quiet", "spec": "config", "threads": "jobs", "warnings-as-errors": "strict",
  ]

  /// Letters of options in other tools, with the corresponding options of this tool.
  private static let letterHabits: [Character: String] = [
    "V": "version", "c": "config", "f": "reporter", "r": "reporter", "s": "quiet",
  ]

  private func readLetters(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    into settings: inout Settings,
    given: inout Set<String>
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        let meant = Self.letterHabits[letter].flatMap { name in
          options.contains { $0.name == name } ? name : nil
        }
        throw .unknownOption("-\(letter)", nearest: meant.map { "--\($0)" })
      }
      switch option.argument {
      case .none(let set):
        given.insert(option.name)
        set(&settings)
      case .value(let value):
        let text = letters.isEmpty ? Self.popValue(&rest) : String(letters)
        try take(text, value, of: option, into: &settings, given: &given)
        return
      }
    }
  }

  /// Removes and returns the next argument; returns nil if there is none or the next argument is an option.
  private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  private func take(
    _ text: String?,
    _ value: Option.Value,
    of option: Option,
    into settings: inout Settings,
    given: inout Set<String>
  ) throws(UsageError) {
    guard let text else {
      throw .missingValue(option: option.spelling, placeholder: value.placeholder)
    }
    guard given.insert(option.name).inserted || value.repeats else { throw .repeatedOption(option.spelling) }
    guard value.set(&settings, text) else {
      throw .invalidValue(
        text,
        option: option.spelling,
        expected: value.expected,
        nearest: NearestName.find(text, among: value.choices)
      )
    }
  }

  private func checkOperands(_ given: [String]) throws(UsageError) {
    let least = operands.prefix { $0.count.lowerBound > 0 }
    if given.count < least.count { throw .missingOperand(least[given.count].placeholder) }
    let most = operands.reduce(0) { sum, operand in
      let (total, overflows) = sum.addingReportingOverflow(operand.count.upperBound)
      return overflows ? Int.max : total
    }
    if given.count > most { throw .unexpectedOperand(given[most]) }
    // An empty path would refer to the current folder, but is usually an unset variable in a script.
    if let index = given.firstIndex(of: "") {
      throw .emptyOperand(operands[min(index, operands.count - 1)].placeholder)
    }
  }
}
