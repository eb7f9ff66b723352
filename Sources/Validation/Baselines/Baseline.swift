import NibLoading
import PortableFoundation

/// Findings that were there before somebody started to look: a run that is given them tells what is new.
public struct Baseline: Hashable, Sendable {
  /// One finding, by what it is about and never by its line.
  public struct Entry: Hashable, Sendable {
    /// The finding's id.
    public var id: String
    /// The document's path, relative to the folder that the baseline stands in.
    public var file: String
    /// The document's id of the object, if it has one.
    public var object: String?
    /// The key path, outlet or selector.
    public var keyPath: String?
    /// What is wrong, for those who read the file; it is not compared.
    public var message: String
  }

  /// The findings, sorted by document and place when they were written.
  public var entries: [Entry]

  /// The findings of a report, except for undecided ones that are not likely.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The folder that paths count from; the current one if it is empty.
  public init(of report: ValidationReport, folder: String) {
    entries = report.findings.filter { !$0.isOpen }.map { Entry($0, folder: folder) }
  }

  /// Reads a baseline.
  ///
  /// - Parameter file: The file's path.
  /// - Throws: A ``ValidationError`` if the file cannot be read, or is no baseline.
  public init(file: String) throws(ValidationError) {
    let path = PathName.normalized(file)
    let bytes = try FileBytes.read(path)
    entries = try SpecReader.decode(Data(bytes), file: path) { root throws(SpecError) in
      try BaselineText(root).findings
    }
  }

  /// Takes the findings that the baseline has out of a report, each entry one.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The folder that the baseline stands in; the current one if it is empty.
  ///   - paths: What the report is of; entries for other files are left alone.
  /// - Returns: The entries that are no longer found.
  public func remove(from report: inout ValidationReport, folder: String, paths: [String]) -> [Entry] {
    var filter = BaselineFilter(self, folder: folder)
    for index in report.results.indices {
      report.results[index].findings = filter.remaining(report.results[index].findings)
    }
    return filter.leftOver(below: paths)
  }
}
