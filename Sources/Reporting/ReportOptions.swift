public import RuntimeAttributes
public import Validation

/// How much a reporter tells, and how.
public struct ReportOptions: Sendable {
  /// How much is told.
  public enum Detail: Int, Comparable, Sendable {
    /// Findings alone.
    case quiet
    /// Findings, and what was checked.
    case normal
    /// What could not be proved as well.
    case verbose

    /// By how much is told.
    public static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  /// How much is told.
  public var detail: Detail
  /// What fails.
  public var strictness: Strictness
  /// How text is set off.
  public var style: Style
  /// Where the lines that findings point at are read.
  public var texts: SourceTexts
  /// The folder that relative paths count from, for reports whose readers want whole ones.
  public var folder: String?
  /// Where the repository is, for the reports of servers; their paths count from ``folder`` unless said.
  public var repository: RepositoryPaths?
  /// The version of the tool, for reports that name it.
  public var version: String?
  /// The platform of documents that do not name one, for reports that name it.
  public var platform: Platform?
  /// The format of links to lines of files, for reports with links.
  public var link: LinkFormat?
  /// The name of what is reported, such as the app, for reports with a title.
  public var title: String?
  /// The date that a report shows; none is shown unless given, so that reports are deterministic.
  public var date: String?
  /// The name of the baseline whose findings are left out.
  public var baseline: String?
  /// How wide texts for people are set, in columns; excerpts and messages of the runtime are never broken.
  public var width: Int
  /// Whether remarks about dependencies may follow the findings, which a text report shows above them.
  package var awaitsDependencies = false

  /// Creates options.
  ///
  /// - Parameters:
  ///   - detail: How much is told.
  ///   - strictness: What fails.
  ///   - style: How text is set off.
  ///   - texts: Where the lines that findings point at are read.
  ///   - folder: The folder that relative paths count from.
  ///   - repository: Where the repository is.
  ///   - version: The version of the tool.
  ///   - platform: The platform of documents that do not name one.
  ///   - width: How wide texts for people are set, in columns.
  public init(
    detail: Detail = .normal,
    strictness: Strictness = .normal,
    style: Style = .plain,
    texts: SourceTexts = .files,
    folder: String? = nil,
    repository: RepositoryPaths? = nil,
    version: String? = nil,
    platform: Platform? = nil,
    width: Int = 100
  ) {
    self.detail = detail
    self.strictness = strictness
    self.style = style
    self.texts = texts
    self.folder = folder
    self.repository = repository
    self.version = version
    self.platform = platform
    self.width = width
  }
}
