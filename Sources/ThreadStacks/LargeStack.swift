#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs code with a stack of known size, whatever thread calls it.
///
/// Secondary threads have 512 KB on Apple's platforms and 8 MB on Linux. Code that recurses on input runs on a large
/// stack, so that its limits on depth are the same everywhere and hold without optimization as well.
package enum LargeStack {
  /// The size of the stacks in bytes. It is address space: only the pages that are used take memory.
  private static let size = 64 << 20
  /// The remaining size that suffices, for code on a large stack that asks for one.
  private static let sufficient = 48 << 20

  /// Runs a closure on the current thread if its stack is large, or else on a new thread, and waits for it.
  ///
  /// The closure must not be isolated to an actor, and sees no task.
  ///
  /// - Parameter body: The closure.
  /// - Returns: Its result.
  package static func run<Result>(_ body: () -> Result) -> Result {
    guard remaining < sufficient else { return body() }
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { body in
      let job = Job(body)
      // Without the memory for another thread, inputs of ordinary depth can still be read.
      if !start(job) { job.body() }
    }
    return result ?? body()
  }

  private final class Job {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a job on a new thread to its end; returns false if no thread can be created.
  private static func start(_ job: Job) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let pointer = Unmanaged.passUnretained(job).toOpaque()
    let failure = pthread_create(
      &thread,
      &attributes,
      { argument in
        // The argument is optional on Linux alone.
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().body() }
        return nil
      },
      pointer
    )
    guard failure == 0 else { return false }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return true
  }

  /// The number of bytes that are left on the current thread's stack, or 0 if unknown.
  private static var remaining: Int {
    let lowest: UInt
    #if canImport(Darwin)
      let thread = pthread_self()
      lowest = UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread))
    #else
      var attributes = pthread_attr_t()
      guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
      defer { pthread_attr_destroy(&attributes) }
      var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
      guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return 0 }
      lowest = UInt(bitPattern: start)
    #endif
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { here in
      // An address outside these bounds is a stack of another kind, such as the address sanitizer's.
      Int(exactly: UInt(bitPattern: here.baseAddress).subtractingReportingOverflow(lowest).partialValue) ?? 0
    }
  }
}
