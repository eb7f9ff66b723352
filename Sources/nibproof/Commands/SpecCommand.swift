import PortableFoundation
import ProjectModel
import Validation

/// The `nibproof spec` command.
struct SpecCommand: Command {
  let name = "spec"
  let summary = "writes a spec with the current findings, connections and values of a document"
  let discussion =
    "The spec passes until a finding, a connection or a value changes. Remove the expectations that may change, and "
    + "run the spec with 'nibproof validate FOLDER'. The document is checked against the app that contains it. An "
    + "existing file is kept unless --force is given."
  let operands = [Operand.one("DOCUMENT", "The .xib or .storyboard file.")]
  let options: [Option] = [
    .specFile, .printOnly, .force, .platform, .deploymentTarget, .derivedData, .sourcePackages, .jobs, .help,
  ]
  let examples = [
    Example(
      line: "nibproof spec App/Detail.xib",
      explanation: "writes Specs/Detail/spec.json; 'nibproof validate Specs' runs it"
    ),
    Example(
      line: "nibproof spec App/Detail.xib --dry-run",
      explanation: "prints the spec without writing it"
    ),
  ]

  private static let fileName = SpecFileKind.spec.rawValue

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let document = settings.operands.first else { throw .usage(.missingOperand("DOCUMENT")) }
    let file = try Self.file(settings.output ?? "Specs/\(PathName.nibName(of: document))")
    if !settings.isDryRun, !settings.isForced, FileManager.default.fileExists(atPath: file) {
      let isOther = Validator.isSpec(file, notOf: document)
      let reason =
        isOther
        ? CommandMessages.isOfOtherDocument(Self.otherFolder(for: document)) : CommandMessages.isThereAlready
      throw .output(path: file, reason: reason)
    }
    let text = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions).spec(of: document, at: file)
    }
    if settings.isDryRun {
      console.output.write(text)
      return .success
    }
    let folder = PathName.folder(of: file)
    if !folder.isEmpty {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .output(path: file, reason: error.systemReason)
      }
    }
    try OutputFile.replace(file) { $0.write(text) }
    console.errors.write(CommandMessages.wrote(file))
    return .success
  }

  /// Returns the path of the spec: the given `.json` file, or `spec.json` in the given folder.
  private static func file(_ given: String) throws(Failure) -> String {
    let path = PathName.normalized(given)
    if path.hasSuffix(".json") { return path }
    guard
      given.hasSuffix("/") || !isFileName(PathName.file(of: path)) || (try? FileTree.isFolder(path)) == true
    else {
      throw .usage(
        .invalidValue(
          given,
          option: Option.specFile.spelling,
          expected: "a .json file or a folder",
          nearest: nil
        )
      )
    }
    return path == "." ? fileName : "\(path)/\(fileName)"
  }

  /// Whether a name has a file extension: `report.txt`, but not `v1.2`.
  private static func isFileName(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = name[dot...].dropFirst()
    return 1...5 ~= ending.count && ending.contains(where: \.isLetter)
      && ending.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Returns an alternative folder for the spec of a document that has the same name as another document.
  private static func otherFolder(for document: String) -> String {
    let name = PathName.nibName(of: document)
    let folder = PathName.stem(of: PathName.folder(of: PathName.normalized(document)))
    return "Specs/" + (folder.isEmpty || folder == ".." ? "\(name)-2" : "\(folder)-\(name)")
  }
}
