import Checks
import KeyValueCoding
import Reporting
import RuntimeAttributes
import Validation

// The options of all commands; each command selects its own.
extension Option {
  static let config = value(
    "config",
    "FILE",
    "Use this configuration or spec for all paths, instead of those in the folders; patterns are relative "
      + "to its folder.",
    sets: \.specFile,
    expecting: "a file",
    by: nonEmpty
  )

  static let only = values(
    "only",
    "ID",
    "Consider only findings with this id; can be repeated.",
    addsTo: \.only,
    expecting: "a finding id; 'nibproof rules' lists the ids",
    among: FindingID.allCases.map(\.rawValue),
    by: { FindingID(rawValue: $0) }
  )

  static let disable = values(
    "disable",
    "ID",
    "Ignore findings with this id; can be repeated.",
    addsTo: \.disabled,
    expecting: "a finding id; 'nibproof rules' lists the ids",
    among: FindingID.allCases.map(\.rawValue),
    by: { FindingID(rawValue: $0) }
  )

  static let unused = flag(
    "unused",
    "Also report unused outlets, actions and inspectable properties, as notes.",
    sets: \.wantsUnused,
    to: true
  )

  static let platform = choice(
    "platform",
    "Load for this platform (default: the platform of each document).",
    sets: \.platform,
    among: Platform.allCases.map { ($0.rawValue, $0) }
  )

  static let deploymentTarget = value(
    "deployment-target",
    "VERSION",
    "The oldest system version that the app supports.",
    sets: \.deploymentTarget,
    expecting: "a version such as 12.0",
    by: { PlatformVersion($0) }
  )

  static let conversionsPlatform = choice(
    "platform",
    "Print the conversions of this platform (default: iOS).",
    sets: \.platform,
    among: Platform.allCases.map { ($0.rawValue, $0) }
  ).needing("conversions")

  static let derivedData = value(
    "derived-data",
    "DIR",
    "Look for packages in this derived data folder (Xcode's -derivedDataPath).",
    sets: \.derivedData,
    expecting: "a folder",
    by: nonEmpty
  )

  static let sourcePackages = value(
    "source-packages",
    "DIR",
    "Look for packages in DIR/checkouts (Xcode's -clonedSourcePackagesDirPath).",
    sets: \.sourcePackages,
    expecting: "a folder",
    by: nonEmpty
  )

  static let fetch = flag(
    "fetch",
    "Download the locked commits of packages and Carthage repositories that are missing or have another version, with "
      + "Git; later runs find them.",
    sets: \.wantsFetching,
    to: true
  )

  static let allowLocal = flag(
    "allow-local",
    "Allow fetching from repositories on this machine (default: only https and ssh).",
    sets: \.allowsLocalRepositories,
    to: true
  ).needing("fetch")

  static let output = value(
    "output",
    letter: "o",
    "FILE",
    "Write the report to FILE (atomically).",
    sets: \.output,
    expecting: "a file",
    by: nonEmpty
  )

  static let drawingFile = value(
    "output",
    letter: "o",
    "FILE",
    "Write the drawing to FILE (atomically); with several documents, write the drawings to this folder.",
    sets: \.output,
    expecting: "a file or folder",
    by: nonEmpty
  )

  static let specFile = value(
    "output",
    letter: "o",
    "FILE",
    "Write the spec to FILE (.json), or to spec.json in this folder (default: Specs/NAME/spec.json).",
    sets: \.output,
    expecting: "a file or folder",
    by: nonEmpty
  )

  static let schemaFile = value(
    "output",
    letter: "o",
    "FILE",
    "Write the schema to FILE (atomically).",
    sets: \.output,
    expecting: "a file",
    by: nonEmpty
  )

  static let stdin = flag(
    "stdin",
    "Read one document from standard input, and report only its findings.",
    sets: \.readsInput,
    to: true
  ).excluding("use-script-input-files", "use-script-input-file-lists")

  static let stdinFilename = value(
    "stdin-filename",
    "FILE",
    "The path of the document that --stdin reads; the file need not exist.",
    sets: \.inputFile,
    expecting: "a file",
    by: nonEmpty
  ).needing("stdin")

  static let scriptInputFiles = flag(
    "use-script-input-files",
    "Report only findings in the documents that Xcode's SCRIPT_INPUT_FILE_n variables name; if a variable names a "
      + "source, report findings in all documents.",
    sets: \.usesScriptInputFiles,
    to: true
  )

  static let scriptInputFileLists = flag(
    "use-script-input-file-lists",
    "Report only findings in the documents in the file lists that Xcode's SCRIPT_INPUT_FILE_LIST_n variables name.",
    sets: \.usesScriptInputFileLists,
    to: true
  )

  static let statistics = flag(
    "statistics",
    "Print the numbers of findings by id and by file instead of the findings (--reporter statistics).",
    sets: \.reporter,
    to: "statistics"
  ).excluding("reporter")

  static let stepSummary = value(
    "step-summary",
    "FILE",
    "Append the report as Markdown to FILE, such as \"$GITHUB_STEP_SUMMARY\".",
    sets: \.stepSummary,
    expecting: "a file",
    by: nonEmpty
  )

  static let stamp = value(
    "stamp",
    "FILE",
    "Write FILE if nothing fails, for build systems that compare modification times.",
    sets: \.stamp,
    expecting: "a file",
    by: nonEmpty
  )

  static let object = value(
    "object",
    "ID",
    "Outline the object with this id, and label it.",
    sets: \.object,
    expecting: "an object's id",
    by: nonEmpty
  )

  static let scene = value(
    "scene",
    "ID",
    "Draw only the scene or top-level object that has this id or contains the object with this id.",
    sets: \.scene,
    expecting: "an id",
    by: nonEmpty
  )

  static let diff = value(
    "diff",
    "REVISION",
    "Draw the scenes that differ from a Git revision, before and after, and outline the differences.",
    sets: \.revision,
    expecting: "a revision",
    by: nonEmpty
  ).excluding("object", "scene")

  static let strict = flag(
    "strict",
    "Also fail on warnings, such as silent findings.",
    sets: \.strictness,
    to: .strict
  ).excluding("lenient")

  static let lenient = flag(
    "lenient",
    "Never fail: report errors as warnings.",
    sets: \.strictness,
    to: .lenient
  )

  static let baseline = value(
    "baseline",
    "FILE",
    "Report only findings that are not in FILE, which 'nibproof baseline' writes.",
    sets: \.baseline,
    expecting: "a file",
    by: nonEmpty
  )

  static let strictBaseline = flag(
    "strict-baseline",
    "Fail if a finding in the baseline is no longer found.",
    sets: \.isBaselineStrict,
    to: true
  )

  static let since = value(
    "since",
    "REVISION",
    "Report only findings introduced since a Git revision, or since the branch diverged from it; count fixed findings.",
    sets: \.since,
    expecting: "a revision",
    by: nonEmpty
  ).excluding("baseline", "strict-baseline", "stdin")

  static let dryRun = flag(
    "dry-run",
    letter: "n",
    "Write nothing; print the changes as a unified diff.",
    sets: \.isDryRun,
    to: true
  )

  static let diffOnly = flag(
    "diff",
    "Write nothing; print only the unified diff.",
    sets: \.printsDiffOnly,
    to: true
  ).excluding("dry-run")

  static let write = flag(
    "write",
    letter: "w",
    "Change the files instead of printing a unified diff.",
    sets: \.wantsWriting,
    to: true
  )

  static let renamedSince = value(
    "since",
    "REVISION",
    "Find new names by comparing with a Git revision, instead of the last change of each document.",
    sets: \.since,
    expecting: "a revision",
    by: nonEmpty
  )

  static let printOnly = flag(
    "dry-run",
    letter: "n",
    "Write nothing; print what would be written.",
    sets: \.isDryRun,
    to: true
  )

  static let force = flag(
    "force",
    letter: "f",
    "Replace an existing file.",
    sets: \.isForced,
    to: true
  )

  static let unsafe = flag(
    "unsafe",
    "Also remove attributes, connections and classes, and rename misspelled keys.",
    sets: \.applicability,
    to: .unsafe
  )

  static let conversions = flag(
    "conversions",
    "Print which values convert to which property types.",
    sets: \.wantsConversions,
    to: true
  ).excluding("reporter", "output")

  static let verbose = flag(
    "verbose",
    letter: "v",
    "Also list unverified findings, findings fixed since --since, and the apps that contain the paths, and show the "
      + "details of unreachable findings.",
    sets: \.detail,
    to: .verbose
  )

  static let everyPlace = flag(
    "verbose",
    letter: "v",
    "List all places, including unlikely ones.",
    sets: \.detail,
    to: .verbose
  )

  static let quiet = flag(
    "quiet",
    letter: "q",
    "Omit passed specs, configuration warnings, the progress and the summary.",
    sets: \.detail,
    to: .quiet
  )

  static let brief = flag(
    "quiet",
    letter: "q",
    "Omit the progress and the summary.",
    sets: \.detail,
    to: .quiet
  )

  static let silent = flag(
    "quiet",
    letter: "q",
    "Omit the list of changes and the summary.",
    sets: \.detail,
    to: .quiet
  )

  static let jobs = value(
    "jobs",
    letter: "j",
    "N",
    "Process up to N files at the same time (default: the number of processors).",
    sets: \.jobs,
    expecting: "a number from 1 to 1024",
    by: { text in Int(text).flatMap { 1...1024 ~= $0 ? $0 : nil } }
  )

  static let color = choice(
    "color",
    "Color the output (default: auto, on a terminal unless NO_COLOR is set).",
    sets: \.color,
    among: ColorChoice.allCases.map { ($0.rawValue, $0) }
  )

  static let help = flag("help", letter: "h", "Print this help.", sets: \.wantsHelp, to: true)

  static let version = flag("version", "Print the version.", sets: \.wantsVersion, to: true)

  /// Returns the option that selects a reporter of a command; 'nibproof reporters' describes the reporters.
  static func reporter<Subject>(among reporters: [any Reporter<Subject>]) -> Option {
    let standard = "Default: \(reporters.first?.name ?? "")."
    let isLong = reporters.count > 4
    let formats =
      isLong
      ? CommandMessages.alternatives(reporters.map(\.name))
      : reporters.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")
    return choice(
      "reporter",
      "The report's format: \(formats). \(standard)" + (isLong ? " See 'nibproof reporters'." : ""),
      placeholder: isLong ? "NAME" : nil,
      sets: \.reporter,
      among: reporters.map { ($0.name, $0.name) }
    )
  }

  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
