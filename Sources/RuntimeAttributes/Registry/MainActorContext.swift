#if canImport(Darwin)
  import Darwin
#endif

/// Tells whether code without isolation runs on the main actor, without ending the app where it does not.
package enum MainActorContext {
  /// Whether this is the main actor.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      // The main actor is mostly its thread. Older systems take any thread for an isolated conformance's own.
      if pthread_main_np() != 0 { return true }
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
    #endif
    // Casts find an isolated conformance on its actor alone.
    return witness is any OnMainActor
  }

  private static let witness: any Sendable = Witness()
}

private protocol OnMainActor {}

private final class Witness: Sendable {}

extension Witness: @MainActor OnMainActor {}
