import ProjectModel

/// An observer that records the paths that a run skips.
final class PassedOver: ValidationProgress.Observer, @unchecked Sendable {
  private(set) var paths: [String] = []

  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {}
  func passOver(_ path: String, reason: String) { paths.append(path) }
}
