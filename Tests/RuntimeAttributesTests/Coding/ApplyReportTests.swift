import RuntimeAttributes
import Testing

private final class Layer {
  var cornerRadius = 0.0
  var name: String?
}

private class Button {
  let layer = Layer()
  var title = ""
  var isEnabled = true
  weak var owner: Button?
}

private final class RedButton: Button {
  var borderWidth: Float = 0
}

@Suite("Applying attributes to registered Swift classes")
struct ApplicationReportTests {
  private let registry: ClassRegistry

  init() throws {
    registry = try ClassRegistry {
      Class(Layer.self) {
        Property("cornerRadius", \.cornerRadius)
        Property("name", \.name)
      }
      Class(Button.self) {
        Property("layer", \.layer)
        Property("title", \.title)
        Property("enabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
        Property("owner", \.owner).outlet()
      }
      Class(RedButton.self) {
        Property("borderWidth", \.borderWidth).inspectable()
      }
    }
  }

  @Test("One of five attributes raises: the others are set, and the error contains a suggestion")
  func fiveAttributes() throws {
    let button = RedButton()
    let report = registry.apply(
      [
        RuntimeAttribute("layer.cornerRadius", 10),
        RuntimeAttribute("borderWidth", 1.5),
        RuntimeAttribute("layer.cornerRadios", 10),
        RuntimeAttribute("title", "Stop"),
        RuntimeAttribute("enabled", false),
      ],
      to: button
    )
    #expect(button.layer.cornerRadius == 10)
    #expect(button.borderWidth == 1.5)
    #expect(button.title == "Stop")
    #expect(!button.isEnabled)
    #expect(!report.succeeded)
    #expect(
      report.failures.map(\.error) == [
        .undefinedKey(
          .init(key: "cornerRadios", operation: .set, className: "Layer", nearestKey: "cornerRadius")
        )
      ]
    )
    #expect(report.results.map { (try? $0.outcome.get()) == nil } == [false, false, true, false, false])
  }

  @Test("The throwing variant stops at the first error and keeps earlier values")
  func applyAll() {
    let button = RedButton()
    #expect(throws: KeyValueCodingError.self) {
      try registry.applyAll(
        [RuntimeAttribute("title", "a"), RuntimeAttribute("titel", "b"), RuntimeAttribute("title", "c")],
        to: button
      )
    }
    #expect(button.title == "a")
  }

  @Test("An unregistered subclass has the properties of its registered superclass")
  func unregisteredSubclass() throws {
    final class Special: Button {}
    let button = Special()
    try registry.setValue("x", forKeyPath: "title", of: button)
    #expect(button.title == "x")
  }

  @Test("Objects are set by outlets if their class matches")
  func objects() throws {
    let button = RedButton()
    let owner = Button()
    #expect(try registry.setValue(BoxedValue.object(owner), forKeyPath: "owner", of: button) == .stored)
    #expect(button.owner === owner)
    let outcome = try registry.converting(.likeTheRuntime)
      .setValue(BoxedValue.object(Layer()), forKeyPath: "owner", of: button)
    #expect(outcome == .refused(expected: PropertyType(.object("Button"), isOptional: true)))
    #expect(button.owner === owner)
  }

  @Test("A nil object in a path raises, or has no effect as in the runtime")
  func nilInPath() throws {
    let button = RedButton()
    #expect(throws: KeyValueCodingError.noObject(key: "owner", className: "RedButton")) {
      try registry.setValue("x", forKeyPath: "owner.title", of: button)
    }
    let outcome = try registry.converting(.likeTheRuntime).setValue(
      "x",
      forKeyPath: "owner.title",
      of: button
    )
    #expect(outcome == .noEffect(nilKey: "owner"))
  }

  @Test("Values are read by key path")
  func reading() throws {
    let button = RedButton()
    button.layer.cornerRadius = 4
    #expect(try registry.value(forKeyPath: "layer.cornerRadius", of: button) == .attribute(.real(4)))
    #expect(try registry.value(forKeyPath: "owner.title", of: button) == .nil)
  }
}
