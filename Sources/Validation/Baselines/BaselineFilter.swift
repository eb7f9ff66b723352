public import Checks
import ProjectModel

/// Removes findings from a stream of findings; each entry of the baseline removes one finding.
public struct BaselineFilter: Sendable {
  private let baseline: Baseline
  private let folder: String
  /// The number of unmatched entries by subject.
  private var numbers: [FindingSubject: Int]

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - baseline: The findings to remove.
  ///   - folder: The folder of the baseline, or empty for the current folder.
  public init(_ baseline: Baseline, folder: String) {
    self.baseline = baseline
    self.folder = folder
    numbers = Dictionary(baseline.entries.map { (FindingSubject($0), 1) }, uniquingKeysWith: +)
  }

  /// Returns the findings that are not in the baseline.
  public mutating func remaining(_ findings: [Finding]) -> [Finding] {
    findings.filter { !take(FindingSubject(Baseline.Entry($0, folder: folder))) }
  }

  /// Returns the entries for files below the validated paths that did not match a finding.
  public func leftOver(below paths: [String]) -> [Baseline.Entry] {
    let roots = paths.map { PathName.fromFolder(folder, PathName.normalized($0)) }
    var rest = self
    return baseline.entries.filter { entry in
      roots.contains { PathName.isBelow(entry.file, $0) } && rest.take(FindingSubject(entry))
    }
  }

  private mutating func take(_ key: FindingSubject) -> Bool {
    guard let number = numbers[key], number > 0 else { return false }
    numbers[key] = number - 1
    return true
  }
}

extension Baseline.Entry {
  /// Creates the entry for a finding, with a path relative to the folder of the baseline.
  init(_ finding: Finding, folder: String) {
    self.init(
      id: finding.id.rawValue,
      file: PathName.fromFolder(folder, finding.file),
      object: finding.object?.id,
      keyPath: finding.keyPath,
      message: finding.message
    )
  }
}
