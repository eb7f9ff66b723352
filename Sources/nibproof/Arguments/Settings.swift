import Checks
import KeyValueCoding
import Reporting
import RuntimeAttributes
import Validation

/// The settings from the arguments.
struct Settings: Sendable {
  var operands: [String] = []
  var specFile: String?
  /// The ids of the findings to report; all if empty.
  var only: [FindingID] = []
  /// The ids of findings that are not reported.
  var disabled: [FindingID] = []
  var wantsUnused = false
  var platform: Platform?
  var deploymentTarget: PlatformVersion?
  var reporter: String?
  /// The output file; standard output by default and for `-`.
  var output: String? {
    didSet { if output == "-" { output = nil } }
  }
  var object: String?
  /// The id of the only scene to draw.
  var scene: String?
  /// The revision with which a drawing is compared, if any.
  var revision: String?
  var stamp: String?
  /// The file to which a Markdown summary is appended.
  var stepSummary: String?
  var baseline: String?
  var isBaselineStrict = false
  /// The revision for comparisons: `validate` omits the revision's findings, and `fix` finds new names of its
  /// declarations.
  var since: String?
  var readsInput = false
  var inputFile: String?
  var usesScriptInputFiles = false
  var usesScriptInputFileLists = false
  var isDryRun = false
  /// Whether only a unified diff of the changes is printed, which implies a dry run and the quiet level.
  var printsDiffOnly = false {
    didSet { if printsDiffOnly { (isDryRun, detail) = (true, .quiet) } }
  }
  /// Whether 'rename' changes files.
  var wantsWriting = false
  var isForced = false
  /// The fixes to make.
  var applicability = Applicability.safe
  var wantsConversions = false
  var strictness = Strictness.normal
  var detail = ReportOptions.Detail.normal
  var jobs: Int?
  var environment: [String: String] = [:]
  var derivedData: String?
  var sourcePackages: String?
  var wantsFetching = false
  var allowsLocalRepositories = false
  var color = ColorChoice.auto
  var link: LinkFormat?
  var date: String?
  var wantsHelp = false
  var wantsVersion = false

  /// The operands as paths; the current folder by default.
  var paths: [String] { operands.isEmpty ? ["."] : operands }
}

/// The choice of colored output.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
