import PortableFoundation
import ProjectModel

/// A terminal line that shows the progress of a run; it is redrawn in place and erased at the end.
final class ProgressLine: @unchecked Sendable {
  /// The delay, in seconds, before the line appears; shorter runs do not show the line.
  private static let delay = 0.3
  /// The minimum interval between redraws, in seconds.
  private static let interval = 0.1
  /// The escape sequence that returns to the start of the line and erases it.
  private static let erasure = "\r\u{1B}[K"

  private let lock = ThreadLock()
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Double
  private let columns: @Sendable () -> Int?
  private let start: Double
  /// The progress of each stage that is currently running.
  private var parts: [ValidationProgress.Stage: (done: Int, total: Int)] = [:]
  private var partsStart = 0.0
  private var drawn: Double?
  private var cleanUp: Int?
  private var isOver = false

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - now: Returns the current time in seconds.
  ///   - columns: Returns the current width of the terminal.
  ///   - write: Writes to the terminal without buffering.
  init(
    now: @escaping @Sendable () -> Double,
    columns: @escaping @Sendable () -> Int? = { nil },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.columns = columns
    self.write = write
    start = now()
  }

  /// Records progress of a stage.
  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
    lock.withLock {
      let time = now()
      // Files of all kinds are read concurrently and loaded later; each part of a run has its own counts and rate.
      let isNew = parts[stage].map { $0.done >= $0.total || $0.total != total }
      if isNew ?? parts.keys.contains(where: { $0.isReading != stage.isReading }) { parts = [:] }
      if parts.isEmpty { partsStart = time }
      parts[stage, default: (0, total)].done += number
      let isDue = time - (drawn ?? 0) >= Self.interval || parts.values.allSatisfy { $0.done == $0.total }
      guard !isOver, time - start >= Self.delay, isDue else { return }
      if drawn == nil { cleanUp = Interruption.process.add { [write] in write(Self.erasure) } }
      drawn = time
      let text = CommandMessages.progress(parts, seconds: time - partsStart)
      // A line that wraps could not be erased.
      write(Self.erasure + text.prefix(max((columns() ?? 80) - 1, 0)))
    }
  }

  /// Erases the line and stops drawing.
  func finish() {
    lock.withLock {
      isOver = true
      guard drawn != nil else { return }
      write(Self.erasure)
      drawn = nil
      if let cleanUp { Interruption.process.remove(cleanUp) }
    }
  }
}
