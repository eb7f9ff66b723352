public import InterfaceDocuments
public import RuntimeAttributes
public import Validation

/// The reporters by what they report; the first of each table is the one that nobody has to ask for.
public enum Reporters {
  /// What a validation found.
  public static let validation: [any Reporter<ValidationReport>] = runs.map { whole($0) }

  /// The same, to be written while the validation goes on.
  public static let runs: [any ValidationReporter] = [
    TextReporter(), XcodeReporter(), JSONReporter(), SARIFReporter(), GitHubActionsReporter(),
    CheckstyleReporter(), JUnitReporter(), GitLabReporter(), MarkdownReporter(), CSVReporter(),
    HTMLReporter(),
  ]

  /// A reporter of validations as one of whole reports.
  private static func whole(_ reporter: some ValidationReporter) -> any Reporter<ValidationReport> {
    reporter
  }

  /// The classes that sources declare.
  public static let classes: [any Reporter<[ClassDescription]>] = [
    ClassesTextReporter(), ClassesJSONReporter(),
  ]

  /// What a document holds.
  public static let document: [any Reporter<InterfaceDocument>] = [
    DocumentTextReporter(), DocumentJSONReporter(),
  ]

  /// The dependencies of an app.
  package static let dependencies: [any Reporter<DependencyReport>] = [
    DependenciesTextReporter(), DependenciesJSONReporter(),
  ]

  /// A load, event by event.
  public static let trace: [any Reporter<LoadTrace>] = [TraceTextReporter(), TraceJSONReporter()]

  /// A document as a picture.
  public static let drawing: [any Reporter<InterfaceDrawing>] = [SVGReporter()]

  /// What the lines of a log mean.
  public static let locations: [any Reporter<LocationReport>] = [
    LocationTextReporter(), LocationJSONReporter(),
  ]

  /// Findings that are known.
  public static let baseline: [any Reporter<Baseline>] = [BaselineReporter()]

  /// The version of the tool.
  package static let version: [any Reporter<ToolVersion>] = [VersionTextReporter(), VersionJSONReporter()]

  /// What a kind of finding means.
  public static let explanation: [any Reporter<Explanation>] = [
    ExplanationTextReporter(), ExplanationJSONReporter(), ExplanationMarkdownReporter(),
  ]
}
