public import Checks
public import ProjectModel

/// The complete, sorted results of a validation.
public struct ValidationReport: Sendable {
  /// The results of each spec, sorted by path; a tree without a spec has one result without a title.
  public var results: [SpecResult]

  /// Creates a report.
  public init(results: [SpecResult]) {
    self.results = results
  }

  /// All findings that are neither expected nor suppressed, sorted, including unverified findings.
  public var findings: [Finding] { results.flatMap(\.findings).sorted() }

  /// The total numbers of checked items.
  public var counts: CheckCounts { results.reduce(into: CheckCounts()) { $0 += $1.counts } }

  /// Whether the run fails.
  public func fails(under strictness: Strictness) -> Bool {
    results.contains { $0.fails(under: strictness) }
  }
}

/// The result of validating one folder with a spec, or one tree without a spec.
public struct SpecResult: Sendable {
  /// The path of the spec file, relative to the working directory; nil without a spec.
  public var file: String?
  /// The spec's title, if any.
  public var title: String?
  /// The findings that are neither expected nor suppressed, sorted.
  public var findings: [Finding]
  /// The number of expected findings that were found.
  public var expectedFindings: Int
  /// The number of expected values that were found.
  public var expectedValues: Int
  /// The number of expected connections that were found.
  public var expectedConnections: Int
  /// The diagnostics that fail the run: unmet expectations and errors of the spec, and unused or invalid suppressions.
  public var failures: [ConfigurationDiagnostic]
  /// The diagnostics that never fail the run.
  public var warnings: [ConfigurationDiagnostic]
  /// The numbers of checked items.
  public var counts: CheckCounts
  /// The paths of the checked documents, sorted.
  public var documents: [String] = []
  /// Whether the spec could not be read, so that nothing below its folder was checked.
  public var isInvalid = false
  /// The number of findings that were omitted because a baseline contains them or because they precede a change.
  public var baselineFindings = 0
  /// The number of findings from before a change that no longer occur; set only in the last result of a run.
  package var fixedFindings = 0

  /// Creates a result.
  public init(
    file: String? = nil,
    title: String? = nil,
    findings: [Finding] = [],
    expectedFindings: Int = 0,
    expectedValues: Int = 0,
    expectedConnections: Int = 0,
    failures: [ConfigurationDiagnostic] = [],
    warnings: [ConfigurationDiagnostic] = [],
    counts: CheckCounts = CheckCounts()
  ) {
    self.file = file
    self.title = title
    self.findings = findings
    self.expectedFindings = expectedFindings
    self.expectedValues = expectedValues
    self.expectedConnections = expectedConnections
    self.failures = failures
    self.warnings = warnings
    self.counts = counts
  }

  /// All configuration diagnostics.
  public var diagnostics: [ConfigurationDiagnostic] { failures + warnings }

  /// The diagnostics about dependencies.
  package var dependencyDiagnostics: [ConfigurationDiagnostic] { warnings.filter { $0.kind == .dependency } }

  /// Whether the file is a `nibproof.json`, which configures a tree but does not contain expectations.
  public var isConfiguration: Bool { file.map(PathName.isConfiguration) == true }

  /// Whether the folder fails, because of one of its ``failures`` or a failing finding.
  ///
  /// Lenient runs never fail.
  public func fails(under strictness: Strictness) -> Bool {
    strictness != .lenient && (!failures.isEmpty || findings.contains { $0.fails(under: strictness) })
  }
}

/// The numbers of checked items.
public struct CheckCounts: Hashable, Sendable {
  /// The number of documents, including unreadable documents.
  public var documents = 0
  /// The number of source files.
  public var sources = 0
  /// The number of classes that the sources declare.
  public var classes = 0
  /// The number of runtime attributes.
  public var attributes = 0
  /// The number of outlets, including each member of an outlet collection.
  public var outlets = 0
  /// The number of actions.
  public var actions = 0

  /// Creates counts of zero.
  public init() {}

  /// Whether nothing was checked: neither documents, nor attributes that a spec sets without a document.
  public var isEmpty: Bool { documents == 0 && attributes == 0 }

  /// Adds other counts.
  public static func += (left: inout CheckCounts, right: CheckCounts) {
    left.documents += right.documents
    left.sources += right.sources
    left.classes += right.classes
    left.attributes += right.attributes
    left.outlets += right.outlets
    left.actions += right.actions
  }
}
