#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
  import Synchronization
#elseif canImport(Musl)
  import Musl
  import Synchronization
#endif

/// Checks whether nonisolated code runs on the main actor, without trapping otherwise.
package enum MainActorContext {
  /// Whether the current code runs on the main actor.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      // The main actor usually runs on the main thread. Older systems accept isolated conformances on any thread.
      if pthread_main_np() != 0 { return true }
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
      return isCastIsolated
    #else
      return FirstThread.isCurrent || isCastIsolated
    #endif
  }

  /// Whether a cast finds an isolated conformance.
  ///
  /// The cast succeeds only on the conformance's actor.
  @inline(never)
  private static var isCastIsolated: Bool {
    let isIsolated = witness is any OnMainActor
    #if !canImport(Darwin)
      if isIsolated { FirstThread.note() }
    #endif
    return isIsolated
  }

  private static let witness: any Sendable = Witness()
}

private protocol OnMainActor {}

private final class Witness: Sendable {}

extension Witness: @MainActor OnMainActor {}

#if !canImport(Darwin)
  /// The process's first thread, which runs the main actor unless Dispatch runs it.
  ///
  /// Comparing threads takes a tenth of the time of a cast.
  private enum FirstThread {
    /// The thread, once the main actor has been observed on it.
    private static let identity = Atomic<UInt>(unknown)
    private static let unknown: UInt = 0
    /// The value if Dispatch runs the main actor, which can then be on any thread.
    private static let none: UInt = 1

    /// Whether the current thread is known to be the first thread.
    static var isCurrent: Bool { identity.load(ordering: .relaxed) == current }

    private static var current: UInt {
      #if canImport(Glibc)
        pthread_self()
      #else
        UInt(bitPattern: pthread_self())
      #endif
    }

    /// Remembers the current thread, which runs the main actor, if it is the first thread.
    static func note() {
      guard identity.load(ordering: .relaxed) == unknown else { return }
      // A link to the current thread, in the form PROCESS/task/THREAD.
      var link = [CChar](repeating: 0, count: 64)
      let count = max(0, readlink("/proc/thread-self", &link, link.count))
      let parts = link.prefix(count).map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: "/"))
      let isFirst = parts.count == 3 && parts[0] == parts[2]
      identity.store(isFirst ? current : none, ordering: .relaxed)
    }
  }
#endif
