import Testing

@testable import ProjectModel

@Suite("Concurrent maps")
struct ConcurrentMapTests {
  private static let sizes = [(0, 2), (1, 4), (3, 8), (100, 1), (1_000, 2), (1_000, 7)]

  @Test("The results have the order of the elements, with any number of jobs", arguments: sizes)
  func order(count: Int, jobs: Int) async {
    let results = await ConcurrentMap.map(Array(0..<count), jobs: jobs) { "\($0)" }
    #expect(results == (0..<count).map { "\($0)" })
  }

  @Test("The results do not depend on the starting order", arguments: sizes)
  func weights(count: Int, jobs: Int) async {
    let results = await ConcurrentMap.map(Array(0..<count), jobs: jobs, weight: { $0 % 7 }, { -$0 })
    #expect(results == (0..<count).map { -$0 })
  }

  @Test("Two tasks are each performed once; with one job, in order", arguments: [1, 2])
  func both(jobs: Int) async {
    let (first, second) = await ConcurrentMap.both(jobs: jobs) {
      ContinuousClock.now
    } _: {
      ContinuousClock.now
    }
    #expect(jobs > 1 || first <= second)
  }

  @Test("A sum that is no longer needed is cancelled", arguments: [1, 3])
  func cancellation(jobs: Int) async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      let ones = Array(repeating: 1, count: 100)
      return await ConcurrentMap.sum(ones, to: 0, jobs: jobs, adding: +=, joining: +=)
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test("Each element is counted once in a sum", arguments: sizes)
  func sum(count: Int, jobs: Int) async {
    let blank: [Int: Int] = [:]
    let add = { @Sendable (sum: inout [Int: Int], element: Int) in sum[element % 10, default: 0] += element }
    let sum = await ConcurrentMap.sum(Array(0..<count), to: blank, jobs: jobs, adding: add) {
      (sum: inout [Int: Int], part: [Int: Int]) in sum.merge(part, uniquingKeysWith: +)
    }
    let expected = (0..<count).reduce(into: blank, add)
    #expect(sum == expected)
  }

  @Test("Mapped values are released with the results")
  func lifetime() async {
    final class Token: Sendable {}
    final class Reference { weak var token: Token? }
    var references: [Reference] = []
    do {
      let tokens = await ConcurrentMap.map(Array(0..<50), jobs: 3) { _ in Token() }
      references = tokens.map { token in
        let reference = Reference()
        reference.token = token
        return reference
      }
      #expect(Set(tokens.map(ObjectIdentifier.init)).count == 50)
      #expect(references.allSatisfy { $0.token != nil })
    }
    #expect(references.allSatisfy { $0.token == nil })
  }
}
