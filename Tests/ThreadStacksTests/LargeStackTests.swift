import Testing
import ThreadStacks

struct LargeStackTests {
  /// Recurses to a depth, with about a kilobyte of stack per level.
  @inline(never)
  private static func descend(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 1) { bytes in
      bytes[0] = 1
      return depth == 0 ? 0 : descend(depth - 1) + Int(bytes[0])
    }
  }

  @Test("Code that needs far more than a thread's stack runs to its end")
  func depth() {
    #expect(LargeStack.run { Self.descend(20_000) } == 20_000)
  }

  @Test("A closure on a large stack gets no other one")
  func nesting() {
    let result = LargeStack.run { () -> Int? in
      var sum = 0
      for number in 0..<1000 { sum += LargeStack.run { number } }
      return LargeStack.run { sum }
    }
    #expect(result == 499_500)
  }

  @Test("Results that are nil are results")
  func noResult() {
    var count = 0
    let result: Int? = LargeStack.run {
      count += 1
      return nil
    }
    #expect(result == nil && count == 1)
  }
}
