import InterfaceDocuments
import PortableFoundation
import ProjectModel
import Reporting
import RuntimeAttributes
import Validation

/// The `nibproof draw` command.
struct DrawCommand: Command {
  let name = "draw"
  let summary = "draws the canvas of a document as an SVG picture"
  let discussion =
    "Draws scenes at their canvas positions, with segues as arrows, and views at their frames. The canvas "
    + "adapts to light and dark mode; the interface is drawn in its light appearance. PNG, JPEG and SVG "
    + "images of the app are embedded, and placeholders are drawn for others; text is drawn in the available "
    + "fonts. If there are several documents, each is drawn into its own file in the folder given by "
    + "--output. For formats other than SVG, convert the drawing: 'rsvg-convert Main.svg -o Main.png'."
  let operands = [
    Operand(
      placeholder: "FILE",
      summary: "The .xib and .storyboard files.",
      count: 1...Int.max
    )
  ]
  let options: [Option] = [.object, .scene, .diff, .drawingFile, .help]
  let examples = [
    Example(line: "nibproof draw Main.storyboard -o Main.svg", explanation: "the storyboard with its arrows"),
    Example(
      line: "nibproof draw RedButton.xib --object bAd-gE-001 -o RedButton.svg",
      explanation: "the xib, with one object outlined"
    ),
    Example(
      line: "nibproof draw Main.storyboard --diff HEAD~1 -o Changes.svg",
      explanation: "the scenes that the last commit changed, before and after"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let first = settings.operands.first else { throw .usage(.missingOperand("FILE")) }
    if let output = settings.output, Self.otherPictures.contains(where: output.lowercased().hasSuffix) {
      throw .noPicture(path: output)
    }
    let images = await Validator(options: settings.validatorOptions).images(around: settings.operands)
    guard settings.operands.count > 1 else {
      try report(drawing(of: first, images, settings), settings, console: &console)
      return .success
    }
    guard let folder = settings.output else { throw .usage(.missingOption("--output", for: "several files")) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .output(path: folder, reason: error.systemReason)
    }
    for (file, name) in zip(settings.operands, Self.names(of: settings.operands)) {
      var settings = settings
      settings.output = "\(folder)/\(name).svg"
      try report(drawing(of: file, images, settings), settings, console: &console)
    }
    return .success
  }

  /// The extensions of image formats other than SVG.
  private static let otherPictures = [".png", ".jpg", ".jpeg", ".pdf", ".webp", ".gif"]

  /// Returns the names of drawings: the names of their documents, with parent folders if needed to make them unique.
  private static func names(of files: [String]) -> [String] {
    let names = files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(files, names).map { file, name in
      counts[name] == 1
        ? name : file.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "-")
    }
  }

  private func report(
    _ drawing: InterfaceDrawing,
    _ settings: Settings,
    console: inout Console
  ) throws(Failure) {
    for note in drawing.notes {
      console.errors.write(CommandMessages.note(drawing.document.file, Self.clause(note)))
    }
    try settings.report(drawing, by: Reporters.drawing, console: &console)
  }

  /// Returns a note of a drawing as a diagnostic, without the initial capital and the full stop.
  private static func clause(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast(sentence.hasSuffix(".") ? 1 : 0)
  }

  private func drawing(
    of file: String,
    _ images: ImageFiles,
    _ settings: Settings
  ) throws(Failure) -> InterfaceDrawing {
    let validator = Validator(options: settings.validatorOptions)
    let document = try read(file, validator)
    if let revision = settings.revision {
      let old: [UInt8]?
      do throws(GitFailure.Reason) {
        old = try GitRevision(revision, for: file).bytes(of: file)
      } catch {
        throw .revision(revision, error)
      }
      let before = try old.map { text throws(Failure) in
        (document: try read(file, text: text, validator), name: revision)
      }
      return InterfaceDrawing(comparing: before, with: (document, CommandMessages.now), images: images)
    }
    let outlined = try settings.object.map { id throws(Failure) in try index(of: id, in: document) }
    return InterfaceDrawing(
      of: document,
      images: images,
      showing: try settings.scene.map { id throws(Failure) in
        let scene = document.scenes.first { $0.id == id }
        return if let scene { scene.controller ?? scene.objects.lowerBound } else {
          try index(of: id, in: document)
        }
      },
      outlining: outlined.map { [$0] } ?? []
    )
  }

  private func read(
    _ file: String,
    text: [UInt8]? = nil,
    _ validator: Validator
  ) throws(Failure) -> InterfaceDocument {
    try Failure.ofInput { () throws(ValidationError) in try validator.document(at: file, text: text) }
  }

  /// Returns the index of the object with the given id, or throws if the document does not have such an object.
  private func index(of id: String, in document: InterfaceDocument) throws(Failure) -> Int {
    let indexes = document.indexesByID()
    guard let index = indexes[id] else {
      let nearest = NearestName.find(id, among: indexes.keys)
      throw .usage(.unknownObject(id, file: document.file, nearest: nearest))
    }
    return index
  }
}
