import Foundation
import Testing

@testable import ProjectModel

@Suite("Lazily computed values")
struct RememberedTests {
  @Test("A value is computed once for all callers", arguments: [1, 3])
  func once(jobs: Int) async {
    let (remembered, finds) = (Remembered<Int>(), Remembered<UUID>())
    let found = await ConcurrentMap.map(Array(0..<100), jobs: jobs) { number in
      (remembered.value { number }, finds.value { UUID() })
    }
    #expect(Set(found.map(\.0)).count == 1)
    #expect(Set(found.map(\.1)).count == 1)
  }
}
