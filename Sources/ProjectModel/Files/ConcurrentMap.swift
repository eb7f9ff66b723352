import PortableFoundation

/// Runs work on several threads.
package enum ConcurrentMap {
  /// The default number of threads.
  package static let defaultJobs = ProcessInfo.processInfo.activeProcessorCount

  /// Maps each element; the order of the results does not depend on the number of jobs.
  ///
  /// If the list belongs to a stage, the run's observer is notified of each finished element.
  ///
  /// - Parameters:
  ///   - elements: The elements to transform.
  ///   - jobs: The number of threads; by default, the number of processors.
  ///   - weight: The relative cost of an element, if known. The most expensive elements are processed first, so that no
  ///     thread is still busy with an expensive element at the end.
  ///   - stage: The stage of the run to which the list belongs, if any.
  ///   - total: The number of elements in the stage; by default, the number of elements in the list.
  ///   - transform: Transforms an element.
  /// - Returns: The transformed elements, in the order of `elements`.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    jobs: Int?,
    weight: ((Element) -> Int)? = nil,
    stage: ValidationProgress.Stage? = nil,
    of total: Int? = nil,
    _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    let jobs = max(1, min(jobs ?? defaultJobs, elements.count))
    let observer = stage == nil ? nil : ValidationProgress.observer
    let transform = { @Sendable (element: Element) -> Result in
      defer { if let stage { observer?.advance(stage, by: 1, of: total ?? elements.count) } }
      return transform(element)
    }
    guard jobs > 1 else { return elements.map(transform) }
    let batches = Batches(count: elements.count, jobs: jobs)
    let order = weight.map { weight in
      let weights = elements.map(weight)
      return elements.indices.sorted { weights[$0] > weights[$1] }
    }
    let results = ResultBuffer<Result>(count: elements.count)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          while let batch = batches.next() {
            for place in batch {
              let index = order?[place] ?? place
              results.put(transform(elements[index]), at: index)
            }
          }
        }
      }
    }
    return results.take()
  }

  /// Reduces elements: each thread computes a partial sum, and the partial sums are combined at the end.
  ///
  /// If the task is cancelled, the remaining elements are skipped.
  ///
  /// - Parameters:
  ///   - elements: The elements, which may be added in any order.
  ///   - blank: The initial value of each partial sum.
  ///   - jobs: The number of threads; by default, the number of processors.
  ///   - add: Adds an element to a partial sum.
  ///   - join: Adds a partial sum to another partial sum.
  /// - Returns: The total of the partial sums.
  package static func sum<Element: Sendable, Sum: Sendable>(
    _ elements: [Element],
    to blank: Sum,
    jobs: Int?,
    adding add: @escaping @Sendable (inout Sum, Element) -> Void,
    joining join: (inout Sum, Sum) -> Void
  ) async -> Sum {
    let jobs = max(1, min(jobs ?? defaultJobs, elements.count))
    guard jobs > 1 else { return elements.lazy.prefix { _ in !Task.isCancelled }.reduce(into: blank, add) }
    let batches = Batches(count: elements.count, jobs: jobs)
    return await withTaskGroup(of: Sum.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          var sum = blank
          while !Task.isCancelled, let batch = batches.next() {
            for index in batch { add(&sum, elements[index]) }
          }
          return sum
        }
      }
      var sum = await group.next() ?? blank
      for await other in group { join(&sum, other) }
      return sum
    }
  }

  /// Runs two closures concurrently, or sequentially if only one job is allowed.
  package static func both<First: Sendable, Second: Sendable>(
    jobs: Int?,
    _ first: @Sendable () async -> First,
    _ second: @Sendable () async -> Second
  ) async -> (First, Second) {
    guard jobs ?? defaultJobs > 1 else { return (await first(), await second()) }
    async let other = second()
    return (await first(), await other)
  }

  /// Distributes the indexes of a list over threads in batches of decreasing size, so that no thread waits long for
  /// the last batch.
  private final class Batches: @unchecked Sendable {
    private let count: Int
    private let jobs: Int
    private let lock = ThreadLock()
    private var start = 0

    init(count: Int, jobs: Int) { (self.count, self.jobs) = (count, jobs) }

    /// Returns the next batch, or nil at the end.
    func next() -> Range<Int>? {
      lock.withLock {
        guard start < count else { return nil }
        let batch = start..<start + max(1, (count - start) / (jobs * 16))
        start = batch.upperBound
        return batch
      }
    }
  }

  /// A buffer into which several threads store results, and from which one thread moves all results without copying
  /// them.
  private final class ResultBuffer<Result>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Result>

    init(count: Int) { places = .allocate(capacity: count) }

    deinit { places.deallocate() }

    /// Stores a result at an unused index.
    func put(_ result: Result, at index: Int) { places.initializeElement(at: index, to: result) }

    /// Moves all results out; every index must have a result.
    func take() -> [Result] {
      Array(unsafeUninitializedCapacity: places.count) { buffer, count in
        count = buffer.moveInitialize(fromContentsOf: places)
      }
    }
  }
}
