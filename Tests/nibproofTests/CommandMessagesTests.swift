import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import ProjectModel
@testable import Validation
@testable import nibproof

/// The exact text of all messages of the command; the tests of the libraries compare the libraries' messages.
///
/// Other tests compare errors, or compare the output with `CommandMessages`.
@Suite("Messages of the command")
struct CommandMessagesTests {
  typealias Row = NibproofTestSupport.Example<String, String>
  typealias ErrorRow = NibproofTestSupport.Example<UsageError, String>

  static let errors: [ErrorRow] = [
    ErrorRow(
      .unknownCommand("vlidate", nearest: "validate"),
      "unknown command 'vlidate'; did you mean 'validate'?"
    ),
    ErrorRow(.unknownCommand("foo", nearest: nil), "unknown command 'foo'"),
    ErrorRow(
      .unknownCommandOrPath("lint", nearest: "validate"),
      "unknown command or path 'lint'; did you mean 'validate'?"
    ),
    ErrorRow(.unknownCommandOrPath("foo", nearest: nil), "unknown command or path 'foo'"),
    ErrorRow(
      .unknownOption("--strct", nearest: "--strict"),
      "unknown option '--strct'; did you mean '--strict'?"
    ),
    ErrorRow(.unknownOption("-x", nearest: nil), "unknown option '-x'"),
    ErrorRow(
      .missingValue(option: "--output", placeholder: "FILE"),
      "missing value for '--output FILE'"
    ),
    ErrorRow(
      .unexpectedValue("no", option: "--strict"),
      "unexpected value 'no' for '--strict'"
    ),
    ErrorRow(
      .invalidValue("macoS X", option: "--platform", expected: "iOS or macOS", nearest: "macOS"),
      "invalid value 'macoS X' for '--platform'; expected iOS or macOS; did you mean 'macOS'?"
    ),
    ErrorRow(
      .invalidValue("", option: "--output", expected: "a file", nearest: nil),
      "invalid value '' for '--output'; expected a file"
    ),
    ErrorRow(.repeatedOption("--jobs"), "option '--jobs' is specified twice"),
    ErrorRow(.missingOption("--output", for: "several files"), "missing option '--output' for several files"),
    ErrorRow(
      .unknownOperand("fisch", expected: "shell", nearest: "fish", choices: ["bash", "fish"]),
      "unknown shell 'fisch'; did you mean 'fish'?"
    ),
    ErrorRow(
      .unknownOperand("tcsh", expected: "shell", nearest: nil, choices: ["bash", "zsh", "fish"]),
      "unknown shell 'tcsh'; expected bash, zsh or fish"
    ),
    ErrorRow(
      .unknownObject("c-1", file: "A.xib", nearest: nil),
      "A.xib has no object with id 'c-1'"
    ),
    ErrorRow(
      .unlistedOperand("x", expected: "id", command: "nibproof explain"),
      "unknown id 'x'; see 'nibproof explain'"
    ),
    ErrorRow(.emptyOperand("PATH"), "argument 'PATH' is empty"),
    ErrorRow(.missingOperand("FILE"), "missing argument 'FILE'"),
    ErrorRow(.optionWithout("--reporter", needed: "an ID"), "'--reporter' requires an ID"),
    ErrorRow(
      .conflictingOptions("--strict", "--lenient"),
      "'--strict' and '--lenient' cannot be combined"
    ),
    ErrorRow(
      .missingVariable("SCRIPT_INPUT_FILE_COUNT", option: "--use-script-input-files"),
      "'--use-script-input-files' requires the environment variable 'SCRIPT_INPUT_FILE_COUNT', "
        + "which Xcode sets for build phases"
    ),
    ErrorRow(.unexpectedOperand("c"), "unexpected argument 'c'"),
  ]

  @Test("Each invalid argument has a message", arguments: errors)
  func error(_ row: ErrorRow) {
    #expect(row.input.message == row.expected, sourceLocation: row.sourceLocation)
    #expect(Failure.usage(row.input).message == row.expected, sourceLocation: row.sourceLocation)
  }

  static let revisions: [NibproofTestSupport.Example<GitFailure.Reason, String>] = [
    Example(.noWorkTree("App"), "App is not in a Git work tree"),
    Example(.outside("App"), "App is not in the same repository"),
    Example(.unknownRevision(isShallow: false), "not found"),
    Example(
      .unknownRevision(isShallow: true),
      "not found in this shallow clone; fetch more history with 'git fetch --unshallow', or set 'fetch-depth: 0' for "
        + "actions/checkout"
    ),
    Example(
      .noCommonCommit,
      "not connected to the current commit in this shallow clone; fetch more history with 'git fetch "
        + "--unshallow', or set 'fetch-depth: 0' for actions/checkout"
    ),
    Example(.invalid("A.json:1:2: x"), "A.json:1:2: x"),
    Example(.invalidPin("-x"), "'-x' is not a valid commit or tag"),
  ]

  @Test("Each reason why a revision cannot be read has a message", arguments: revisions)
  func revision(_ row: NibproofTestSupport.Example<GitFailure.Reason, String>) {
    let message = "cannot read revision 'main': \(row.expected)"
    #expect(Failure.revision("main", row.input).message == message, sourceLocation: row.sourceLocation)
  }

  static let lines: [Row] = [
    Row(CommandMessages.error("PATH is \u{1B}empty"), "error: PATH is \\u{1B}empty\n"),
    Row(CommandMessages.error("A.xib", "it is gone"), "A.xib: error: it is gone\n"),
    Row(CommandMessages.warning("A.xib", "it is gone"), "A.xib: warning: it is gone\n"),
    Row(CommandMessages.note("A.xib", "it is gone"), "A.xib: note: it is gone\n"),
    Row(CommandMessages.seeHelp(of: "trace"), "See 'nibproof help trace'.\n"),
    Row(CommandMessages.seeHelp(of: nil), "See 'nibproof help'.\n"),
    Row(
      Failure.output(path: "a.json", reason: "the disk is full").message,
      "cannot write a.json: the disk is full"
    ),
    Row(Failure.validation(.noSuchPath("App")).message, "\(ValidationError.noSuchPath("App"))"),
    Row(CommandMessages.standardOutput, "standard output"),
    Row(
      CommandMessages.noDocuments,
      "no .xib or .storyboard files found; nothing was validated"
    ),
    Row(
      CommandMessages.noSelectedDocuments,
      "no document is selected; nothing was validated"
    ),
    Row(CommandMessages.notBelowPaths, "not a document under the paths; skipped"),
    Row(
      CommandMessages.noSources,
      "no sources found; findings that depend on the app's classes are unverified; add the folder with the sources"
    ),
    Row(
      CommandMessages.noCountedSources,
      "the configuration excludes all sources; findings that depend on the app's classes are unverified; "
        + "see the keys 'included', 'excluded' and 'sources'"
    ),
    Row(
      CommandMessages.passedOver("Permission denied"),
      "cannot be read: Permission denied; skipped"
    ),
    Row(CommandMessages.warning("skipped", alsoAbout: 4), "skipped; the same applies to 4 other files"),
    Row(CommandMessages.awaitsInput, "Reading standard input; press Control-D to end it.\n"),
    Row(CommandMessages.isInput, "the file is an existing document, source or configuration"),
    Row(CommandMessages.isThereAlready, "the file exists; use --force to replace it"),
    Row(CommandMessages.wrote("nibproof.json"), "Wrote nibproof.json.\n"),
    Row(
      CommandMessages.isWide,
      "cannot fix UTF-16 or UTF-32; save the file as UTF-8 first"
    ),
    Row(CommandMessages.changedMeanwhile, "the file changed after it was read"),
    Row(CommandMessages.isNotUTF8, "the path is not valid UTF-8; skipped"),
    Row(CommandMessages.fixed(tally(0, left: 0), isDryRun: false), "Nothing to fix automatically.\n"),
    Row(
      CommandMessages.fixed(tally(0, left: 1), isDryRun: false),
      "Nothing to fix automatically; 1 finding needs a manual fix.\n"
    ),
    Row(CommandMessages.fixed(tally(1, left: 0), isDryRun: true), "Would make 1 change in 1 file.\n"),
    Row(
      CommandMessages.fixed(tally(0, left: 0, unsafe: 1), isDryRun: false),
      "No safe fixes; 1 unsafe fix not applied (use --unsafe).\n"
    ),
    Row(
      CommandMessages.fixed(tally(1, left: 1, unsafe: 2), isDryRun: false),
      "Made 1 change in 1 file; 2 unsafe fixes not applied (use --unsafe); 1 finding needs a manual fix.\n"
    ),
    Row(
      CommandMessages.fixed(tally(3, left: 2, files: 2, failed: 1), isDryRun: false),
      "Made 3 changes in 2 files; 1 file could not be written; 2 findings need a manual fix.\n"
    ),
    Row(
      CommandMessages.leftOver(entry, in: "known.json", fails: false),
      "known.json: warning: no longer found: undefined-outlet, Panel.xib, object '-1', key path 'buton'\n"
    ),
    Row(
      CommandMessages.leftOver(entry, in: "known.json", fails: true),
      "known.json: error: no longer found: undefined-outlet, Panel.xib, object '-1', key path 'buton'\n"
    ),
    Row(
      CommandMessages.progress([.sources: (300, 1000), .documents: (10, 20)], seconds: 1),
      "Reading 10 of 20 documents, 300 of 1000 sources, 310 a second"
    ),
    Row(CommandMessages.progress([.loads: (1, 3)], seconds: 2), "Loading 1 of 3 documents"),
  ]

  private static let entry = Baseline.Entry(
    id: "undefined-outlet",
    file: "Panel.xib",
    object: "-1",
    keyPath: "buton",
    message: "'Panel' has no outlet 'buton'"
  )

  @Test("Other lines and messages", arguments: lines)
  func line(_ row: Row) {
    #expect(row.input == row.expected, sourceLocation: row.sourceLocation)
  }
}
