import Foundation
import Validation

/// Measures how long a session takes to update its findings after an edit, compared with a validation of the whole app.
enum SessionBenchmark {
  static func run(_ directories: [String]) throws -> [Measurement] {
    let app = directories[0]
    let documents = try FileTree.files([app], ["xib", "storyboard"], called: "documents")
    let sources = try FileTree.files([app], ["swift", "m"], called: "sources")
    guard let document = documents.max(by: { $0.bytes.count < $1.bytes.count }),
      let source = sources.max(by: { $0.bytes.count < $1.bytes.count })
    else { return [] }
    let box = Box()
    wait { box.session = try await ValidationSession([app]) }
    guard let session = box.session else { return [] }
    let whole = median { wait { _ = try await Validator().validate([app]) } }
    var number = 0
    /// Returns the median time of an edit that appends a comment to a file, including the new findings; each
    /// edit changes the text.
    func edited(
      _ file: (path: String, bytes: [UInt8]),
      isProvisional: Bool = false,
      _ comment: (Int) -> String
    ) -> Double {
      median {
        number += 1
        let path = "\(app)/\(file.path)"
        let text = file.bytes + Array(comment(number).utf8)
        wait {
          try await session.update(path, text: text)
          if isProvisional {
            _ = try await session.provisionalFindings(after: path)
          } else {
            _ = try await session.findings(in: "\(app)/\(document.path)")
          }
        }
      }
    }
    return [
      Measurement(
        "session-document",
        value: edited(document) { "<!-- \($0) -->" },
        unit: "ms",
        floor: whole
      ),
      Measurement("session-source", value: edited(source) { "\n// \($0)\n" }, unit: "ms", floor: whole),
      Measurement(
        "session-source-provisional",
        value: edited(source, isProvisional: true) { "\n// \($0)\n" },
        unit: "ms",
        floor: whole
      ),
    ]
  }

  private final class Box: @unchecked Sendable { var session: ValidationSession? }

  /// Returns the median time in milliseconds.
  private static func median(_ work: () -> Void) -> Double {
    let times = (0..<9).map { _ -> Double in
      let start = ContinuousClock.now
      work()
      let time = ContinuousClock.now - start
      return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
    }
    return times.sorted()[times.count / 2]
  }

  /// Blocks the thread until asynchronous work is done.
  private static func wait(_ work: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
      try? await work()
      done.signal()
    }
    done.wait()
  }
}
