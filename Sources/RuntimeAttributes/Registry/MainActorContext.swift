#if canImport(Darwin)
  import Darwin
#endif

/// Checks whether nonisolated code runs on the main actor, without trapping if it does not.
package enum MainActorContext {
  /// Whether the current code runs on the main actor.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      // The main actor usually is the main thread. Older systems accept any thread for an isolated conformance.
      if pthread_main_np() != 0 { return true }
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
    #endif
    // A cast finds an isolated conformance only on its actor.
    return witness is any OnMainActor
  }

  private static let witness: any Sendable = Witness()
}

private protocol OnMainActor {}

private final class Witness: Sendable {}

extension Witness: @MainActor OnMainActor {}
