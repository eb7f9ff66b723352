import Checks
import Reporting
import RuntimeAttributes

/// The `nibproof explain` command.
struct ExplainCommand: Command {
  let name = "explain"
  let summary = "explains a kind of finding, with an example and its fix"
  let discussion =
    "Without an id, lists all ids and the terms used in reports. 'nibproof rules' is the same command."
  let operands = [
    Operand.optional(
      "ID",
      "The id of a finding, such as undefined-key, or a term used in reports, such as unreachable.",
      among: Explanations.sections.flatMap { $0.explanations.map(\.id) }
    )
  ]
  let options: [Option] = [
    .conversions, .conversionsPlatform, .reporter(among: Reporters.explanation), .output, .color,
    .help,
  ]
  let examples = [
    Example(line: "nibproof explain undefined-key", explanation: "explains one id"),
    Example(line: "nibproof explain", explanation: "lists the ids"),
    Example(line: "nibproof rules --reporter json", explanation: "lists all explanations as JSON"),
    Example(
      line: "nibproof explain --conversions",
      explanation: "lists which values convert to which property types"
    ),
  ]

  private static let expected = "id or term"

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let explanations = Explanations.sections.flatMap(\.explanations)
    if settings.wantsConversions {
      if let id = settings.operands.first { throw .usage(.unexpectedOperand(id)) }
      console.output.write(ConversionTableText.text(on: settings.platform ?? .iOS))
      return .success
    }
    guard let id = settings.operands.first else {
      if settings.reporter == Reporters.rules.first?.name {
        try settings.report(Explanations.List(), by: Reporters.rules, console: &console)
        return .success
      }
      let reporter = settings.reporter == Reporters.explanation.first?.name ? nil : settings.reporter
      for (value, option) in [(reporter, "--reporter"), (settings.output, "--output")] where value != nil {
        throw .usage(.optionWithout(option, needed: "an ID"))
      }
      let help = HelpText(width: console.textWidth)
      let lists = Explanations.sections.map { title, explanations in
        "\(title):\n" + help.list(explanations.map { ($0.id, $0.title) }) + "\n"
      }
      console.output.write(lists.joined(separator: "\n"))
      return .success
    }
    guard let explanation = explanations.first(where: { $0.id == id }) else {
      let ids = explanations.map(\.id)
      let near = ids.filter { $0.contains(id.lowercased()) }
      let nearest = NearestName.find(id, among: ids)
      guard nearest != nil || !near.isEmpty else {
        throw .usage(.unlistedOperand(id, expected: Self.expected, command: "nibproof explain"))
      }
      throw .usage(.unknownOperand(id, expected: Self.expected, nearest: nearest, choices: near))
    }
    try settings.report(explanation, by: Reporters.explanation, console: &console)
    return .success
  }
}
