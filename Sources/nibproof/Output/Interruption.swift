import Dispatch
import PortableFoundation

/// Leaves nothing half-written, and no line of progress, when the process is interrupted or told to end.
///
/// A signal is taken on a queue and not where it strikes, so that what is to be done may be ordinary code; then the
/// process ends by the same signal, as whoever sent it expects.
final class Interruption: @unchecked Sendable {
  /// The process's own.
  static let process = Interruption()

  private let lock = ThreadLock()
  private var cleanUps: [Int: @Sendable () -> Void] = [:]
  private var last = 0
  private var sources: [any DispatchSourceSignal] = []

  /// Has something done if a signal ends the process.
  ///
  /// - Parameter cleanUp: What is to be done.
  /// - Returns: What takes it back.
  func add(_ cleanUp: @escaping @Sendable () -> Void) -> Int {
    lock.withLock {
      if sources.isEmpty { sources = [SIGINT, SIGTERM, SIGHUP].compactMap(source) }
      last += 1
      cleanUps[last] = cleanUp
      return last
    }
  }

  /// Takes back what was to be done.
  func remove(_ number: Int) {
    lock.withLock { cleanUps[number] = nil }
  }

  /// Does what leaves something to clean up, unless a signal is ending the process: nothing more is begun then.
  func beginning<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Does everything that is to be done, the last first.
  func cleanUp() { lock.withLock(cleanUpLocked) }

  private func cleanUpLocked() {
    for (_, cleanUp) in cleanUps.sorted(by: { $0.key > $1.key }) { cleanUp() }
    cleanUps = [:]
  }

  private func source(of number: Int32) -> (any DispatchSourceSignal)? {
    let before = signal(number, SIG_IGN)
    // What a shell has its background jobs ignore stays ignored.
    guard !Self.isIgnored(before) else { return nil }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
    source.setEventHandler { [self] in
      // Whoever would begin something waits for the end.
      lock.lock()
      cleanUpLocked()
      Self.end(by: number)
    }
    source.activate()
    return source
  }

  /// Ends the process by a signal, at this thread, which must not block it for that.
  ///
  /// A signal to the whole process could be taken by the source once more: while another thread hands on the first one
  /// to the source, it blocks it like all others.
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
