import RuntimeAttributes
import Testing

private final class Layer { var cornerRadius = 0.0 }
private class Button { let layer = Layer() }
private final class RedButton: Button { var borderWidth = 0.0 }

@Suite("The library example")
struct LibraryExampleTests {
  @Test("The example in the README")
  func example() throws {
    let registry = try ClassRegistry {
      Class(Layer.self) { Property("cornerRadius", \.cornerRadius) }
      Class(Button.self) { Property("layer", \.layer) }
      Class(RedButton.self, inherits: Button.self) { Property("borderWidth", \.borderWidth).inspectable() }
    }
    let button = RedButton()
    let report = registry.apply(
      [
        RuntimeAttribute("layer.cornerRadius", 10),
        RuntimeAttribute("borderWidth", 1.5),
        RuntimeAttribute("layer.cornerRadios", 10),
      ],
      to: button
    )
    #expect(button.layer.cornerRadius == 10)
    #expect(button.borderWidth == 1.5)
    let undefined = KeyValueCodingError.UndefinedKey(
      key: "cornerRadios",
      operation: .set,
      className: "Layer",
      nearestKey: "cornerRadius"
    )
    #expect(
      report.results.map(\.outcome) == [
        .success(.converted), .success(.stored), .failure(.undefinedKey(undefined)),
      ]
    )
  }
}
