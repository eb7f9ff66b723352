import RuntimeAttributes
import Testing

@Suite("Registries and tasks")
struct TypeRegistrySendableTests {
  private final class Counter { var value = 0 }

  @Test("Many tasks use one registry and one plan")
  func tasks() async throws {
    let registry = try TypeRegistry { $0.register(Counter.self) { $0.property("value", \.value) } }
    let plan = registry.makePlan([RuntimeAttribute("value", 3)], for: Counter.self)
    let sum = await withTaskGroup(of: Int.self) { group in
      for index in 0..<64 {
        group.addTask {
          let counters = (0..<100).map { _ in Counter() }
          for counter in counters {
            plan.apply(to: counter)
            _ = try? registry.setValue(
              AttributeValue.integer(counter.value + index),
              forKeyPath: "value",
              of: counter
            )
          }
          return counters.reduce(0) { $0 + $1.value }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 64 * 100 * 3 + 100 * (0..<64).reduce(0, +))
  }
}
