/// A positional argument of a command, for parsing and help.
struct Operand: Sendable {
  /// The placeholder in usage lines.
  var placeholder: String
  /// The description in the help.
  var summary: String
  /// The allowed number of values.
  var count: ClosedRange<Int>
  /// All valid values, if there are few.
  var choices: [String] = []

  /// Returns a required operand.
  static func one(_ placeholder: String, _ summary: String, among choices: [String] = []) -> Operand {
    Operand(placeholder: placeholder, summary: summary, count: 1...1, choices: choices)
  }

  static func optional(_ placeholder: String, _ summary: String, among choices: [String] = []) -> Operand {
    Operand(placeholder: placeholder, summary: summary, count: 0...1, choices: choices)
  }

  /// Returns an operand with any number of values.
  static func any(_ placeholder: String, _ summary: String) -> Operand {
    Operand(placeholder: placeholder, summary: summary, count: 0...Int.max)
  }

  /// The operand in a usage line.
  var usage: String {
    let repeated = count.upperBound > 1 ? "\(placeholder)..." : placeholder
    return count.lowerBound == 0 ? "[\(repeated)]" : repeated
  }
}
