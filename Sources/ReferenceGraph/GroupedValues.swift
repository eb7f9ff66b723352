/// Values in numbered groups, stored in one array.
struct GroupedValues<Value: BitwiseCopyable & Sendable>: Sendable {
  private let values: [Value]
  /// The end of each group in the values.
  private let ends: [Int32]

  /// Groups values.
  ///
  /// - Parameters:
  ///   - count: The number of groups.
  ///   - visit: Adds each value to a group; it is called twice and must add the same values both times.
  init(count: Int, _ visit: ((_ group: Int, _ value: Value) -> Void) -> Void) {
    var next = Array(repeating: Int32(0), count: count)
    visit { group, _ in next[group] += 1 }
    var total: Int32 = 0
    for group in next.indices {
      let size = next[group]
      next[group] = total
      total += size
    }
    values = Array(unsafeUninitializedCapacity: Int(total)) { buffer, initialized in
      visit { group, value in
        buffer.initializeElement(at: Int(next[group]), to: value)
        next[group] += 1
      }
      initialized = Int(total)
    }
    ends = next
  }

  /// The values in a group, in the order in which they were added.
  subscript(group: Int) -> ArraySlice<Value> {
    values[(group == 0 ? 0 : Int(ends[group - 1]))..<Int(ends[group])]
  }
}
