import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation
@testable import nibproof

/// All messages of the command, to the letter; those of libraries are in the tables of these.
///
/// Other tests compare errors, or the output with these messages.
@Suite("Messages of the command")
struct SentencesTests {
  typealias Row = NibproofTestSupport.Example<String, String>
  typealias ErrorRow = NibproofTestSupport.Example<UsageError, String>

  static let errors: [ErrorRow] = [
    ErrorRow(
      .unknownCommand("vlidate", nearest: "validate"),
      "'vlidate' is no command; did you mean 'validate'?"
    ),
    ErrorRow(.unknownCommand("foo", nearest: nil), "'foo' is no command"),
    ErrorRow(.neitherCommandNorPath("foo"), "'foo' is no command, and no such file or folder"),
    ErrorRow(
      .unknownOption("--strct", nearest: "--strict"),
      "'--strct' is no option; did you mean '--strict'?"
    ),
    ErrorRow(.unknownOption("-x", nearest: nil), "'-x' is no option"),
    ErrorRow(
      .missingValue(option: "--output", placeholder: "FILE"),
      "--output needs a value: --output FILE"
    ),
    ErrorRow(
      .unexpectedValue("no", option: "--strict"),
      "--strict takes no value, and 'no' stands behind it"
    ),
    ErrorRow(
      .invalidValue("macoS X", option: "--platform", expected: "iOS or macOS", nearest: "macOS"),
      "--platform takes iOS or macOS, not 'macoS X'; did you mean 'macOS'?"
    ),
    ErrorRow(
      .invalidValue("", option: "--output", expected: "a file", nearest: nil),
      "--output takes a file, not ''"
    ),
    ErrorRow(.repeatedOption("--jobs"), "--jobs stands twice"),
    ErrorRow(.missingOption("--output", for: "--index"), "--index needs --output"),
    ErrorRow(
      .unknownOperand("fisch", expected: "shell", nearest: "fish", choices: ["bash", "fish"]),
      "'fisch' is no shell; did you mean 'fish'?"
    ),
    ErrorRow(
      .unknownOperand("tcsh", expected: "shell", nearest: nil, choices: ["bash", "zsh", "fish"]),
      "'tcsh' is no shell; write bash, zsh or fish"
    ),
    ErrorRow(
      .unknownOperand("c-1", expected: "object of A.xib", nearest: nil, choices: []),
      "'c-1' is no object of A.xib"
    ),
    ErrorRow(.emptyOperand("PATH"), "PATH is empty"),
    ErrorRow(.missingOperand("FILE"), "the argument FILE is missing"),
    ErrorRow(.optionWithout("--reporter", needed: "an ID"), "--reporter needs an ID"),
    ErrorRow(
      .conflictingOptions("--strict", "--lenient"),
      "--strict and --lenient cannot go together"
    ),
    ErrorRow(
      .missingVariable("SCRIPT_INPUT_FILE_COUNT", option: "--use-script-input-files"),
      "--use-script-input-files needs the environment's variable SCRIPT_INPUT_FILE_COUNT, "
        + "which Xcode sets for build phases"
    ),
    ErrorRow(.unexpectedOperand("c"), "'c' is one argument too many"),
  ]

  @Test("Each wrong argument has its message", arguments: errors)
  func error(_ row: ErrorRow) {
    #expect(row.input.sentence == row.expected, sourceLocation: row.sourceLocation)
    #expect(Failure.usage(row.input).sentence == row.expected, sourceLocation: row.sourceLocation)
  }

  static let lines: [Row] = [
    Row(Sentences.error("PATH is \u{1B}empty"), "error: PATH is \\u{1B}empty\n"),
    Row(Sentences.error("A.xib", "it is gone"), "A.xib: error: it is gone\n"),
    Row(Sentences.warning("A.xib", "it is gone"), "A.xib: warning: it is gone\n"),
    Row(Sentences.note("A.xib", "it is gone"), "A.xib: note: it is gone\n"),
    Row(Sentences.seeHelp(of: "trace"), "See 'nibproof help trace'.\n"),
    Row(Sentences.seeHelp(of: nil), "See 'nibproof help'.\n"),
    Row(
      Failure.output(path: "a.json", reason: "the disk is full").sentence,
      "cannot write a.json: the disk is full"
    ),
    Row(Failure.validation(.noSuchPath("App")).sentence, "\(ValidationError.noSuchPath("App"))"),
    Row(Sentences.standardOutput, "standard output"),
    Row(
      Sentences.noDocuments,
      "there is no .xib or .storyboard file here, and nothing was validated"
    ),
    Row(
      Sentences.noSelectedDocuments,
      "none of the documents here is selected, and nothing was validated"
    ),
    Row(Sentences.notBelowPaths, "it is no document below the paths, and nothing is said of it"),
    Row(
      Sentences.noSources,
      "there is no source here, and what depends on the app's classes is unproved; "
        + "name the folder of the sources as well"
    ),
    Row(
      Sentences.noCountedSources,
      "none of the sources here counts, and what depends on the app's classes is unproved; "
        + "'included', 'excluded' and 'sources' of the configuration say which do"
    ),
    Row(
      Sentences.passedOver("Permission denied"),
      "cannot be read: Permission denied; what it holds is unknown"
    ),
    Row(Sentences.awaitsInput, "Reading the standard input; Control-D ends it.\n"),
    Row(Sentences.isInput, "it is there already, as a document, source or configuration"),
    Row(Sentences.isThereAlready, "it is there already; --force replaces it"),
    Row(Sentences.wrote("nibproof.json"), "Wrote nibproof.json.\n"),
    Row(
      Sentences.isWide,
      "it is written in UTF-16 or UTF-32, in which nothing is mended; save it in UTF-8 first"
    ),
    Row(Sentences.changedMeanwhile, "it changed since it was read"),
    Row(Sentences.changes(0, left: 0, isDryRun: false), "Nothing is proved left over.\n"),
    Row(
      Sentences.changes(0, left: 1, isDryRun: false),
      "Nothing is proved left over. 1 finding to mend by hand: see 'nibproof validate'.\n"
    ),
    Row(Sentences.changes(1, left: 0, isDryRun: true), "Would make 1 change.\n"),
    Row(Sentences.changes(1, left: 0, isDryRun: false), "Made 1 change.\n"),
    Row(
      Sentences.changes(2, left: 3, isDryRun: false),
      "Made 2 changes. 3 findings to mend by hand: see 'nibproof validate'.\n"
    ),
    Row(
      Sentences.leftOver(entry, in: "known.json", fails: false),
      "known.json: warning: no longer found: undefined-outlet, Panel.xib, object -1, key path buton\n"
    ),
    Row(
      Sentences.leftOver(entry, in: "known.json", fails: true),
      "known.json: error: no longer found: undefined-outlet, Panel.xib, object -1, key path buton\n"
    ),
    Row(
      Sentences.progress([.sources: (300, 1000), .documents: (10, 20)], seconds: 1),
      "Reading 10 of 20 documents, 300 of 1000 sources, 310 a second"
    ),
    Row(Sentences.progress([.loads: (1, 3)], seconds: 2), "Loading 1 of 3 documents"),
  ]

  private static let entry = Baseline.Entry(
    id: "undefined-outlet",
    file: "Panel.xib",
    object: "-1",
    keyPath: "buton",
    message: "Panel has no outlet 'buton'"
  )

  @Test("Each line and sentence", arguments: lines)
  func line(_ row: Row) {
    #expect(row.input == row.expected, sourceLocation: row.sourceLocation)
  }
}
