/// Releases large values in the background.
package enum Disposal {
  /// Releases a value on a background task; does nothing if only one job is allowed.
  ///
  /// - Parameters:
  ///   - value: The value; other references to it must be short-lived.
  ///   - jobs: The number of threads; by default, the number of processors.
  package static func dispose(of value: some Sendable, jobs: Int?) {
    guard jobs ?? ConcurrentMap.defaultJobs > 1 else { return }
    Task.detached(priority: .background) { withExtendedLifetime(value) {} }
  }
}
