import PortableFoundation

/// Maps a list on several threads, keeping its order, or adds it up; does two things at the same time.
enum ConcurrentMap {
  /// How many threads a run uses unless it is told.
  static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Maps each element; the results stand in the order of the elements, whatever the number of jobs.
  ///
  /// Whoever observes the run is told of each element that is done, if the list is one of its stages, or part of one
  /// with a greater total.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - jobs: How many threads there are; as many as processors unless given.
  ///   - weight: How long an element takes by comparison, where that is known: the longest are begun with, so that no
  ///     thread is left alone with one of them.
  ///   - stage: The stage that the list is of.
  ///   - total: How many elements the stage has; those of the list unless given.
  ///   - transform: What becomes of an element.
  /// - Returns: The results.
  static func map<Element: Sendable, Result: Sendable>(
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

  /// Adds up what elements come to: each thread adds to a sum of its own, and only these few are joined in the end.
  ///
  /// Where the task is cancelled some elements are left out.
  ///
  /// - Parameters:
  ///   - elements: The elements, which are added in any order.
  ///   - blank: A sum of nothing.
  ///   - jobs: How many threads there are; as many as processors unless given.
  ///   - add: Adds an element to a sum.
  ///   - join: Adds a sum to another one.
  /// - Returns: The sum.
  static func sum<Element: Sendable, Sum: Sendable>(
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

  /// Does two things at the same time, or one after the other where there is but one job.
  static func both<First: Sendable, Second: Sendable>(
    jobs: Int?,
    _ first: @Sendable () async -> First,
    _ second: @Sendable () async -> Second
  ) async -> (First, Second) {
    guard jobs ?? defaultJobs > 1 else { return (await first(), await second()) }
    async let other = second()
    return (await first(), await other)
  }

  /// Hands out the places of a list as threads ask for more, many at first and one by one at the end, so that no thread
  /// waits long for the last one.
  private final class Batches: @unchecked Sendable {
    private let count: Int
    private let jobs: Int
    private let lock = ThreadLock()
    private var start = 0

    init(count: Int, jobs: Int) { (self.count, self.jobs) = (count, jobs) }

    /// The next places; nil where none are left.
    func next() -> Range<Int>? {
      lock.withLock {
        guard start < count else { return nil }
        let batch = start..<start + max(1, (count - start) / (jobs * 16))
        start = batch.upperBound
        return batch
      }
    }
  }

  /// Room for the results of a list, which are put there by several threads and taken by one: results may be large, and
  /// are not copied on the way.
  private final class ResultBuffer<Result>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Result>

    init(count: Int) { places = .allocate(capacity: count) }

    deinit { places.deallocate() }

    /// Puts a result at a place to which none was put before.
    func put(_ result: Result, at index: Int) { places.initializeElement(at: index, to: result) }

    /// Takes all results out, once every place has one.
    func take() -> [Result] {
      Array(unsafeUninitializedCapacity: places.count) { buffer, count in
        count = buffer.moveInitialize(fromContentsOf: places)
      }
    }
  }
}
