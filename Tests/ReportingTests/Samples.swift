import Checks
import NibLoading
import ProjectModel
import ReferenceGraph
import Reporting
import RuntimeAttributes
import Testing
import Validation

// Findings for the tests of all reporters.
enum Samples {
  /// A document with findings on an indented line, on a line with tabs and on a line with wide characters.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadios">
    \t\t<outlet property="titel" destination="b"/>
    <view>日本</view><outlet property="x"/>
    </userDefinedRuntimeAttribute></document>
    """

  static let texts = SourceTexts { path in
    path == "App/Main.xib" ? Array(document.utf8) : nil
  }

  /// Options that list every finding.
  static let everything = ReportOptions(detail: .verbose, texts: texts, folder: "/work", version: "1.2.3")

  static let button = Finding.Object(
    id: "abc-12-def",
    className: "RedButton",
    element: "button",
    label: "Stop"
  )

  static let dropped = Finding(
    id: .undefinedKey,
    consequence: .dropped,
    message: "RedButton's layer has no key 'cornerRadios'",
    consoleMessage: "Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)",
    file: "App/Main.xib",
    position: SourcePosition(line: 3, column: 21),
    object: button,
    keyPath: "layer.cornerRadios",
    declaration: FileLocation(
      file: "App/RedButton.swift",
      position: SourcePosition(line: 7, column: 7)
    ),
    suggestion: "layer.cornerRadius"
  )

  static let crash = Finding(
    id: .undefinedOutlet,
    consequence: .crash,
    message: "'Owner' has no outlet 'titel'",
    file: "App/Main.xib",
    position: SourcePosition(line: 4, column: 3),
    object: Finding.Object(id: nil, className: nil, element: "placeholder", label: nil),
    keyPath: "titel"
  )

  /// The finding `crash`, in a nib that nothing loads.
  static let unreachable = {
    var finding = crash
    finding.notes = [Finding.Note("unreachable: no code or document loads this nib")]
    finding.isUnreachable = true
    return finding
  }()

  /// The finding `crash`, in a nib that code loads.
  static let reachable = {
    var finding = crash
    finding.evidence = [
      LoadEvidence(
        kind: .name,
        name: "Main",
        file: "App/A.swift",
        position: SourcePosition(line: 3, column: 5)
      ),
      LoadEvidence(
        kind: .start,
        name: "App",
        file: "App/App.swift",
        position: SourcePosition(line: 1, column: 7)
      ),
    ]
    return finding
  }()

  static let silent = Finding(
    id: .colorForCGColor,
    consequence: .silent,
    message: "no color",
    file: "App/Main.xib",
    position: SourcePosition(line: 5, column: 20)
  )

  static let unverified = Finding(
    id: .unknownClass,
    consequence: .unverified,
    message: "no source shows PodView",
    file: "Other.storyboard",
    position: SourcePosition(line: 9, column: 1)
  )

  static let invalid = Finding(
    id: .unreadableDocument,
    consequence: .invalid,
    message: "the file is empty\u{1B}[2J",
    file: "Z\n.xib",
    position: SourcePosition(line: 1, column: 1)
  )

  static let report = ValidationReport(results: [
    SpecResult(
      file: "App/spec.json",
      title: "The \"app\"",
      findings: [dropped, crash, silent],
      expectedFindings: 2,
      failures: [difference],
      counts: counts(documents: 1, sources: 2, classes: 3, attributes: 4, outlets: 5, actions: 1)
    ),
    SpecResult(
      file: "Good/spec.json",
      findings: [],
      expectedFindings: 1,
      expectedValues: 2,
      counts: counts(documents: 2, sources: 1)
    ),
    SpecResult(
      findings: [unverified, invalid],
      failures: [comment],
      warnings: [pattern],
      counts: counts(documents: 2)
    ),
  ])

  static let difference = ConfigurationDiagnostic(
    .expectation,
    "abc.layer.cornerRadius is not what it should be\nexpected: 10\nfound: 12",
    at: FileLocation(file: "App/spec.json", position: SourcePosition(line: 6, column: 9))
  )

  static let comment = ConfigurationDiagnostic(
    .acceptance,
    "no finding has the id 'x'",
    at: FileLocation(file: "App/Badge.swift", position: SourcePosition(line: 2, column: 4))
  )

  static let pattern = ConfigurationDiagnostic(
    .pattern,
    "'excluded' names 'Nope/', and nothing is there",
    at: FileLocation(file: "nibproof.json", position: SourcePosition(line: 3, column: 14))
  )

  static func counts(
    documents: Int = 0,
    sources: Int = 0,
    classes: Int = 0,
    attributes: Int = 0,
    outlets: Int = 0,
    actions: Int = 0
  ) -> CheckCounts {
    var counts = CheckCounts()
    counts.documents = documents
    counts.sources = sources
    counts.classes = classes
    counts.attributes = attributes
    counts.outlets = outlets
    counts.actions = actions
    return counts
  }
}

/// Returns the reporter with the given name.
func reporter<Subject>(
  _ name: String,
  among reporters: [any Reporter<Subject>]
) throws -> any Reporter<Subject> {
  try #require(reporters.first { $0.name == name })
}

/// Returns pretty-printed JSON as a single line.
func compacted(_ json: String) -> String {
  json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined().replacing("\": ", with: "\":") + "\n"
}
