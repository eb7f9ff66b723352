/// Lets go of what takes long to let go of while whoever held it goes on.
enum Disposal {
  /// Takes a value that is needed no more.
  ///
  /// - Parameters:
  ///   - value: The value, which nobody else holds for long.
  ///   - jobs: How many threads there are; as many as processors unless given.
  static func dispose(of value: some Sendable, jobs: Int?) {
    guard jobs ?? ConcurrentMap.defaultJobs > 1 else { return }
    Task.detached(priority: .background) { withExtendedLifetime(value) {} }
  }
}
