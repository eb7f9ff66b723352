import PortableFoundation
import Validation

/// One line on a terminal that says what is being read and how far, drawn over itself and gone at the end.
final class ProgressLine: @unchecked Sendable {
  /// A run that is over before this many seconds shows nothing.
  private static let delay = 0.3
  /// How often the line is drawn at most, in seconds.
  private static let interval = 0.1
  /// Back to the beginning of the line, and away with it.
  private static let erasure = "\r\u{1B}[K"

  private let lock = ThreadLock()
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Double
  private let columns: @Sendable () -> Int?
  private let start: Double
  /// How much of each stage is done, of those that run at the same time.
  private var parts: [ValidationProgress.Stage: (done: Int, total: Int)] = [:]
  private var partsStart = 0.0
  private var drawn: Double?
  private var cleanUp: Int?
  private var isOver = false

  /// Prepares a line.
  ///
  /// - Parameters:
  ///   - now: A clock, in seconds.
  ///   - columns: How wide the terminal is at the moment.
  ///   - write: Writes to the terminal at once.
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

  /// Some more of a stage is done.
  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
    lock.withLock {
      let time = now()
      // Files of all kinds are read at the same time, and loaded later; each part of a run counts anew, and so does its
      // rate.
      let isNew = parts[stage].map { $0.done >= $0.total || $0.total != total }
      if isNew ?? parts.keys.contains(where: { $0.isReading != stage.isReading }) { parts = [:] }
      if parts.isEmpty { partsStart = time }
      parts[stage, default: (0, total)].done += number
      let isDue = time - (drawn ?? 0) >= Self.interval || parts.values.allSatisfy { $0.done == $0.total }
      guard !isOver, time - start >= Self.delay, isDue else { return }
      if drawn == nil { cleanUp = Interruption.process.add { [write] in write(Self.erasure) } }
      drawn = time
      let text = CommandMessages.progress(parts, seconds: time - partsStart)
      // A line that the terminal broke in two could not be taken away.
      write(Self.erasure + text.prefix(max((columns() ?? 80) - 1, 0)))
    }
  }

  /// Takes the line away; nothing is drawn any more.
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
