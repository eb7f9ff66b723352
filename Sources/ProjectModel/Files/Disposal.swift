/// Releases large values in the background.
package enum Disposal {
  /// Releases a value that is no longer needed.
  ///
  /// - Parameters:
  ///   - value: The value; other references to it must be short-lived.
  ///   - jobs: The number of threads; the number of processors by default.
  package static func dispose(of value: some Sendable, jobs: Int?) {
    guard jobs ?? ConcurrentMap.defaultJobs > 1 else { return }
    Task.detached(priority: .background) { withExtendedLifetime(value) {} }
  }
}
