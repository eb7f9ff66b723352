public import Checks
import KeyValueCoding
package import ProjectModel

/// The options of a reporter.
public struct ReportOptions: Sendable {
  /// The level of detail of a report.
  public enum Detail: Int, Comparable, Sendable {
    /// Findings only.
    case quiet
    /// Findings and a summary.
    case normal
    /// Findings, a summary and unverified findings.
    case verbose

    /// Compares levels of detail.
    public static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  /// The level of detail.
  public var detail: Detail
  /// The severities that fail the run.
  public var strictness: Strictness
  /// The text style.
  public var style: TextStyle
  /// The source texts for excerpts.
  public var texts: SourceTexts
  /// The folder against which relative paths are resolved, for reports with absolute paths.
  public var folder: String?
  /// The location of the repository, for CI servers; paths are relative to ``folder`` by default.
  public var repository: RepositoryPaths?
  /// The version of the tool, for reports that show the version.
  public var version: String?
  /// The platform that the run sets for all documents, for reports that show the platform.
  public var platform: Platform?
  /// The format of links to lines of files; nil for reports without such links.
  public var link: LinkFormat?
  /// The title of the report, if any, such as the name of the app.
  public var title: String?
  /// The date to show; none by default, so that reports are deterministic.
  public var date: String?
  /// The name of the baseline whose findings are omitted, if any.
  public var baseline: String?
  /// The name of the revision whose findings are omitted, if any.
  package var revision: String?
  /// The line width of prose in columns; excerpts and console messages are never wrapped.
  public var width: Int
  /// The images of the app, for reports with drawings; without images, placeholders are drawn.
  package var images: ImageFiles?
  /// Whether results may have diagnostics about dependencies, which a text report shows above the findings.
  package var awaitsDependencies = false

  /// Creates options.
  ///
  /// - Parameters:
  ///   - detail: The level of detail.
  ///   - strictness: The severities that fail the run.
  ///   - style: The text style.
  ///   - texts: The source texts for excerpts.
  ///   - folder: The folder against which relative paths are resolved.
  ///   - repository: The location of the repository.
  ///   - version: The version of the tool.
  ///   - platform: The platform that the run sets for all documents; nil if the run does not set a platform.
  ///   - width: The line width of prose in columns.
  public init(
    detail: Detail = .normal,
    strictness: Strictness = .normal,
    style: TextStyle = .plain,
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

extension ReportOptions {
  /// The findings that the report omits because they are not new.
  enum Omitted: Hashable {
    /// The findings in the named baseline.
    case baseline(String)
    /// The findings of the named revision.
    case revision(String)
  }

  /// The findings that the report omits because they are not new, or nil if the report contains all findings.
  var omitted: Omitted? { revision.map { .revision($0) } ?? baseline.map { .baseline($0) } }
}
