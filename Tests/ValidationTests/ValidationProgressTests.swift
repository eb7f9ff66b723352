import Foundation
import NibproofTestSupport
import Testing
import Validation

@Suite("Progress of runs")
struct ValidationProgressTests {
  /// An observer that counts the files of each stage.
  private final class Counter: ValidationProgress.Observer, @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [ValidationProgress.Stage: Int] = [:]

    func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
      lock.withLock { numbers[stage, default: 0] += number }
    }

    func passOver(_ path: String, reason: String) {}

    var counts: [ValidationProgress.Stage: Int] { lock.withLock { numbers } }
  }

  /// A window of an app that validates files; only the main actor uses its state.
  @MainActor private final class Window {
    private let counter = Counter()
    private var report: ValidationReport?

    func validate(_ path: String) async throws(ValidationError) -> [ValidationProgress.Stage: Int] {
      report = try await ValidationProgress.observed(by: counter) { () async throws(ValidationError) in
        report = nil
        return try await Validator().validate([path])
      }
      return counter.counts
    }
  }

  @Test("A class of the main actor observes a run")
  func mainActor() async throws {
    let tree = try TemporaryTree(["V.swift": "class V: UIView {}", "V.xib": xib("<view id=\"v\"/>")])
    let counts = try await Window().validate(tree.path)
    #expect(counts == [.sources: 1, .documents: 1, .loads: 1])
  }
}
