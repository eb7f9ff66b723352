/// What a validation found, whole and sorted.
public struct ValidationReport: Sendable {
  /// One result a spec, by path; a tree without any spec is validated as one of its own without a title.
  public var results: [SpecResult]

  /// Creates a report.
  public init(results: [SpecResult]) {
    self.results = results
  }

  /// All findings that no spec expects or allows, sorted, unverified ones included.
  public var findings: [Finding] { results.flatMap(\.findings).sorted() }

  /// What was checked, in all.
  public var counts: CheckCounts { results.reduce(into: CheckCounts()) { $0 += $1.counts } }

  /// Whether anything fails.
  public func fails(under strictness: Strictness) -> Bool {
    results.contains { $0.fails(under: strictness) }
  }
}

/// What validating one folder with a spec, or one tree without, found.
public struct SpecResult: Sendable {
  /// The spec file's path, relative to where the run started; nil for a tree without a spec.
  public var file: String?
  /// The spec's title.
  public var title: String?
  /// The findings that the spec neither expects nor allows, sorted.
  public var findings: [Finding]
  /// How many findings the spec expects and got.
  public var expectedFindings: Int
  /// How many values the spec expects and got.
  public var expectedValues: Int
  /// What the spec expects and did not get, and what accepts findings and should not.
  public var failures: [ConfigurationDiagnostic]
  /// What is to be said of the spec and never fails.
  public var warnings: [ConfigurationDiagnostic]
  /// What was checked.
  public var counts: CheckCounts
  /// The paths of the documents that were checked, sorted.
  public var documents: [String] = []
  /// The number of findings that a baseline contains, which are left out.
  public var baselineFindings = 0

  /// Creates a result.
  public init(
    file: String? = nil,
    title: String? = nil,
    findings: [Finding] = [],
    expectedFindings: Int = 0,
    expectedValues: Int = 0,
    failures: [ConfigurationDiagnostic] = [],
    warnings: [ConfigurationDiagnostic] = [],
    counts: CheckCounts = CheckCounts()
  ) {
    self.file = file
    self.title = title
    self.findings = findings
    self.expectedFindings = expectedFindings
    self.expectedValues = expectedValues
    self.failures = failures
    self.warnings = warnings
    self.counts = counts
  }

  /// All that is to be said beside the findings.
  public var remarks: [ConfigurationDiagnostic] { failures + warnings }

  /// The remarks about dependencies.
  package var dependencyRemarks: [ConfigurationDiagnostic] { warnings.filter { $0.kind == .dependency } }

  /// Whether the file is a `nibproof.json`, which configures a tree and expects nothing by itself.
  public var isConfiguration: Bool { file.map(PathName.isConfiguration) == true }

  /// Whether the folder fails: something is missing that its spec expects, or something failing was found beside it.
  ///
  /// In a lenient run nothing does.
  public func fails(under strictness: Strictness) -> Bool {
    strictness != .lenient && (!failures.isEmpty || findings.contains { $0.fails(under: strictness) })
  }
}

/// How much was checked.
public struct CheckCounts: Hashable, Sendable {
  /// Documents that were read, readable or not.
  public var documents = 0
  /// Source files that were read.
  public var sources = 0
  /// Classes that the sources declare.
  public var classes = 0
  /// Runtime attributes.
  public var attributes = 0
  /// Outlets, each member of an outlet collection counting.
  public var outlets = 0
  /// Actions.
  public var actions = 0

  /// Counts nothing yet.
  public init() {}

  /// Whether nothing was loaded: no document, and no attribute that a spec sets without one.
  public var areOfNothing: Bool { documents == 0 && attributes == 0 }

  /// Adds another count.
  public static func += (left: inout CheckCounts, right: CheckCounts) {
    left.documents += right.documents
    left.sources += right.sources
    left.classes += right.classes
    left.attributes += right.attributes
    left.outlets += right.outlets
    left.actions += right.actions
  }
}
