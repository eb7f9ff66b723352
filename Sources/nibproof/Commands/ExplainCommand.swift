import Reporting
import RuntimeAttributes
import Validation

/// `nibproof explain`.
struct ExplainCommand: Command {
  let name = "explain"
  let summary = "tells what a kind of finding means, with an example and how to mend it"
  let discussion = "Without an id it lists them all."
  let operands = [
    Operand.optional(
      "ID",
      "The id that stands behind a finding, such as undefined-key.",
      among: (Explanations.all + Explanations.remarks).map(\.id)
    )
  ]
  let options: [Option] = [
    .conversions, .platform, .reporter(among: Reporters.explanation), .output, .color, .help,
  ]
  let examples = [
    Example(line: "nibproof explain undefined-key", explanation: "all there is to know of it"),
    Example(line: "nibproof explain", explanation: "the ids, a line each"),
    Example(line: "nibproof explain --conversions", explanation: "which value goes into which property"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let explanations = Explanations.all + Explanations.remarks
    if settings.wantsConversions {
      console.output.write(ConversionTableText.text(on: settings.platform ?? .iOS))
      return .success
    }
    guard let id = settings.operands.first else {
      let rows = explanations.map { ($0.id, $0.title) }
      console.output.write(HelpText(width: console.textWidth).list(rows) + "\n")
      return .success
    }
    guard let explanation = explanations.first(where: { $0.id == id }) else {
      let ids = explanations.map(\.id)
      let near = ids.filter { $0.contains(id.lowercased()) }
      throw .usage(
        .unknownOperand(
          id,
          expected: "finding's id",
          nearest: NearestName.find(id, among: ids),
          choices: near.isEmpty ? ids : near
        )
      )
    }
    try settings.report(explanation, by: Reporters.explanation, console: &console)
    return .success
  }
}
