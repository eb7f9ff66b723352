/// Takes the findings out that a baseline has, each entry one, while they are found.
public struct BaselineFilter: Sendable {
  /// What two findings agree in that are the same.
  private struct Key: Hashable, Sendable {
    var id: String
    var file: String
    var object: String?
    var keyPath: String?

    init(_ entry: Baseline.Entry) {
      (id, file, object, keyPath) = (entry.id, entry.file, entry.object, entry.keyPath)
    }
  }

  private let baseline: Baseline
  private let folder: String
  /// How many entries of a kind are yet to be found.
  private var numbers: [Key: Int]

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - baseline: The baseline.
  ///   - folder: The folder that it stands in; the current one if it is empty.
  public init(_ baseline: Baseline, folder: String) {
    self.baseline = baseline
    self.folder = folder
    numbers = Dictionary(baseline.entries.map { (Key($0), 1) }, uniquingKeysWith: +)
  }

  /// The findings that the baseline does not have.
  public mutating func remaining(_ findings: [Finding]) -> [Finding] {
    findings.filter { !take(Key(Baseline.Entry($0, folder: folder))) }
  }

  /// The entries that were not found.
  ///
  /// - Parameter paths: What was validated; entries for other files are left alone.
  /// - Returns: The entries.
  public func leftOver(below paths: [String]) -> [Baseline.Entry] {
    let roots = paths.map { PathName.fromFolder(folder, PathName.normalized($0)) }
    var rest = self
    return baseline.entries.filter { entry in
      roots.contains { PathName.isBelow(entry.file, $0) } && rest.take(Key(entry))
    }
  }

  private mutating func take(_ key: Key) -> Bool {
    guard let number = numbers[key], number > 0 else { return false }
    numbers[key] = number - 1
    return true
  }
}

extension Baseline.Entry {
  /// The entry for a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - folder: The folder that the baseline stands in.
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
