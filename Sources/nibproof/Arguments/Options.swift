import Reporting
import RuntimeAttributes
import Validation

// Every option of every command; a command picks those that it takes.
extension Option {
  static let spec = value(
    "spec",
    "FILE",
    "Let this spec hold for all paths, in place of those in the folders.",
    sets: \.specFile,
    expecting: "a file",
    by: nonEmpty
  )

  static let platform = choice(
    "platform",
    "The platform; the documents' own unless given.",
    sets: \.platform,
    among: Platform.allCases.map { ($0.rawValue, $0) }
  )

  static let deploymentTarget = value(
    "deployment-target",
    "VERSION",
    "Load as the oldest system that the app runs on does.",
    sets: \.deploymentTarget,
    expecting: "a version such as 12.0",
    by: { PlatformVersion($0) }
  )

  static let derivedData = value(
    "derived-data",
    "DIR",
    "Look for the packages that Xcode checked out into DIR, as its -derivedDataPath names it.",
    sets: \.derivedData,
    expecting: "a folder",
    by: nonEmpty
  )

  static let sourcePackages = value(
    "source-packages",
    "DIR",
    "Look for packages in DIR/checkouts, as Xcode's -clonedSourcePackagesDirPath names it.",
    sets: \.sourcePackages,
    expecting: "a folder",
    by: nonEmpty
  )

  static let fetch = flag(
    "fetch",
    "Download the locked commits of missing packages and Carthage repositories with Git; later runs find them.",
    sets: \.wantsFetching,
    to: true
  )

  static let allowLocal = flag(
    "allow-local",
    "Fetch from repositories on this machine as well, not only by https and ssh.",
    sets: \.allowsLocalRepositories,
    to: true
  ).needing("fetch")

  static let output = value(
    "output",
    letter: "o",
    "FILE",
    "Write the report to a file, whole or not at all.",
    sets: \.output,
    expecting: "a file",
    by: nonEmpty
  )

  static let stdin = flag(
    "stdin",
    "Read one document from the standard input, and tell what is found in it alone.",
    sets: \.readsInput,
    to: true
  ).excluding("use-script-input-files", "use-script-input-file-lists", "index")

  static let stdinFilename = value(
    "stdin-filename",
    "FILE",
    "The file that the document of --stdin belongs in; it need not be there.",
    sets: \.inputFile,
    expecting: "a file",
    by: nonEmpty
  ).needing("stdin")

  static let scriptInputFiles = flag(
    "use-script-input-files",
    "Tell what is found in the documents that Xcode's SCRIPT_INPUT_FILE_n variables name; in all if a source is among "
      + "them.",
    sets: \.usesScriptInputFiles,
    to: true
  )

  static let scriptInputFileLists = flag(
    "use-script-input-file-lists",
    "Likewise, by the lists that the SCRIPT_INPUT_FILE_LIST_n variables name.",
    sets: \.usesScriptInputFileLists,
    to: true
  )

  static let stamp = value(
    "stamp",
    "FILE",
    "Write this file if nothing fails, for build systems that run a command again when an input is newer.",
    sets: \.stamp,
    expecting: "a file",
    by: nonEmpty
  )

  static let object = value(
    "object",
    "ID",
    "Outline the object of this id, and name it.",
    sets: \.object,
    expecting: "an object's id",
    by: nonEmpty
  )

  static let scene = value(
    "scene",
    "ID",
    "Draw only the scene or top-level object that has this id, or contains the object that has it.",
    sets: \.scene,
    expecting: "an id",
    by: nonEmpty
  )

  static let diff = value(
    "diff",
    "REVISION",
    "Draw the scenes that differ from those of a Git revision before and after, and outline what differs.",
    sets: \.revision,
    expecting: "a revision",
    by: nonEmpty
  ).excluding("object", "scene")

  static let strict = flag(
    "strict",
    "Fail on warnings, such as silent findings, as well.",
    sets: \.strictness,
    to: .strict
  ).excluding("lenient")

  static let lenient = flag(
    "lenient",
    "Fail on nothing: errors are warnings.",
    sets: \.strictness,
    to: .lenient
  )

  static let baseline = value(
    "baseline",
    "FILE",
    "Leave out what 'nibproof baseline' wrote down, and tell what of it is found no longer.",
    sets: \.baseline,
    expecting: "a file",
    by: nonEmpty
  )

  static let strictBaseline = flag(
    "strict-baseline",
    "Fail on what the baseline has and is found no longer.",
    sets: \.isBaselineStrict,
    to: true
  ).needing("baseline")

  static let dryRun = flag(
    "dry-run",
    letter: "n",
    "Write nothing; print the changes as a unified difference.",
    sets: \.isDryRun,
    to: true
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
    "Replace a file that is there already.",
    sets: \.isForced,
    to: true
  )

  static let rename = flag(
    "rename",
    "Write a key that nearly is another one as that one.",
    sets: \.wantsRenaming,
    to: true
  )

  static let conversions = flag(
    "conversions",
    "Print the table of what becomes of each kind of value, by the type of the property.",
    sets: \.wantsConversions,
    to: true
  ).excluding("reporter", "output")

  static let verbose = flag(
    "verbose",
    letter: "v",
    "List what could not be proved as well.",
    sets: \.detail,
    to: .verbose
  )

  static let everyPlace = flag(
    "verbose",
    letter: "v",
    "Show every place, however unlikely.",
    sets: \.detail,
    to: .verbose
  )

  static let quiet = flag(
    "quiet",
    letter: "q",
    "Leave out what passed and the summary.",
    sets: \.detail,
    to: .quiet
  )

  static let silent = flag(
    "quiet",
    letter: "q",
    "Leave out the changes that were made and their number.",
    sets: \.detail,
    to: .quiet
  )

  static let jobs = value(
    "jobs",
    letter: "j",
    "N",
    "Work on so many files at the same time; as many as there are processors unless given.",
    sets: \.jobs,
    expecting: "a number from 1 to 1024",
    by: { text in Int(text).flatMap { 1...1024 ~= $0 ? $0 : nil } }
  )

  static let cache = flag(
    "cache",
    "Cache the results of reading files, and the report, for the next run.",
    sets: \.isCached,
    to: true
  )

  static let cacheFolder = value(
    "cache-folder",
    "DIR",
    "The folder of the cache (default: the user's cache folder).",
    sets: \.cacheFolder,
    expecting: "a folder",
    by: nonEmpty
  )

  static let index = values(
    "index",
    "FILE",
    "Take all files from what 'nibproof classes --index' wrote; may stand several times.",
    addsTo: \.indexes,
    expecting: "a file"
  )

  static let partial = flag(
    "partial",
    "Write what is found to --output, as an index for the run that reports.",
    sets: \.isPartial,
    to: true
  ).excluding(
    "stdin",
    "use-script-input-files",
    "use-script-input-file-lists",
    "reporter",
    "strict",
    "lenient",
    "baseline",
    "stamp",
    "cache",
    "cache-folder"
  ).needing("index")

  static let writeIndex = flag(
    "index",
    "Write all that is below the paths to --output, as 'nibproof validate --index' takes it.",
    sets: \.wantsIndex,
    to: true
  ).excluding("reporter")

  static let color = choice(
    "color",
    "Color the report; auto does on a terminal, unless NO_COLOR is set.",
    sets: \.color,
    among: ColorChoice.allCases.map { ($0.rawValue, $0) }
  )

  static let help = flag("help", letter: "h", "Print this help.", sets: \.wantsHelp, to: true)

  static let version = flag("version", "Print the version.", sets: \.wantsVersion, to: true)

  /// The choice among a command's reporters; where they are many, 'nibproof reporters' tells of each.
  static func reporter<Subject>(among reporters: [any Reporter<Subject>]) -> Option {
    let standard = "\(reporters.first?.name ?? "") unless given."
    let isLong = reporters.count > 4
    let formats =
      isLong
      ? Sentences.alternatives(reporters.map(\.name))
      : reporters.map { "\($0.name) \($0.summary)" }.joined(separator: "; ")
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
