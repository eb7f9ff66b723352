import InterfaceDocuments
import Reporting
import RuntimeAttributes
import Validation

/// `nibproof draw`.
struct DrawCommand: Command {
  let name = "draw"
  let summary = "draws what a document's canvas shows, as a picture in SVG"
  let discussion =
    "Scenes stand at their places with segues as arrows, and views at their frames, in light and in dark. The "
    + "picture is drawn from what the document says alone: images are not read, and texts are set in the fonts at hand."
  let operands = [Operand.one("FILE", "The .xib or .storyboard file.")]
  let options: [Option] = [.object, .output, .help]
  let examples = [
    Example(line: "nibproof draw Main.storyboard -o Main.svg", explanation: "the storyboard with its arrows"),
    Example(
      line: "nibproof draw RedButton.xib --object bAd-gE-001 -o RedButton.svg",
      explanation: "the xib, with one object outlined"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let file = settings.operands.first else { throw .usage(.missingOperand("FILE")) }
    let document: InterfaceDocument
    do throws(ValidationError) {
      document = try Validator(options: settings.validatorOptions).document(at: file)
    } catch {
      throw .validation(error)
    }
    var outlined: [Int] = []
    if let id = settings.object {
      let indexes = document.indexesByID()
      guard let index = indexes[id] else {
        let nearest = NearestName.find(id, among: indexes.keys)
        throw .usage(.unknownOperand(id, expected: "object of \(file)", nearest: nearest, choices: []))
      }
      outlined.append(index)
    }
    let bytes = SourceTexts.files.bytes(of: file) ?? []
    let drawing = InterfaceDrawing(of: document, file: bytes, outlining: outlined)
    for note in drawing.notes { console.errors.write(Sentences.note(document.file, note)) }
    try settings.report(drawing, by: Reporters.drawing, console: &console)
    return .success
  }
}
