#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs code on a stack of known size, regardless of the calling thread.
///
/// Secondary threads have 512 KB on Apple platforms and 8 MB on Linux. Code that recurses on input runs on a large
/// stack, so that its depth limits are the same on all platforms and also hold in unoptimized builds.
package enum LargeStack {
  /// The size of the stacks in bytes.
  ///
  /// The size is reserved as address space; only used pages occupy memory.
  private static let size = 64 << 20

  /// Runs a closure on a thread with a large stack, and waits for its result.
  ///
  /// The closure must not be isolated to an actor, and has no current task. If the current thread already has a large
  /// stack, the closure runs on it.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The closure's result.
  package static func run<Result>(_ body: () -> Result) -> Result {
    guard !isCurrent else { return body() }
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { body in
      let job = Job(body)
      // Without memory for another thread, the current stack still suffices for inputs of ordinary depth.
      if !start(job) { job.body() }
    }
    return result ?? body()
  }

  private final class Job {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Runs the body on the current thread, which has a large stack.
    func run() {
      if let key = LargeStack.key { pthread_setspecific(key, Unmanaged.passUnretained(self).toOpaque()) }
      body()
    }
  }

  /// The key of a thread-specific value that marks threads with large stacks; nil if no key is available.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Whether the current thread has a large stack.
  private static var isCurrent: Bool { key.map { pthread_getspecific($0) != nil } ?? false }

  /// Runs a job on a new thread and waits for it; returns false if the thread cannot be created.
  private static func start(_ job: Job) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    let thread = storage(for: pthread_create)
    defer { thread.deallocate() }
    let pointer = Unmanaged.passUnretained(job).toOpaque()
    let failure = pthread_create(
      thread,
      &attributes,
      { argument in
        // The argument is optional only on Linux.
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().run() }
        return nil
      },
      pointer
    )
    guard failure == 0 else { return false }
    if let thread = thread.pointee as pthread_t? { pthread_join(thread, nil) }
    return true
  }

  /// Returns uninitialized storage for a thread handle; `pthread_t` is optional on some platforms.
  private static func storage<Thread, Attributes, Body, Argument>(
    for create: (UnsafeMutablePointer<Thread>, Attributes, Body, Argument) -> Int32
  ) -> UnsafeMutablePointer<Thread> { .allocate(capacity: 1) }
}
