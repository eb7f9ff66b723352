public import Checks
public import InterfaceDocuments
import KeyValueCoding
package import ProjectModel
public import ReferenceGraph
public import Validation

/// The reporters by kind of result; the first reporter of each kind is the default.
public enum Reporters {
  /// The reporters of validation reports.
  public static let validation: [any Reporter<ValidationReport>] = runs.map { whole($0) }

  /// The reporters of validations, which can write while a validation is running.
  public static let runs: [any ValidationReporter] = [
    TextReporter(), ConciseReporter(), StatisticsReporter(), XcodeReporter(), JSONReporter(), SARIFReporter(),
    GitHubActionsReporter(),
    CheckstyleReporter(), JUnitReporter(), GitLabReporter(), MarkdownReporter(), CSVReporter(),
    HTMLReporter(),
  ]

  /// Returns a validation reporter as a reporter of complete reports.
  private static func whole(_ reporter: some ValidationReporter) -> any Reporter<ValidationReport> {
    reporter
  }

  /// The reporters of classes.
  public static let classes: [any Reporter<[ClassDescription]>] = [
    ClassesTextReporter(), ClassesJSONReporter(),
  ]

  /// The reporters of documents.
  public static let document: [any Reporter<InterfaceDocument>] = [
    DocumentTextReporter(), DocumentJSONReporter(),
  ]

  /// The reporters of dependencies.
  package static let dependencies: [any Reporter<DependencyReport>] = [
    DependenciesTextReporter(), DependenciesJSONReporter(),
  ]

  /// The reporters of load traces.
  public static let trace: [any Reporter<LoadTrace>] = [TraceTextReporter(), TraceJSONReporter()]

  /// The reporters of drawings.
  public static let drawing: [any Reporter<InterfaceDrawing>] = [SVGReporter()]

  /// The reporters of located log lines.
  public static let locations: [any Reporter<LocationReport>] = [
    LocationTextReporter(), LocationJSONReporter(),
  ]

  /// The reporters of baselines.
  public static let baseline: [any Reporter<Baseline>] = [BaselineReporter()]

  /// The reporters of the tool's version.
  package static let version: [any Reporter<ToolVersion>] = [VersionTextReporter(), VersionJSONReporter()]

  /// The reporters of explanations.
  public static let explanation: [any Reporter<Explanation>] = [
    ExplanationTextReporter(), ExplanationJSONReporter(), ExplanationMarkdownReporter(),
  ]

  /// The machine-readable reporters of all explanations.
  public static let rules: [any Reporter<Explanations.List>] = [RulesJSONReporter()]
}
