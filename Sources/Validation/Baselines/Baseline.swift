import Checks
import PortableFoundation
public import ProjectModel

/// A record of existing findings, so that later runs report only new findings.
public struct Baseline: Hashable, Sendable {
  /// A finding in the baseline, identified by its id, file, object and key path instead of its line.
  public struct Entry: Hashable, Sendable {
    /// The id of the finding.
    public var id: String
    /// The path of the document or source, relative to the folder of the baseline.
    public var file: String
    /// The id of the object in the document, if any.
    public var object: String?
    /// The key path, outlet, selector or name, if any.
    public var keyPath: String?
    /// The message, for readers of the file; comparisons ignore it.
    public var message: String
  }

  /// The findings, sorted by file and position when the baseline was recorded.
  public var entries: [Entry]

  /// Records the findings of a report, except unverified findings that are not likely.
  ///
  /// - Parameters:
  ///   - report: The report whose findings are recorded.
  ///   - folder: The folder to which paths are relative, or empty for the current folder.
  public init(of report: ValidationReport, folder: String) {
    entries = report.findings.filter { !$0.isOpen }.map { Entry($0, folder: folder) }
  }

  /// Reads a baseline.
  ///
  /// - Parameter file: The file's path.
  /// - Throws: A ``ValidationError`` if the file cannot be read, or is not a baseline.
  public init(file: String) throws(ValidationError) {
    let path = PathName.normalized(file)
    let bytes = try FileBytes.read(path)
    entries = try SpecReader.decode(Data(bytes), file: path) { root throws(SpecError) in
      try BaselineText(root).findings
    }
  }

  /// Removes the findings in the baseline from a report.
  ///
  /// Each entry removes one finding.
  ///
  /// - Parameters:
  ///   - report: The report on the current state of the app.
  ///   - folder: The folder of the baseline, or empty for the current folder.
  ///   - paths: The validated paths; entries for other files are ignored.
  /// - Returns: The entries that no longer match a finding.
  public func remove(from report: inout ValidationReport, folder: String, paths: [String]) -> [Entry] {
    var filter = BaselineFilter(self, folder: folder)
    for index in report.results.indices {
      report.results[index].findings = filter.remaining(report.results[index].findings)
    }
    return filter.leftOver(below: paths)
  }
}
