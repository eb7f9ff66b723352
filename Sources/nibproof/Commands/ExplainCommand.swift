import Reporting
import RuntimeAttributes

/// `nibproof explain`.
struct ExplainCommand: Command {
  let name = "explain"
  let summary = "tells what a kind of finding means, with an example and how to mend it"
  let discussion = "Without an id it lists them all, and the words in which findings are told."
  let operands = [
    Operand.optional(
      "ID",
      "The id that stands behind a finding, such as undefined-key, or a word of it, such as unreachable.",
      among: Explanations.sections.flatMap { $0.explanations.map(\.id) }
    )
  ]
  let options: [Option] = [
    .conversions, .platform.needing("conversions"), .reporter(among: Reporters.explanation), .output, .color,
    .help,
  ]
  let examples = [
    Example(line: "nibproof explain undefined-key", explanation: "all there is to know of it"),
    Example(line: "nibproof explain", explanation: "the ids, a line each"),
    Example(line: "nibproof explain --conversions", explanation: "which value goes into which property"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let explanations = Explanations.sections.flatMap(\.explanations)
    if settings.wantsConversions {
      if let id = settings.operands.first { throw .usage(.unexpectedOperand(id)) }
      console.output.write(ConversionTableText.text(on: settings.platform ?? .iOS))
      return .success
    }
    guard let id = settings.operands.first else {
      for (value, option) in [(settings.reporter, "--reporter"), (settings.output, "--output")]
      where value != nil {
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
      let isLike = nearest != nil || !near.isEmpty
      throw .usage(
        .unknownOperand(
          id,
          expected: isLike ? "id or word of a finding" : "id or word that 'nibproof explain' lists",
          nearest: nearest,
          choices: near
        )
      )
    }
    try settings.report(explanation, by: Reporters.explanation, console: &console)
    return .success
  }
}
