import Testing

@testable import nibproof

/// One option of one command.
private struct OptionOfCommand: Sendable, CustomTestStringConvertible {
  var command: any Command
  var option: nibproof.Option

  var testDescription: String { "\(command.name) \(option.spelling)" }

  static let all = Commands.all.flatMap { command in
    command.options.map { OptionOfCommand(command: command, option: $0) }
  }

  static let switches = all.filter { if case .none = $0.option.argument { true } else { false } }
  static let withValues = all.filter { if case .value = $0.option.argument { true } else { false } }

  /// Those that take one value, and not several.
  static let withOneValue = all.filter {
    if case .value(let value) = $0.option.argument { !value.repeats } else { false }
  }

  /// A value that the option takes.
  var goodValue: String {
    guard case .value(let value) = option.argument else { return "" }
    return value.choices.first ?? ["N": "1", "VERSION": "12.0"][value.placeholder] ?? "some"
  }

  /// Values that it does not take.
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
  @Test("An option without the value that it takes", arguments: OptionOfCommand.withValues)
  fileprivate func missing(_ one: OptionOfCommand) async {
    for next in [[], ["--help"], ["-1"]] {
      let result = await run([one.command.name, one.option.spelling] + next)
      #expect(result.status == .couldNotRun && result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: \(one.option.spelling) needs a value: \(one.option.spelling) "))
    }
  }

  @Test("An option with a value that stands twice", arguments: OptionOfCommand.withOneValue)
  fileprivate func doubled(_ one: OptionOfCommand) async {
    let twice = ["\(one.option.spelling)=\(one.goodValue)", one.option.spelling, one.goodValue]
    let result = await run([one.command.name] + twice)
    #expect(result.status == .couldNotRun && result.output.isEmpty)
    #expect(
      result.errors
        == "error: \(one.option.spelling) stands twice\nSee 'nibproof help \(one.command.name)'.\n"
    )
  }

  @Test("An option with a value that it does not take", arguments: OptionOfCommand.withValues)
  fileprivate func absurd(_ one: OptionOfCommand) async {
    for value in one.badValues {
      let result = await run([one.command.name, "\(one.option.spelling)=\(value)"])
      #expect(result.status == .couldNotRun && result.output.isEmpty, "\(value)")
      #expect(result.errors.hasPrefix("error: \(one.option.spelling) takes "), "\(value)")
      #expect(result.errors.contains(", not '\(value)'"), "\(value)")
    }
  }

  @Test("A switch with a value", arguments: OptionOfCommand.switches)
  fileprivate func switched(_ one: OptionOfCommand) async {
    let result = await run([one.command.name, "\(one.option.spelling)=yes"])
    #expect(result.status == .couldNotRun && result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("error: \(one.option.spelling) takes no value, and 'yes' stands behind it\n")
    )
  }

  @Test("A switch that stands twice is as good as once", arguments: OptionOfCommand.switches)
  fileprivate func twice(_ one: OptionOfCommand) async {
    let result = await run([one.command.name, one.option.spelling, one.option.spelling, "--help"])
    #expect(result.status == .success && result.errors.isEmpty)
  }

  @Test(
    "Options that contradict each other, or mean nothing alone",
    arguments: [
      (["--use-script-input-files", "--stdin"], "--stdin and --use-script-input-files cannot go together"),
      (["--strict", "--lenient"], "--strict and --lenient cannot go together"),
      (["--lenient", "--strict"], "--strict and --lenient cannot go together"),
      (["--stdin-filename", "A.xib"], "--stdin-filename needs --stdin"),
      (["--strict-baseline"], "--strict-baseline needs --baseline"),
      (["--stdin", "--index", "a.nibindex"], "--stdin and --index cannot go together"),
      (["--partial", "-o", "a"], "--partial needs --index"),
      (["--partial", "--index", "a", "--strict"], "--partial and --strict cannot go together"),
      (["--partial", "--index", "a", "--baseline", "b"], "--partial and --baseline cannot go together"),
      (["--partial", "--index", "a", "--stamp", "b"], "--partial and --stamp cannot go together"),
      (["--partial", "--index", "a", "--reporter", "json"], "--partial and --reporter cannot go together"),
      (["classes", "--index", "--reporter", "json"], "--index and --reporter cannot go together"),
      (["explain", "--platform", "iOS"], "--platform needs --conversions"),
      (["explain", "--reporter", "json"], "--reporter needs an ID"),
      (["explain", "-o", "x.txt"], "--output needs an ID"),
      (["explain", "--conversions", "-o", "x.txt"], "--conversions and --output cannot go together"),
      (["explain", "--conversions", "latent"], "'latent' is one argument too many"),
    ]
  )
  func conflicts(_ arguments: [String], _ sentence: String) async {
    let named = arguments.first.flatMap(Commands.named)?.name
    let result = await run(named == nil ? ["validate"] + arguments : arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == "error: \(sentence)\nSee 'nibproof help \(named ?? "validate")'.\n")
  }
}
