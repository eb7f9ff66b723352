import Foundation

/// Maps a list on several threads, keeping its order.
enum ConcurrentMap {
  /// How many threads a run uses unless it is told.
  static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Maps each element; the results stand in the order of the elements, whatever the number of jobs.
  ///
  /// Whoever observes the run is told of each element that is done, if the list is one of its stages, or part of one
  /// with a greater total.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    jobs: Int?,
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
    // Small batches, handed out as jobs finish, so that one large file does not keep the others waiting.
    let batchSize = max(1, elements.count / (jobs * 16))
    let batches = stride(from: 0, to: elements.count, by: batchSize).map { start in
      start..<min(start + batchSize, elements.count)
    }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var next = 0
      func addTask() {
        guard next < batches.count else { return }
        let (number, batch) = (next, batches[next])
        next += 1
        group.addTask { (number, elements[batch].map(transform)) }
      }
      for _ in 0..<jobs { addTask() }
      var results: [[Result]] = Array(repeating: [], count: batches.count)
      while let (number, mapped) = await group.next() {
        results[number] = mapped
        addTask()
      }
      return results.flatMap(\.self)
    }
  }
}
