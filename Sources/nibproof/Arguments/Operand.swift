/// The arguments of a command that are no options, for reading and help alike.
struct Operand: Sendable {
  /// How usage lines call one.
  var placeholder: String
  /// What it is.
  var summary: String
  /// How many there may be.
  var count: ClosedRange<Int>
  /// All that it may be, where that is a few words.
  var choices: [String] = []

  /// A required one.
  static func one(_ placeholder: String, _ summary: String, among choices: [String] = []) -> Operand {
    Operand(placeholder: placeholder, summary: summary, count: 1...1, choices: choices)
  }

  /// One that may be left out.
  static func optional(_ placeholder: String, _ summary: String, among choices: [String] = []) -> Operand {
    Operand(placeholder: placeholder, summary: summary, count: 0...1, choices: choices)
  }

  /// Any number.
  static func any(_ placeholder: String, _ summary: String) -> Operand {
    Operand(placeholder: placeholder, summary: summary, count: 0...Int.max)
  }

  /// How a usage line shows it.
  var usage: String {
    let repeated = count.upperBound > 1 ? "\(placeholder)..." : placeholder
    return count.lowerBound == 0 ? "[\(repeated)]" : repeated
  }
}
