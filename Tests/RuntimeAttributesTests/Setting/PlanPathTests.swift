import RuntimeAttributes
import Testing

@Suite("Plans with key paths")
struct PlanPathTests {
  private class Layer { var cornerRadius = 0.0 }
  private final class BigLayer: Layer {}
  private final class Cell { var layer: Layer? = Layer() }
  private final class View { var cell = Cell() }

  @MainActor private final class Panel { var width = 0.0 }

  private static func registry() throws -> TypeRegistry {
    try TypeRegistry {
      $0.register(Layer.self) {
        $0.property("cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
      }
      $0.register(Cell.self) { $0.property("layer", \.layer) }
      $0.register(View.self) { $0.property("cell", \.cell) }
    }
  }

  @Test("Values are set along a key path", arguments: ["cell.layer.cornerRadius", "layer.cornerRadius"])
  func path(_ keyPath: String) throws {
    let registry = try Self.registry()
    let (view, cell) = (View(), Cell())
    let object: AnyObject = keyPath.hasPrefix("cell") ? view : cell
    let plan = registry.makePlan([RuntimeAttribute(AttributeKeyPath(keyPath), 4.5)], for: type(of: object))
    #expect(plan.apply(to: object).succeeded)
    #expect((object === view ? view.cell : cell).layer?.cornerRadius == 4.5)
  }

  @Test("An object of a subclass in the path, and nil")
  func exceptions() throws {
    let registry = try Self.registry()
    let plan = registry.makePlan([RuntimeAttribute("layer.cornerRadius", 2)], for: Cell.self)
    let cell = Cell()
    cell.layer = BigLayer()
    #expect(plan.apply(to: cell).succeeded)
    #expect(cell.layer?.cornerRadius == 2)
    cell.layer = nil
    #expect(plan.apply(to: cell).failures.map(\.error.reason) == [.noValue])
  }

  @Test("Main-actor attributes are set only on the main actor")
  func isolation() async throws {
    let (registry, panel) = try await MainActor.run {
      (
        try TypeRegistry { $0.register(Panel.self) { $0.property("width", \.width) } }, Panel()
      )
    }
    let plan = registry.makePlan(
      [RuntimeAttribute("width", 3), RuntimeAttribute("width", 5)],
      for: Panel.self
    )
    #expect(await MainActor.run { plan.apply(to: panel) }.succeeded)
    #expect(await panel.width == 5)
    let report = await Task.detached { plan.apply(to: panel) }.value
    #expect(report.failures.map(\.error.reason) == [.notOnMainActor, .notOnMainActor])
  }
}
