import Foundation
import Reporting
import Validation

/// One line on a terminal that says what is being read and how far, drawn over itself and gone at the end.
final class ProgressLine: @unchecked Sendable {
  /// A run that is over before this many seconds shows nothing.
  private static let delay = 0.3
  /// How often the line is drawn at most, in seconds.
  private static let interval = 0.1
  /// Back to the beginning of the line, and away with it.
  private static let erasure = "\r\u{1B}[K"

  private let lock = NSLock()
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Double
  private let start: Double
  private var stage: ValidationProgress.Stage?
  private var stageStart = 0.0
  private var done = 0
  private var total = 0
  private var drawn: Double?
  private var cleanUp: Int?
  private var isOver = false

  /// Prepares a line.
  ///
  /// - Parameters:
  ///   - now: A clock, in seconds.
  ///   - write: Writes to the terminal at once.
  init(now: @escaping @Sendable () -> Double, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
    start = now()
  }

  /// Some more of a stage is done.
  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
    lock.withLock {
      let time = now()
      if stage != self.stage || done >= self.total || total != self.total {
        // Each part of a run counts anew, and so does its rate.
        (self.stage, self.total, done, stageStart) = (stage, total, 0, time)
      }
      done += number
      let isDue = time - (drawn ?? 0) >= Self.interval || done == total
      guard !isOver, time - start >= Self.delay, isDue else { return }
      if drawn == nil { cleanUp = Interruption.process.add { [write] in write(Self.erasure) } }
      drawn = time
      write(Self.erasure + Sentences.progress(stage, done, of: total, seconds: time - stageStart))
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
