#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
  import Synchronization
#elseif canImport(Musl)
  import Musl
  import Synchronization
#endif

/// Checks whether nonisolated code runs on the main actor, without trapping if it does not.
package enum MainActorContext {
  /// Whether the current code runs on the main actor.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      // The main actor usually is the main thread. Older systems accept any thread for an isolated conformance.
      if pthread_main_np() != 0 { return true }
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
      return isCastIsolated
    #else
      return FirstThread.isCurrent || isCastIsolated
    #endif
  }

  /// A cast finds an isolated conformance only on its actor.
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
  /// The process's first thread, where the main actor runs unless the program leaves it to Dispatch.
  ///
  /// Comparing threads costs a tenth of a cast.
  private enum FirstThread {
    /// The thread, once the main actor was seen on it.
    private static let identity = Atomic<UInt>(unknown)
    private static let unknown: UInt = 0
    /// Dispatch runs the main actor, on any thread in turn.
    private static let none: UInt = 1

    /// Whether the current thread is the first one.
    static var isCurrent: Bool { identity.load(ordering: .relaxed) == current }

    private static var current: UInt {
      #if canImport(Glibc)
        pthread_self()
      #else
        UInt(bitPattern: pthread_self())
      #endif
    }

    /// Remembers the current thread, which runs the main actor, if it is the first one.
    static func note() {
      guard identity.load(ordering: .relaxed) == unknown else { return }
      // A link to the current thread: PROCESS/task/THREAD.
      var link = [CChar](repeating: 0, count: 64)
      let count = max(0, readlink("/proc/thread-self", &link, link.count))
      let parts = link.prefix(count).map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: "/"))
      let isFirst = parts.count == 3 && parts[0] == parts[2]
      identity.store(isFirst ? current : none, ordering: .relaxed)
    }
  }
#endif
