import Testing

@testable import nibproof

/// A command and one of its options.
private struct OptionOfCommand: Sendable, CustomTestStringConvertible {
  var command: any Command
  var option: nibproof.Option

  var testDescription: String { "\(command.name) \(option.spelling)" }

  static let all = Commands.all.flatMap { command in
    command.options.map { OptionOfCommand(command: command, option: $0) }
  }

  static let switches = all.filter { if case .none = $0.option.argument { true } else { false } }
  static let withValues = all.filter { if case .value = $0.option.argument { true } else { false } }

  /// The options that take a single value.
  static let withOneValue = all.filter {
    if case .value(let value) = $0.option.argument { !value.repeats } else { false }
  }

  var placeholder: String {
    if case .value(let value) = option.argument { value.placeholder } else { "" }
  }

  /// A value that the option accepts.
  var goodValue: String {
    guard case .value(let value) = option.argument else { return "" }
    return value.choices.first ?? ["N": "1", "VERSION": "12.0", "FORMAT": "x:{path}"][value.placeholder]
      ?? "some"
  }

  /// Values that the option rejects.
  var badValues: [String] {
    guard case .value(let value) = option.argument else { return [] }
    switch value.placeholder {
    case "N": return ["", "0", "1025", "x", "1e3", "1.5", "99999999999999999999", " 1"]
    case "VERSION": return ["", "x", "1.", ".1", "1.2.3.4", "12,0", "99999999999999999999"]
    case _ where !value.choices.isEmpty: return ["", "none", value.choices.joined(separator: ",")]
    default: return [""]
    }
  }
}

@Suite("Bad input")
struct BadInputTests {
  @Test("An option without its value", arguments: OptionOfCommand.withValues)
  fileprivate func missing(_ one: OptionOfCommand) async {
    for next in [[], ["--help"], ["-1"]] {
      let result = await run([one.command.name, one.option.spelling] + next)
      #expect(result.status == .couldNotRun && result.output.isEmpty)
      #expect(
        result.errors
          == complaint(
            .missingValue(option: one.option.spelling, placeholder: one.placeholder),
            seeHelpOf: one.command.name
          )
      )
    }
  }

  @Test("A repeated option with a value", arguments: OptionOfCommand.withOneValue)
  fileprivate func doubled(_ one: OptionOfCommand) async {
    let twice = ["\(one.option.spelling)=\(one.goodValue)", one.option.spelling, one.goodValue]
    let result = await run([one.command.name] + twice)
    #expect(result.status == .couldNotRun && result.output.isEmpty)
    #expect(
      result.errors
        == complaint(.repeatedOption(one.option.spelling), seeHelpOf: one.command.name)
    )
  }

  @Test("An option with an invalid value", arguments: OptionOfCommand.withValues)
  fileprivate func absurd(_ one: OptionOfCommand) async {
    for value in one.badValues {
      let result = await run([one.command.name, "\(one.option.spelling)=\(value)"])
      #expect(result.status == .couldNotRun && result.output.isEmpty, "\(value)")
      #expect(result.errors.contains(one.option.spelling), "\(value)")
      #expect(result.errors.contains("'\(value)'"), "\(value)")
    }
  }

  @Test("A switch with a value", arguments: OptionOfCommand.switches)
  fileprivate func switched(_ one: OptionOfCommand) async {
    let result = await run([one.command.name, "\(one.option.spelling)=yes"])
    #expect(result.status == .couldNotRun && result.output.isEmpty)
    #expect(
      result.errors
        == complaint(.unexpectedValue("yes", option: one.option.spelling), seeHelpOf: one.command.name)
    )
  }

  @Test("A repeated switch is allowed", arguments: OptionOfCommand.switches)
  fileprivate func twice(_ one: OptionOfCommand) async {
    let result = await run([one.command.name, one.option.spelling, one.option.spelling, "--help"])
    #expect(result.status == .success && result.errors.isEmpty)
  }

  @Test(
    "Conflicting options, and options that need another one",
    arguments: [
      (["--use-script-input-files", "--stdin"], .conflictingOptions("--stdin", "--use-script-input-files")),
      (["--strict", "--lenient"], .conflictingOptions("--strict", "--lenient")),
      (["--lenient", "--strict"], .conflictingOptions("--strict", "--lenient")),
      (["--stdin-filename", "A.xib"], .optionWithout("--stdin-filename", needed: "--stdin")),
      (["--strict-baseline"], .optionWithout("--strict-baseline", needed: "--baseline")),
      (["explain", "--platform", "iOS"], .optionWithout("--platform", needed: "--conversions")),
      (["explain", "--reporter", "markdown"], .optionWithout("--reporter", needed: "an ID")),
      (["explain", "-o", "x.txt"], .optionWithout("--output", needed: "an ID")),
      (["explain", "--conversions", "-o", "x.txt"], .conflictingOptions("--conversions", "--output")),
      (["explain", "--conversions", "unreachable"], .unexpectedOperand("unreachable")),
    ] as [([String], UsageError)]
  )
  func conflicts(_ arguments: [String], _ error: UsageError) async {
    let named = arguments.first.flatMap(Commands.named)?.name
    let result = await run(named == nil ? ["validate"] + arguments : arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == complaint(error, seeHelpOf: named ?? "validate"))
  }
}
