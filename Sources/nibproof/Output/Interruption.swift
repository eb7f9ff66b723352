import Dispatch
import PortableFoundation

/// Cleans up partial files and the progress line when the process is interrupted or terminated.
///
/// Signals are handled on a queue, so that the cleanup can be ordinary code. Afterwards, the same signal terminates
/// the process, as the sender expects.
final class Interruption: @unchecked Sendable {
  /// The instance of the process.
  static let process = Interruption()

  private let lock = ThreadLock()
  private var cleanUps: [Int: @Sendable () -> Void] = [:]
  private var last = 0
  private var sources: [any DispatchSourceSignal] = []

  /// Registers a cleanup that runs if a signal terminates the process, and returns a token for its removal.
  func add(_ cleanUp: @escaping @Sendable () -> Void) -> Int {
    lock.withLock {
      if sources.isEmpty { sources = [SIGINT, SIGTERM, SIGHUP].compactMap(source) }
      last += 1
      cleanUps[last] = cleanUp
      return last
    }
  }

  func remove(_ number: Int) {
    lock.withLock { cleanUps[number] = nil }
  }

  /// Runs code that requires a later cleanup, unless a signal is already terminating the process.
  func beginning<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Runs all cleanups in reverse order.
  func cleanUp() { lock.withLock(cleanUpLocked) }

  private func cleanUpLocked() {
    for (_, cleanUp) in cleanUps.sorted(by: { $0.key > $1.key }) { cleanUp() }
    cleanUps = [:]
  }

  private func source(of number: Int32) -> (any DispatchSourceSignal)? {
    let before = signal(number, SIG_IGN)
    // Signals that a shell ignores for background jobs stay ignored.
    guard !Self.isIgnored(before) else { return nil }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
    source.setEventHandler { [self] in
      // The lock is kept, so that no other thread starts anything before the process ends.
      lock.lock()
      cleanUpLocked()
      Self.end(by: number)
    }
    source.activate()
    return source
  }

  /// Terminates the process by sending a signal to this thread, which must not block the signal.
  ///
  /// A signal to the whole process could reach the dispatch source again: the thread that delivers the first signal
  /// to the source blocks the signal, as all other threads do.
  private static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  #if canImport(Darwin)
    private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
      unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
  #else
    private static func isIgnored(_ handler: __sighandler_t?) -> Bool {
      unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
  #endif
}
