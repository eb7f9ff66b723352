/// One option of a command, for reading and help alike.
struct Option: Sendable {
  /// The name without its dashes.
  let name: String
  /// The short form without its dash.
  let letter: Character?
  /// What it does.
  let summary: String
  /// What it takes.
  let argument: Argument
  /// The names of the options that contradict it, or mean nothing beside it.
  private(set) var excluded: [String] = []
  /// The name of the option without which it means nothing.
  private(set) var needed: String?

  /// What an option takes.
  enum Argument: Sendable {
    /// Nothing: it is a switch.
    case none(@Sendable (inout Settings) -> Void)
    /// A value, which `set` refuses by returning false.
    case value(Value)
  }

  /// What is known of an option's value.
  struct Value: Sendable {
    /// How usage lines call it.
    var placeholder: String
    /// What it must be, for people.
    var expected: String
    /// All values, where they are few.
    var choices: [String]
    /// Whether the option can be repeated.
    var repeats = false
    /// Takes the value over, or returns false.
    var set: @Sendable (inout Settings, String) -> Bool
  }

  /// The name as it is written.
  var spelling: String { "--\(name)" }

  private init(name: String, letter: Character?, summary: String, argument: Argument) {
    (self.name, self.letter, self.summary, self.argument) = (name, letter, summary, argument)
  }

  /// The option where others of some names are refused.
  func excluding(_ names: String...) -> Option {
    var option = self
    option.excluded = names
    return option
  }

  /// The option where another one must be given.
  func needing(_ name: String) -> Option {
    var option = self
    option.needed = name
    return option
  }
}

extension Option {
  /// A switch that sets one of the settings.
  static func flag<Setting: Sendable>(
    _ name: String,
    letter: Character? = nil,
    _ summary: String,
    sets keyPath: any WritableKeyPath<Settings, Setting> & Sendable,
    to setting: Setting
  ) -> Option {
    Option(name: name, letter: letter, summary: summary, argument: .none { $0[keyPath: keyPath] = setting })
  }

  /// An option whose value is turned into one of the settings.
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

  /// An option that can be repeated and adds each of its values to one of the settings.
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

  /// An option whose value is one of a few words, in upper or lower case; usage lines show them all unless they are
  /// given a placeholder.
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
