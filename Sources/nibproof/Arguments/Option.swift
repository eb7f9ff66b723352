/// An option of a command, for parsing and help.
struct Option: Sendable {
  /// The name without dashes.
  let name: String
  /// The short form without a dash, if any.
  let letter: Character?
  /// The description in the help.
  let summary: String
  let argument: Argument
  /// The names of the options that cannot be combined with this option.
  private(set) var excluded: [String] = []
  /// The name of the option that this option requires, if any.
  private(set) var needed: String?

  /// The argument of an option.
  enum Argument: Sendable {
    /// No argument: the option is a switch.
    case none(@Sendable (inout Settings) -> Void)
    /// A value.
    case value(Value)
  }

  /// The value of an option.
  struct Value: Sendable {
    /// The placeholder in usage lines.
    var placeholder: String
    /// A description of valid values, for error messages.
    var expected: String
    /// All valid values, if there are few.
    var choices: [String]
    /// Whether the option can be repeated.
    var repeats = false
    /// Stores the value; returns false if the value is invalid.
    var set: @Sendable (inout Settings, String) -> Bool
  }

  /// The name with dashes.
  var spelling: String { "--\(name)" }

  /// Returns a copy of the option that cannot be combined with the given options.
  func excluding(_ names: String...) -> Option {
    var option = self
    option.excluded = names
    return option
  }

  /// Returns a copy of the option that requires another option.
  func needing(_ name: String) -> Option {
    var option = self
    option.needed = name
    return option
  }
}

extension Option {
  /// Returns a switch that sets a setting.
  static func flag<Setting: Sendable>(
    _ name: String,
    letter: Character? = nil,
    _ summary: String,
    sets keyPath: any WritableKeyPath<Settings, Setting> & Sendable,
    to setting: Setting
  ) -> Option {
    Option(name: name, letter: letter, summary: summary, argument: .none { $0[keyPath: keyPath] = setting })
  }

  /// Returns an option whose value is converted to a setting.
  static func value<Setting: Sendable>(
    _ name: String,
    letter: Character? = nil,
    _ placeholder: String,
    _ summary: String,
    sets keyPath: any WritableKeyPath<Settings, Setting?> & Sendable,
    expecting expected: String,
    by convert: @escaping @Sendable (String) -> Setting?
  ) -> Option {
    let value = Value(placeholder: placeholder, expected: expected, choices: []) { settings, text in
      guard let setting = convert(text) else { return false }
      settings[keyPath: keyPath] = setting
      return true
    }
    return Option(name: name, letter: letter, summary: summary, argument: .value(value))
  }

  /// Returns a repeatable option that appends its values to a setting.
  static func values<Setting: Sendable>(
    _ name: String,
    _ placeholder: String,
    _ summary: String,
    addsTo keyPath: any WritableKeyPath<Settings, [Setting]> & Sendable,
    expecting expected: String,
    among choices: [String] = [],
    by convert: @escaping @Sendable (String) -> Setting?
  ) -> Option {
    let value = Value(placeholder: placeholder, expected: expected, choices: choices, repeats: true) {
      settings,
      text in
      guard let setting = convert(text) else { return false }
      settings[keyPath: keyPath].append(setting)
      return true
    }
    return Option(name: name, letter: nil, summary: summary, argument: .value(value))
  }

  /// Returns an option with a fixed set of case-insensitive values, which usage lines list unless there is a
  /// placeholder.
  static func choice<Setting: Sendable>(
    _ name: String,
    _ summary: String,
    placeholder: String? = nil,
    sets keyPath: any WritableKeyPath<Settings, Setting> & Sendable,
    among choices: [(word: String, setting: Setting)]
  ) -> Option {
    let words = choices.map(\.word)
    let value = Value(
      placeholder: placeholder ?? words.joined(separator: "|"),
      expected: CommandMessages.alternatives(words),
      choices: words
    ) { settings, text in
      let choice = choices.first { $0.word.lowercased() == text.lowercased() }
      guard let choice else { return false }
      settings[keyPath: keyPath] = choice.setting
      return true
    }
    return Option(name: name, letter: nil, summary: summary, argument: .value(value))
  }
}
