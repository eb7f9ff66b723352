import Reporting
import RuntimeAttributes
import Validation

/// The `nibproof schema` command.
struct SchemaCommand: Command {
  let name = "schema"
  let summary = "prints the JSON Schema of specs or configurations"
  let discussion =
    "The schema describes every key, for completion and checks in editors. A file refers to it by the key '$schema'; "
    + "editors need a path that is relative to the file."
  let operands = [
    Operand.one(
      "FILE",
      "The kind of file: \(CommandMessages.alternatives(Self.kinds.map(\.name))).",
      among: Self.kinds.map(\.name)
    )
  ]
  let options: [Option] = [.schemaFile, .help]
  let examples = [
    Example(line: "nibproof schema spec", explanation: "prints the schema of spec.json"),
    Example(
      line: "nibproof schema configuration --output nibproof.schema.json",
      explanation: "writes the schema of nibproof.json to a file"
    ),
  ]

  private static let kinds: [(name: String, file: SpecFileKind)] = [
    ("spec", .spec), ("configuration", .configuration),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let name = settings.operands.first else { throw .usage(.missingOperand("FILE")) }
    guard let kind = Self.kinds.first(where: { $0.name == name }) else {
      let names = Self.kinds.map(\.name)
      let nearest = NearestName.find(name, among: names)
      throw .usage(.unknownOperand(name, expected: "kind of file", nearest: nearest, choices: names))
    }
    let text = SpecSchema.text(of: kind.file, reporters: Reporters.validation.map(\.name))
    if let output = settings.output {
      try OutputFile.replace(output) { $0.write(text) }
    } else {
      console.output.write(text)
    }
    return .success
  }
}
