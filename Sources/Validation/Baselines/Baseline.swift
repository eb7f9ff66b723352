import Foundation
import NibLoading
import RuntimeAttributes

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

  /// The findings of a report, except for what is unproved, which never fails.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The folder that paths count from; the current one if it is empty.
  public init(of report: ValidationReport, folder: String) {
    entries = report.findings.filter { $0.consequence != .unproved }.map { Entry($0, folder: folder) }
  }

  /// Reads a baseline.
  ///
  /// - Parameter file: The file's path.
  /// - Throws: A ``ValidationError`` if the file cannot be read, or is no baseline.
  public init(file: String) throws(ValidationError) {
    let path = PathName.normalized(file)
    let bytes = try FileBytes.read(path)
    entries = try SpecReader.decode(BaselineText.self, Data(bytes), file: path).findings
  }

  /// Takes the findings that the baseline has out of a report, each entry one.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The folder that the baseline stands in; the current one if it is empty.
  ///   - paths: What the report is of; entries for other files are left alone.
  /// - Returns: The entries that are no longer found.
  public func remove(from report: inout ValidationReport, folder: String, paths: [String]) -> [Entry] {
    var numbers = Dictionary(entries.map { (Key($0), 1) }, uniquingKeysWith: +)
    for index in report.results.indices {
      report.results[index].findings.removeAll { finding in
        let key = Key(Entry(finding, folder: folder))
        guard let number = numbers[key], number > 0 else { return false }
        numbers[key] = number - 1
        return true
      }
    }
    let roots = paths.map { PathName.fromFolder(folder, PathName.normalized($0)) }
    return entries.filter { entry in
      guard roots.contains(where: { PathName.isBelow(entry.file, $0) }) else { return false }
      let key = Key(entry)
      guard let number = numbers[key], number > 0 else { return false }
      numbers[key] = number - 1
      return true
    }
  }
}

/// What two findings agree in that are the same.
private struct Key: Hashable {
  var id: String
  var file: String
  var object: String?
  var keyPath: String?

  init(_ entry: Baseline.Entry) {
    (id, file, object, keyPath) = (entry.id, entry.file, entry.object, entry.keyPath)
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding, folder: String) {
    self.init(
      id: finding.id.rawValue,
      file: PathName.fromFolder(folder, finding.file),
      object: finding.object?.id,
      keyPath: finding.keyPath,
      message: finding.message
    )
  }
}
